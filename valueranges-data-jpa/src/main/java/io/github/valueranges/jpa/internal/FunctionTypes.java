package io.github.valueranges.jpa.internal;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.RangeType;
import io.github.valueranges.jpa.internal.ElementJdbcType.Place;
import io.github.valueranges.jpa.internal.Signature.Result;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.hibernate.metamodel.mapping.BasicValuedMapping;
import org.hibernate.metamodel.mapping.MappingModelExpressible;
import org.hibernate.metamodel.mapping.ModelPart;
import org.hibernate.metamodel.model.domain.ReturnableType;
import org.hibernate.query.sqm.produce.function.ArgumentsValidator;
import org.hibernate.query.sqm.produce.function.FunctionArgumentTypeResolver;
import org.hibernate.query.sqm.produce.function.FunctionReturnTypeResolver;
import org.hibernate.query.sqm.sql.SqmToSqlAstConverter;
import org.hibernate.query.sqm.tree.SqmTypedNode;
import org.hibernate.query.sqm.tree.domain.SqmPath;
import org.hibernate.query.sqm.tree.expression.SqmFunction;
import org.hibernate.query.sqm.tree.expression.SqmParameter;
import org.hibernate.sql.ast.tree.SqlAstNode;
import org.hibernate.type.BasicType;
import org.hibernate.type.BindingContext;
import org.hibernate.type.spi.TypeConfiguration;
import org.jspecify.annotations.Nullable;

/** The types of one function: checks its arguments, types its parameters, and knows what it answers. */
final class FunctionTypes implements ArgumentsValidator, FunctionArgumentTypeResolver, FunctionReturnTypeResolver {

    private final String function;
    private final Signature signature;
    private final TypeConfiguration configuration;
    private final Map<Answer, BasicType<?>> elements = new HashMap<>();

    FunctionTypes(String function, Signature signature, TypeConfiguration configuration) {
        this.function = function;
        this.signature = signature;
        this.configuration = configuration;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            elements.put(new Answer(Result.LOWER_BOUND, type), ElementTypes.element(type, Place.LOWER, configuration));
            elements.put(new Answer(Result.UPPER_BOUND, type), ElementTypes.element(type, Place.UPPER, configuration));
            elements.put(new Answer(Result.ELEMENT, type), ElementTypes.element(type, Place.ELEMENT, configuration));
        }
    }

    /** An element that a function answers, by what it is of the range. */
    private record Answer(Result result, RangeType<?, ?, ?> rangeType) {}

    // --- arguments -------------------------------------------------------------------------------------------------

    @Override
    public void validate(
            List<? extends SqmTypedNode<?>> arguments, String functionName, BindingContext bindingContext) {
        Call.ofSqm(function, signature, arguments).check();
    }

    @Override
    public void validateSqlTypes(List<? extends SqlAstNode> arguments, String functionName) {
        Call call = Call.ofSql(function, signature, arguments);
        call.check();
        call.checkColumns(arguments);
    }

    @Override
    public String getSignature() {
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < signature.parameters().size(); i++) {
            text.append(i == 0 ? "" : i < signature.required() ? ", " : "[, ");
            text.append(signature.parameters().get(i)).append(i < signature.required() ? "" : "]");
        }
        return text.append(')').toString();
    }

    /**
     * Types a parameter that has no type of its own, which is one that is null. Anything else keeps its own type: a
     * literal would otherwise be taken for a range.
     */
    @Override
    public @Nullable MappingModelExpressible<?> resolveFunctionArgumentType(
            List<? extends SqmTypedNode<?>> arguments, int index, SqmToSqlAstConverter converter) {
        if (!(arguments.get(index) instanceof SqmParameter<?>)) {
            return null;
        }
        Call call = Call.ofSqm(function, signature, arguments);
        RangeType<?, ?, ?> rangeType = call.rangeType();
        SetJavaType<?, ?> setJavaType = call.setJavaType();
        MappingModelExpressible<?> attribute = attribute(call, arguments, index, converter);
        if (attribute != null) {
            return attribute;
        }
        return switch (signature.parameters().get(index)) {
            case RANGE_LIKE, OPERAND, RANGE -> rangeType == null ? null : registered(rangeType.javaType());
            case RANGE_SET ->
                rangeType == null ? null : registered(rangeType.rangeSetType().javaType());
            case ELEMENT, BOUND -> rangeType == null ? null : element(Result.ELEMENT, rangeType);
            case AMOUNT -> rangeType == null ? null : amount(rangeType);
            case SET -> setJavaType == null ? null : setJavaType.basicType();
            case SET_ELEMENT -> setElement(call);
        };
    }

    /**
     * Returns an attribute beside a parameter, as its type. A parameter that was compared with null before, as in
     * {@code :stay is null or …}, is an object to Hibernate by then, and only an attribute may correct that.
     */
    private @Nullable MappingModelExpressible<?> attribute(
            Call call, List<? extends SqmTypedNode<?>> arguments, int index, SqmToSqlAstConverter converter) {
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i) instanceof SqmPath<?> path
                    && call.mayStandFor(index, i)
                    && converter.determineValueMapping(path) instanceof ModelPart part) {
                return part;
            }
        }
        return null;
    }

    @Override
    @Deprecated
    @SuppressWarnings({"removal", "InlineMeSuggester"}) // abstract still: the other overload would reach it
    public @Nullable MappingModelExpressible<?> resolveFunctionArgumentType(
            SqmFunction<?> call, int index, SqmToSqlAstConverter converter) {
        return resolveFunctionArgumentType(call.getArguments(), index, converter);
    }

    // --- result ----------------------------------------------------------------------------------------------------

    @Override
    public @Nullable ReturnableType<?> resolveFunctionReturnType(
            @Nullable ReturnableType<?> impliedType,
            @Nullable SqmToSqlAstConverter converter,
            List<? extends SqmTypedNode<?>> arguments,
            TypeConfiguration typeConfiguration) {
        Call call = Call.ofSqm(function, signature, arguments);
        BasicType<?> result = result(call);
        // Hibernate keeps the type it finds for the life of the query: the type of a value that was bound once
        // would serve all others.
        if (result == null && converter != null) {
            throw call.untyped();
        }
        return result == null ? impliedType : result;
    }

    @Override
    public @Nullable BasicValuedMapping resolveFunctionReturnType(
            Supplier<BasicValuedMapping> impliedTypeAccess, List<? extends SqlAstNode> arguments) {
        BasicType<?> result = result(Call.ofSql(function, signature, arguments));
        return result == null ? impliedTypeAccess.get() : result;
    }

    private @Nullable BasicType<?> result(Call call) {
        Result result = signature.result();
        if (result == Result.FIRST && signature.overSets()) {
            SetJavaType<?, ?> setJavaType = call.setJavaType();
            return setJavaType == null ? null : setJavaType.basicType();
        }
        return switch (result) {
            case BOOLEAN -> registered(Boolean.class);
            case INTEGER -> registered(Integer.class);
            default -> ofRangeType(result, call);
        };
    }

    /**
     * Refuses a use that is known to answer a range set only when its parameters have values: Hibernate would read a
     * range.
     */
    void checkResult(Call call, @Nullable ReturnableType<?> resultType) {
        RangeType<?, ?, ?> rangeType = call.rangeType();
        if (signature.result() == Result.INTERSECTION
                && call.hasRangeSet()
                && rangeType != null
                && resultType != null
                && resultType.getJavaType() == rangeType.javaType()) {
            throw call.refuse("function '" + function + "()' answers a range set beside a range set; give the parameter"
                    + " its type, as in cast(:openings as LocalDateRangeSet)");
        }
    }

    private @Nullable BasicType<?> ofRangeType(Result result, Call call) {
        RangeType<?, ?, ?> rangeType = call.rangeType();
        if (rangeType == null) {
            return null;
        }
        return switch (result) {
            case RANGE -> registered(rangeType.javaType());
            case RANGE_SET -> registered(rangeType.rangeSetType().javaType());
            case FIRST, INTERSECTION ->
                registered(call.hasRangeSet() ? rangeType.rangeSetType().javaType() : rangeType.javaType());
            case LENGTH -> length(rangeType);
            default -> element(result, rangeType);
        };
    }

    /** Null where the function is refused when it is written. */
    private @Nullable BasicType<?> length(RangeType<?, ?, ?> rangeType) {
        DomainTemplates templates = DomainTemplates.of(rangeType);
        return templates == null ? null : registered(templates.length());
    }

    private @Nullable BasicType<?> amount(RangeType<?, ?, ?> rangeType) {
        DomainTemplates templates = DomainTemplates.of(rangeType);
        return templates == null ? null : registered(templates.amount());
    }

    /** Returns the type of the elements in a call, null for those that Hibernate's own type sends exactly. */
    @Nullable
    BasicType<?> elementType(Call call) {
        RangeType<?, ?, ?> rangeType = call.rangeType();
        if (rangeType != null) {
            return element(Result.ELEMENT, rangeType);
        }
        SetJavaType<?, ?> setJavaType = call.setJavaType();
        Class<?> elementClass = setJavaType == null ? null : setJavaType.elementOperandClass();
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            if (type.elementClass() == elementClass) {
                return element(Result.ELEMENT, type);
            }
        }
        return null;
    }

    private @Nullable BasicType<?> setElement(Call call) {
        BasicType<?> exact = elementType(call);
        SetJavaType<?, ?> setJavaType = call.setJavaType();
        return exact != null || setJavaType == null
                ? exact
                : setJavaType.basicType().getElementType();
    }

    /** Returns the type of the rows that the argument of a call holds, null while it has no type. */
    @Nullable
    BasicType<?> rowType(Call call) {
        if (signature.overSets()) {
            BasicType<?> exact = elementType(call);
            SetJavaType<?, ?> setJavaType = call.setJavaType();
            // As Hibernate's own type: to it the elements of a text array are no texts.
            return exact != null || setJavaType == null ? exact : registered(setJavaType.elementOperandClass());
        }
        RangeType<?, ?, ?> rangeType = call.rangeType();
        return rangeType == null ? null : registered(rangeType.javaType());
    }

    private BasicType<?> element(Result result, RangeType<?, ?, ?> rangeType) {
        return requireNonNull(elements.get(new Answer(result, rangeType)), rangeType.postgresName());
    }

    private BasicType<?> registered(Class<?> javaClass) {
        BasicType<?> type = configuration.getBasicTypeForJavaType(javaClass);
        if (type == null) {
            throw new IllegalStateException(javaClass + " is not registered");
        }
        return type;
    }
}
