package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.ValueType;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hibernate.metamodel.mapping.JdbcMapping;
import org.hibernate.metamodel.mapping.JdbcMappingContainer;
import org.hibernate.query.sqm.SqmExpressible;
import org.hibernate.query.sqm.produce.function.FunctionArgumentException;
import org.hibernate.query.sqm.sql.internal.SqmParameterInterpretation;
import org.hibernate.query.sqm.tree.SqmTypedNode;
import org.hibernate.sql.ast.tree.SqlAstNode;
import org.hibernate.sql.ast.tree.expression.Distinct;
import org.hibernate.sql.ast.tree.expression.Expression;
import org.hibernate.sql.ast.tree.expression.JdbcParameter;
import org.hibernate.type.SqlTypes;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.jspecify.annotations.Nullable;

/** One use of a function: the types of its arguments, as far as they are known, and what follows from them. */
final class Call {

    private static final Map<Class<?>, Set<Class<?>>> NARROWER = Map.of(
            Integer.class, Set.of(Byte.class, Short.class),
            Long.class, Set.of(Byte.class, Short.class, Integer.class),
            Double.class, Set.of(Byte.class, Short.class, Integer.class, Float.class),
            BigDecimal.class, Set.of(Byte.class, Short.class, Integer.class, Long.class, BigInteger.class));

    private final String function;
    private final Signature signature;
    private final List<@Nullable JavaType<?>> types;

    private Call(String function, Signature signature, List<@Nullable JavaType<?>> types) {
        this.function = function;
        this.signature = signature;
        this.types = types;
    }

    static Call ofSqm(String function, Signature signature, List<? extends SqmTypedNode<?>> arguments) {
        List<@Nullable JavaType<?>> types = new ArrayList<>(arguments.size());
        for (SqmTypedNode<?> argument : arguments) {
            SqmExpressible<?> expressible = argument.getExpressible();
            types.add(known(expressible == null ? null : expressible.getExpressibleJavaType()));
        }
        return new Call(function, signature, types);
    }

    static Call ofSql(String function, Signature signature, List<? extends SqlAstNode> arguments) {
        List<@Nullable JavaType<?>> types = new ArrayList<>(arguments.size());
        for (SqlAstNode argument : arguments) {
            types.add(type(argument));
        }
        return new Call(function, signature, types);
    }

    private static @Nullable JavaType<?> type(SqlAstNode argument) {
        JdbcMapping mapping = mapping(argument);
        return mapping == null ? null : known(mapping.getMappedJavaType());
    }

    private static @Nullable JdbcMapping mapping(SqlAstNode argument) {
        SqlAstNode node = argument instanceof Distinct distinct ? distinct.getExpression() : argument;
        JdbcMappingContainer container = node instanceof Expression expression ? expression.getExpressionType() : null;
        return container != null && container.getJdbcTypeCount() == 1 ? container.getSingleJdbcMapping() : null;
    }

    /** Hibernate types what it cannot type as an object, and a value of a class that it does not know as serializable. */
    private static @Nullable JavaType<?> known(@Nullable JavaType<?> type) {
        if (type == null || type instanceof PostgresJavaType || type instanceof WrapperSetJavaType) {
            return type;
        }
        Class<?> javaClass = type.getJavaTypeClass();
        return javaClass == Object.class || javaClass == Serializable.class || javaClass == Void.class ? null : type;
    }

    int size() {
        return types.size();
    }

    @Nullable
    JavaType<?> type(int index) {
        return types.get(index);
    }

    /** Returns the range type that the arguments share, or null while no argument tells. */
    @Nullable
    RangeType<?, ?, ?> rangeType() {
        for (JavaType<?> type : types) {
            ValueType<?> valueType = valueType(type);
            if (valueType instanceof RangeType<?, ?, ?> rangeType) {
                return rangeType;
            }
            if (valueType instanceof RangeSetType<?, ?, ?> rangeSetType) {
                return rangeSetType.rangeType();
            }
        }
        return signature.constructs() ? rangeTypeOfBounds() : null;
    }

    private @Nullable RangeType<?, ?, ?> rangeTypeOfBounds() {
        for (JavaType<?> type : types) {
            for (RangeType<?, ?, ?> rangeType : RangeType.all()) {
                if (type != null && type.getJavaTypeClass() == rangeType.elementClass()) {
                    return rangeType;
                }
            }
        }
        return null;
    }

    /** Returns the Java type of the sets that the arguments share, or null while no argument tells. */
    @Nullable
    SetJavaType<?, ?> setJavaType() {
        for (JavaType<?> type : types) {
            if (type instanceof SetJavaType<?, ?> setJavaType) {
                return setJavaType;
            }
        }
        return null;
    }

    boolean isRange(int index) {
        return valueType(types.get(index)) instanceof RangeType<?, ?, ?>;
    }

    boolean isRangeSet(int index) {
        return valueType(types.get(index)) instanceof RangeSetType<?, ?, ?>;
    }

    boolean isElement(int index) {
        return valueType(types.get(index)) == null;
    }

    boolean hasRangeSet() {
        for (int i = 0; i < types.size(); i++) {
            if (isRangeSet(i)) {
                return true;
            }
        }
        return false;
    }

    boolean isSet(int index) {
        return signature.parameters().get(index) == Signature.Parameter.SET;
    }

    boolean isAmount(int index) {
        return signature.parameters().get(index) == Signature.Parameter.AMOUNT;
    }

    /** Whether an argument has a type that a parameter without one may be given. */
    boolean mayStandFor(int parameter, int argument) {
        return switch (signature.parameters().get(parameter)) {
            case RANGE_LIKE, OPERAND -> isRange(argument) || isRangeSet(argument);
            case RANGE -> isRange(argument);
            case RANGE_SET -> isRangeSet(argument);
            case SET -> types.get(argument) instanceof SetJavaType;
            case ELEMENT, BOUND, AMOUNT, SET_ELEMENT -> false;
        };
    }

    private static @Nullable ValueType<?> valueType(@Nullable JavaType<?> type) {
        return type instanceof PostgresJavaType postgres ? postgres.valueType() : null;
    }

    /** Refuses a wrong number of arguments, and every argument whose type is known and wrong. */
    void check() {
        int most = signature.parameters().size();
        if (types.size() < signature.required() || types.size() > most) {
            throw refuse("function '" + function + "()' has " + signature.required()
                    + (most == signature.required() ? "" : " or " + most) + " parameters, but is given "
                    + types.size());
        }
        RangeType<?, ?, ?> rangeType = rangeType();
        SetJavaType<?, ?> setJavaType = setJavaType();
        for (int i = 0; i < types.size(); i++) {
            JavaType<?> type = types.get(i);
            if (type != null && !accepts(signature.parameters().get(i), type, rangeType, setJavaType)) {
                throw refuse("parameter " + (i + 1) + " of function '" + function + "()' requires "
                        + accepted(signature.parameters().get(i), rangeType, setJavaType) + ", but is " + name(type));
            }
        }
    }

    /**
     * Refuses a value that its column holds as a text or in a document, where the server has no such function. The text
     * of a parameter is cast to the type of the function, whatever column it is compared with elsewhere, and so is that
     * of an element of a set.
     */
    void checkColumns(List<? extends SqlAstNode> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            JavaType<?> type = types.get(i);
            JdbcMapping mapping = mapping(arguments.get(i));
            if (type != null && mapping != null && type.getJavaTypeClass() != String.class) {
                boolean parameter = isParameter(arguments.get(i));
                boolean cast = parameter || signature.parameters().get(i) == Signature.Parameter.SET_ELEMENT;
                String stored = otherForm(mapping.getJdbcType());
                if (stored != null && !(cast && isText(mapping.getJdbcType()))) {
                    throw refuse("parameter " + (i + 1) + " of function '" + function + "()' is " + name(type)
                            + (parameter
                                    ? " that is sent as " + stored + ", for the query compares it with what is stored"
                                            + " as " + stored + "; give the function a parameter of its own"
                                    : " that is stored as " + stored + "; map it to a column of its own type, or load"
                                            + " it and ask it in memory"));
                }
            }
        }
    }

    private static boolean isParameter(SqlAstNode argument) {
        return argument instanceof JdbcParameter || argument instanceof SqmParameterInterpretation;
    }

    private static @Nullable String otherForm(JdbcType type) {
        if (isText(type)) {
            return "a text";
        }
        if (type.isBinary()) {
            return "bytes";
        }
        return type.getDefaultSqlTypeCode() == SqlTypes.JSON || type.isXml() ? "a document" : null;
    }

    /** Hibernate does not count the code of its text without a length. */
    static boolean isText(JdbcType type) {
        return type.isString()
                || type.getDdlTypeCode() == SqlTypes.LONG32VARCHAR
                || type.getDdlTypeCode() == SqlTypes.LONG32NVARCHAR;
    }

    private static boolean accepts(
            Signature.Parameter parameter,
            JavaType<?> type,
            @Nullable RangeType<?, ?, ?> rangeType,
            @Nullable SetJavaType<?, ?> setJavaType) {
        ValueType<?> valueType = valueType(type);
        boolean range = valueType != null && valueType == rangeType;
        boolean rangeSet = valueType instanceof RangeSetType<?, ?, ?> sets && sets.rangeType() == rangeType;
        boolean element = valueType == null && (rangeType == null || isElementOf(type, rangeType.elementClass()));
        return switch (parameter) {
            case RANGE_LIKE -> range || rangeSet;
            case OPERAND -> range || rangeSet || element;
            case RANGE -> range;
            case RANGE_SET -> rangeSet;
            case ELEMENT -> element;
            case BOUND -> element && rangeType != null;
            case AMOUNT -> rangeType == null || isAmountOf(type.getJavaTypeClass(), amount(rangeType));
            case SET ->
                type == setJavaType
                        || (type instanceof WrapperSetJavaType && (setJavaType == null || setJavaType.isWrapperSet()));
            case SET_ELEMENT ->
                valueType == null && (setJavaType == null || isElementOf(type, setJavaType.elementOperandClass()));
        };
    }

    /** An element of the exact class, or a number that is one of a wider class without loss, as in Java. */
    private static boolean isElementOf(JavaType<?> type, Class<?> elementClass) {
        Class<?> javaClass = type.getJavaTypeClass();
        return javaClass == elementClass
                || NARROWER.getOrDefault(elementClass, Set.of()).contains(javaClass);
    }

    /** Whether an argument is a number of a narrower class than the elements: the server wants the exact type. */
    boolean isNarrower(int index) {
        RangeType<?, ?, ?> rangeType = rangeType();
        JavaType<?> type = types.get(index);
        return rangeType != null
                && type != null
                && !isAmount(index)
                && NARROWER.getOrDefault(rangeType.elementClass(), Set.of()).contains(type.getJavaTypeClass());
    }

    /** Steps are whole: the server would round each bound of a fraction of them by itself. */
    private static boolean isAmountOf(Class<?> javaClass, Class<?> amount) {
        if (amount == Long.class) {
            return javaClass == Long.class
                    || NARROWER.getOrDefault(Long.class, Set.of()).contains(javaClass);
        }
        return (amount == Duration.class ? Duration.class : Number.class).isAssignableFrom(javaClass);
    }

    private static Class<?> amount(RangeType<?, ?, ?> rangeType) {
        DomainTemplates templates = DomainTemplates.of(rangeType);
        return templates == null ? Number.class : templates.amount();
    }

    private static String accepted(
            Signature.Parameter parameter,
            @Nullable RangeType<?, ?, ?> rangeType,
            @Nullable SetJavaType<?, ?> setJavaType) {
        String element = rangeType == null ? "a value" : a(rangeType.postgresElementName());
        String range = rangeType == null ? "a range" : a(rangeType.postgresName());
        String rangeSet =
                rangeType == null ? "a range set" : a(rangeType.rangeSetType().postgresName());
        return switch (parameter) {
            case RANGE_LIKE -> range + " or " + rangeSet;
            case OPERAND -> element + ", " + range + " or " + rangeSet;
            case RANGE -> range;
            case RANGE_SET -> rangeSet;
            case ELEMENT -> element;
            case BOUND -> rangeType == null ? "a value that there are ranges of" : element;
            case AMOUNT -> amountName(rangeType);
            case SET -> setJavaType == null ? "a set" : "a set of type " + setJavaType.declared();
            case SET_ELEMENT ->
                setJavaType == null ? "an element" : a(setJavaType.setType().postgresElementName());
        };
    }

    private static String amountName(@Nullable RangeType<?, ?, ?> rangeType) {
        Class<?> amount = rangeType == null ? Number.class : amount(rangeType);
        return amount == Duration.class ? "a duration" : amount == Long.class ? "a whole number" : "a number";
    }

    private static String name(JavaType<?> type) {
        if (type instanceof SetJavaType<?, ?> set && set.isWrapperSet()) {
            return "a " + set.declared();
        }
        ValueType<?> valueType = valueType(type);
        return valueType == null ? type.getJavaTypeClass().getSimpleName() : a(valueType.postgresName());
    }

    private static String a(String name) {
        return (name.startsWith("int") ? "an " : "a ") + name;
    }

    /** Refuses a use whose arguments are all parameters or null: the server could not tell their types either. */
    FunctionArgumentException untyped() {
        return refuse("the arguments of function '" + function + "()' have no type; give one of them a type,"
                + (signature.constructs()
                        ? " as in cast(:from as LocalDate)"
                        : " as in cast(:stay as LocalDateRange)"));
    }

    /** Refuses a function that the server could not answer as the member of its name does. */
    FunctionArgumentException unknownFor(RangeType<?, ?, ?> type) {
        return refuse("function '" + function + "()' is not known for " + a(type.postgresName())
                + "; load the value and ask it in memory");
    }

    FunctionArgumentException refuse(String message) {
        return new FunctionArgumentException(message);
    }
}
