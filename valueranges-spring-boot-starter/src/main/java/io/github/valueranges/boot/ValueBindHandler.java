package io.github.valueranges.boot;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.AbstractBindHandler;
import org.springframework.boot.context.properties.bind.BindContext;
import org.springframework.boot.context.properties.bind.BindHandler;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.context.properties.source.ConfigurationPropertySource;
import org.springframework.boot.context.properties.source.ConfigurationPropertyState;
import org.springframework.boot.context.properties.source.IterableConfigurationPropertySource;
import org.springframework.boot.origin.Origin;
import org.springframework.core.ResolvableType;

/**
 * Binds a list of properties to a value set or a range set, and refuses whatever would bind a range or a set to
 * nothing.
 *
 * <p>Spring Boot asks a converter for one property only. {@code tags: [sea, bath]} is two properties, {@code stay:
 * [2026-06-01,2026-06-08]} without quotes is two as well, and an empty text is converted to null: each would leave the
 * field null without a word.
 */
final class ValueBindHandler extends AbstractBindHandler {

    private static final Bindable<List<String>> TEXTS = Bindable.listOf(String.class);

    ValueBindHandler(BindHandler parent) {
        super(parent);
    }

    @Override
    public <T> @Nullable Bindable<T> onStart(ConfigurationPropertyName name, Bindable<T> target, BindContext context) {
        if (valueTarget(target.getType()).isPresent() && isInParts(name, context)) {
            // An exception is the only way in which a handler can answer for a binding that it does not want made.
            throw new BoundFromParts();
        }
        return super.onStart(name, target, context);
    }

    @Override
    public @Nullable Object onFailure(
            ConfigurationPropertyName name, Bindable<?> target, BindContext context, Exception error) throws Exception {
        if (!(error instanceof BoundFromParts)) {
            return super.onFailure(name, target, context, error);
        }
        super.onStart(name, target, context);
        Object value;
        try {
            value = fromParts(name, target, context);
        } catch (IllegalArgumentException refusal) {
            return super.onFailure(name, target, context, located(refusal, name, context));
        }
        Object result = super.onSuccess(name, target, context, value);
        super.onFinish(name, target, context, result);
        return result;
    }

    @Override
    public void onFinish(
            ConfigurationPropertyName name, Bindable<?> target, BindContext context, @Nullable Object result)
            throws Exception {
        Optional<ValueTarget> value = result == null ? valueTarget(target.getType()) : Optional.empty();
        if (value.isPresent() && isText(name, context)) {
            throw value.get().emptyProperty();
        }
        super.onFinish(name, target, context, result);
    }

    private Object fromParts(ConfigurationPropertyName name, Bindable<?> target, BindContext context) {
        ValueTarget value = valueTarget(target.getType()).orElseThrow(IllegalStateException::new);
        if (value.isRange()) {
            throw new InvalidValueException("a range needs one quoted literal, such as \"" + value.example() + "\"");
        }
        List<String> texts = context.getBinder().bind(name, TEXTS).orElseGet(List::of);
        if (texts.isEmpty()) {
            throw new InvalidValueException(
                    "a list or one quoted literal is needed, such as \"" + value.example() + "\"");
        }
        return value.ofElements(texts);
    }

    /** Says where the parts are: Spring Boot knows that of a property that it converts, not of those below a name. */
    private static InvalidValueException located(
            IllegalArgumentException refusal, ConfigurationPropertyName name, BindContext context) {
        Origin origin = originOfParts(name, context);
        String place = origin == null ? "" : " (given in parts at " + origin + ")";
        return new InvalidValueException(refusal.getMessage() + place);
    }

    private static @Nullable Origin originOfParts(ConfigurationPropertyName name, BindContext context) {
        for (ConfigurationPropertySource source : context.getSources()) {
            ConfigurationProperty part = source.getConfigurationProperty(name.append("[0]"));
            if (part == null && source instanceof IterableConfigurationPropertySource properties) {
                part = properties.stream()
                        .filter(name::isAncestorOf)
                        .findFirst()
                        .map(properties::getConfigurationProperty)
                        .orElse(null);
            }
            if (part != null) {
                return part.getOrigin();
            }
        }
        return null;
    }

    private static Optional<ValueTarget> valueTarget(ResolvableType type) {
        return ValueTarget.of(type.resolve() == Optional.class ? type.getGeneric(0) : type);
    }

    /** Tells whether the first source that has the property has it in parts rather than as one text. */
    private static boolean isInParts(ConfigurationPropertyName name, BindContext context) {
        for (ConfigurationPropertySource source : context.getSources()) {
            if (source.getConfigurationProperty(name) != null) {
                return false;
            }
            if (source.containsDescendantOf(name) == ConfigurationPropertyState.PRESENT
                    || source.getConfigurationProperty(name.append("[0]")) != null) {
                return true;
            }
        }
        return false;
    }

    private static boolean isText(ConfigurationPropertyName name, BindContext context) {
        for (ConfigurationPropertySource source : context.getSources()) {
            if (source.getConfigurationProperty(name) != null) {
                return true;
            }
        }
        return false;
    }

    private static final class BoundFromParts extends RuntimeException {

        private static final long serialVersionUID = 1L;

        BoundFromParts() {
            super("bound from parts", null, false, false);
        }
    }
}
