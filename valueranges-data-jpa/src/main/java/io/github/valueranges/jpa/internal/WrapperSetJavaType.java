package io.github.valueranges.jpa.internal;

import io.github.valueranges.SetType;
import io.github.valueranges.WrapperSet;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import org.hibernate.mapping.BasicValue;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.AbstractJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators;
import org.hibernate.type.spi.TypeConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * The wrapper set without its element class. It makes the mapping of {@code WrapperSet<Right>} when an attribute is
 * declared so, and binds parameters, of which Hibernate sees the class alone; it maps no attribute itself.
 */
final class WrapperSetJavaType extends AbstractJavaType<WrapperSet<?>> {

    private static final String NO_ELEMENT = "declare the element class, as in WrapperSet<AccessRight>";

    /** Of the elements of a collection Hibernate passes on the class alone. */
    private static final String IN_ROWS = ", and in an element collection inside of an embeddable";

    WrapperSetJavaType() {
        super(WrapperSet.class);
    }

    @Override
    public JdbcType getRecommendedJdbcType(JdbcTypeIndicators indicators) {
        if (indicators instanceof BasicValue) {
            throw UnmappableJavaType.refusal(getJavaType(), NO_ELEMENT + IN_ROWS, indicators);
        }
        return WrapperSetParameterJdbcType.INSTANCE;
    }

    @Override
    @SuppressWarnings("unchecked") // the registry keeps the result under the parameterized type
    public JavaType<WrapperSet<?>> createJavaType(ParameterizedType type, TypeConfiguration configuration) {
        return (JavaType<WrapperSet<?>>) (JavaType<?>) closed(type, configuration);
    }

    private static JavaType<?> closed(ParameterizedType type, TypeConfiguration configuration) {
        Type element = type.getActualTypeArguments()[0];
        if (!(element instanceof Class<?> wrapperClass) || wrapperClass == Object.class) {
            return new UnmappableJavaType<>(type, NO_ELEMENT);
        }
        try {
            return new SetJavaType<>(type, SetType.wrapper(wrapperClass), configuration);
        } catch (IllegalArgumentException e) {
            return new UnmappableJavaType<>(type, String.valueOf(e.getMessage()));
        }
    }

    @Override
    public boolean isInstance(Object value) {
        return value instanceof WrapperSet<?>;
    }

    @Override
    public WrapperSet<?> fromString(CharSequence string) {
        throw new UnsupportedOperationException(NO_ELEMENT);
    }

    @Override
    public <X> @Nullable X unwrap(@Nullable WrapperSet<?> value, Class<X> type, WrapperOptions options) {
        if (value == null) {
            return null;
        }
        if (type.isInstance(value)) {
            return type.cast(value);
        }
        throw unknownUnwrap(type);
    }

    @Override
    public <X> WrapperSet<?> wrap(@Nullable X value, WrapperOptions options) {
        if (value instanceof WrapperSet<?> set) {
            return set;
        }
        throw unknownWrap(value == null ? Object.class : value.getClass());
    }
}
