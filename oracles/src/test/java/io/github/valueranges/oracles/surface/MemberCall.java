package io.github.valueranges.oracles.surface;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * Calls the public member that mirrors a row of the server, over operands that are written as on the server: a type and
 * a literal. An instance member is asked of the first operand, a static one gets all; a collector collects them.
 */
final class MemberCall {
    private static final String PACKAGE = "io.github.valueranges.";

    private MemberCall() {}

    /** Returns the text of the answer; {@code null} for none. */
    static String answer(String member, List<String> operands) throws Exception {
        int point = member.lastIndexOf('.');
        Class<?> declaring = Class.forName(PACKAGE + member.substring(0, point).replace('.', '$'));
        String name = member.substring(point + 1);
        List<Object> values = new ArrayList<>();
        for (String operand : operands) {
            values.add(value(operand));
        }
        Object answer;
        Method fixed = find(declaring, name, values, true);
        if (fixed != null) {
            answer = call(fixed, null, values);
        } else if (Arrays.stream(declaring.getMethods())
                .anyMatch(each -> each.getName().equals(name) && each.getReturnType() == Collector.class)) {
            answer = collect((Collector<?, ?, ?>) declaring.getMethod(name).invoke(null), values);
        } else {
            Object receiver = values.get(0);
            if (!declaring.isInstance(receiver)) {
                throw new IllegalArgumentException(receiver + " is no " + declaring.getSimpleName());
            }
            List<Object> arguments = values.subList(1, values.size());
            Class<?> type = ValueType.of(receiver.getClass()).orElseThrow().javaType();
            Method method = find(type, name, arguments, false);
            if (method == null) {
                method = find(declaring, name, arguments, false);
            }
            if (method == null) {
                throw new NoSuchMethodException(member + " over " + operands);
            }
            answer = call(method, receiver, arguments);
        }
        return text(name, answer);
    }

    private static String text(String name, Object answer) {
        if (answer instanceof Optional<?> optional) {
            return optional.map(MemberCall::element).orElse("null");
        }
        if (answer instanceof OptionalLong optional) {
            return optional.isEmpty() ? "null" : Long.toString(optional.getAsLong());
        }
        if (answer instanceof List<?> list && !name.equals("toJson")) {
            return list.stream()
                    .map(element -> '"' + element(element) + '"')
                    .collect(Collectors.joining(",", "{", "}"));
        }
        return name.equals("compareTo") ? Integer.toString(Integer.signum((Integer) answer)) : String.valueOf(answer);
    }

    private static String element(Object value) {
        return ValueType.of(value.getClass()).isPresent()
                ? value.toString()
                : elementType(value).orElseThrow();
    }

    private static Optional<String> elementType(Object value) {
        return RangeType.all().stream()
                .filter(type -> type.elementClass().isInstance(value))
                .findFirst()
                .map(type -> format(type, value));
    }

    private static <E> String format(RangeType<E, ?, ?> type, Object value) {
        return type.formatElement(type.elementClass().cast(value));
    }

    /** Reads {@code int4range [1,5)}, {@code integer[] {1,2}}, {@code date 2026-06-01}. */
    private static Object value(String operand) {
        for (ValueType<?> type : ValueType.all()) {
            if (operand.startsWith(type.postgresName() + " ")) {
                return type.parse(literal(operand, type.postgresName()));
            }
        }
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            if (operand.startsWith(type.postgresElementName() + " ")) {
                return type.parseElement(literal(operand, type.postgresElementName()));
            }
        }
        for (SetType<?, ?> type : SetType.all()) {
            if (operand.startsWith(type.postgresElementName() + " ")) {
                return type.parseElement(literal(operand, type.postgresElementName()));
            }
        }
        throw new IllegalArgumentException("no type has the name before the literal: " + operand);
    }

    private static String literal(String operand, String type) {
        return operand.substring(type.length() + 1);
    }

    private static Method find(Class<?> type, String name, List<Object> arguments, boolean fixed) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals(name) && !method.isBridge())
                .filter(method -> Modifier.isStatic(method.getModifiers()) == fixed)
                .filter(method -> method.getReturnType() != Collector.class)
                .filter(method -> takes(method, arguments))
                // A parameter that erasure left as Object takes everything: it is the last choice.
                .min(Comparator.comparingLong(method -> Arrays.stream(method.getParameterTypes())
                        .filter(Object.class::equals)
                        .count()))
                .orElse(null);
    }

    private static boolean takes(Method method, List<Object> arguments) {
        if (method.isVarArgs()) {
            Class<?> component = method.getParameterTypes()[0].getComponentType();
            return method.getParameterCount() == 1 && arguments.stream().allMatch(each -> accepts(component, each));
        }
        if (method.getParameterCount() != arguments.size()) {
            return false;
        }
        for (int index = 0; index < arguments.size(); index++) {
            if (!accepts(method.getParameterTypes()[index], arguments.get(index))) {
                return false;
            }
        }
        return true;
    }

    private static boolean accepts(Class<?> parameter, Object argument) {
        Class<?> wanted = parameter;
        if (parameter.isPrimitive()) {
            wanted = Array.get(Array.newInstance(parameter, 1), 0).getClass();
        }
        return wanted.isInstance(argument);
    }

    private static Object call(Method method, Object receiver, List<Object> arguments) throws Exception {
        Object[] passed = arguments.toArray();
        if (method.isVarArgs()) {
            Object array = Array.newInstance(method.getParameterTypes()[0].getComponentType(), passed.length);
            for (int index = 0; index < passed.length; index++) {
                Array.set(array, index, passed[index]);
            }
            passed = new Object[] {array};
        }
        try {
            return method.invoke(receiver, passed);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause() instanceof Exception cause ? cause : thrown;
        }
    }

    @SuppressWarnings("unchecked") // what cannot be collected fails in the cast
    private static <A, V> Object collect(Collector<?, A, V> collector, List<Object> values) {
        return values.stream().collect((Collector<Object, A, V>) collector);
    }
}
