package io.github.valueranges.jpa.internal;

import static io.github.valueranges.jpa.internal.Signature.Parameter.AMOUNT;
import static io.github.valueranges.jpa.internal.Signature.Parameter.BOUND;
import static io.github.valueranges.jpa.internal.Signature.Parameter.ELEMENT;
import static io.github.valueranges.jpa.internal.Signature.Parameter.OPERAND;
import static io.github.valueranges.jpa.internal.Signature.Parameter.RANGE;
import static io.github.valueranges.jpa.internal.Signature.Parameter.RANGE_LIKE;
import static io.github.valueranges.jpa.internal.Signature.Parameter.RANGE_SET;
import static io.github.valueranges.jpa.internal.Signature.Parameter.SET;
import static io.github.valueranges.jpa.internal.Signature.Parameter.SET_ELEMENT;

import io.github.valueranges.RangeType;
import io.github.valueranges.jpa.internal.Signature.Result;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.hibernate.boot.model.FunctionContributions;
import org.hibernate.boot.model.FunctionContributor;
import org.hibernate.query.sqm.function.FunctionKind;
import org.jspecify.annotations.Nullable;

/** Registers the query functions; Hibernate finds it by itself. Names are the memory names in snake case. */
public final class ValueFunctionContributor implements FunctionContributor {

    /** Made by Hibernate. */
    public ValueFunctionContributor() {}

    @Override
    public void contributeFunctions(FunctionContributions contributions) {
        relations(contributions);
        state(contributions);
        algebra(contributions);
        constructors(contributions);
        sets(contributions);
        rows(contributions);
        MemoryMembers.INSTEAD.forEach((name, instead) ->
                contributions.getFunctionRegistry().register(name, new MemoryFunction(name, instead)));
    }

    private static void relations(FunctionContributions to) {
        Template containsElement = Template.of("({0} @> {1v})");
        Template contains = Template.of("({0} @> {1})");
        Template overlaps = Template.of("({0} && {1})");
        Signature relation = Signature.of(Result.BOOLEAN, RANGE_LIKE, OPERAND);
        register(to, "range_contains", relation, call -> call.isElement(1) ? containsElement : contains);
        register(to, "range_overlaps", relation, call -> call.isElement(1) ? containsElement : overlaps);
        register(to, "range_is_contained_by", relation, "({0} <@ {1})");
        register(to, "range_is_adjacent_to", relation, "({0} -|- {1})");
        register(to, "range_is_strictly_left_of", relation, "({0} << {1})");
        register(to, "range_is_strictly_right_of", relation, "({0} >> {1})");
        register(to, "range_does_not_extend_right_of", relation, "({0} &< {1})");
        register(to, "range_does_not_extend_left_of", relation, "({0} &> {1})");
    }

    private static void state(FunctionContributions to) {
        Signature is = Signature.of(Result.BOOLEAN, RANGE_LIKE);
        register(to, "range_is_empty", is, "isempty({0})");
        register(to, "range_is_finite", is, "(not (isempty({0}) or lower_inf({0}) or upper_inf({0})))");
        register(to, "range_is_unbounded", is, "({0m} = {M}({R}(null, null)))");
        register(to, "range_is_unbounded_start", is, "lower_inf({0})");
        register(to, "range_is_unbounded_end", is, "upper_inf({0})");
        // Canonical ranges over discrete elements include the bounds they have, whatever the half-open form of
        // the server says.
        Template lowerInclusive = Template.of("(not (isempty({0}) or lower_inf({0})))");
        Template upperInclusive = Template.of("(not (isempty({0}) or upper_inf({0})))");
        register(to, "range_lower_bound_inclusive", is, call -> byStep(call, lowerInclusive, "lower_inc({0})"));
        register(to, "range_upper_bound_inclusive", is, call -> byStep(call, upperInclusive, "upper_inc({0})"));
        register(
                to,
                "range_lower_bound",
                Signature.of(Result.LOWER_BOUND, RANGE_LIKE),
                call -> ofDomain(call, DomainTemplates::lowerBound));
        register(
                to,
                "range_upper_bound",
                Signature.of(Result.UPPER_BOUND, RANGE_LIKE),
                call -> ofDomain(call, DomainTemplates::upperBound));
        register(
                to,
                "range_length",
                Signature.of(Result.LENGTH, RANGE_LIKE),
                call -> ofDomain(
                        call, call.isRangeSet(0) ? DomainTemplates::lengthOfRangeSet : DomainTemplates::lengthOfRange));
        register(
                to,
                "range_clamp",
                Signature.of(Result.ELEMENT, RANGE, ELEMENT),
                call -> ofDomain(call, DomainTemplates::clamp));
        register(
                to,
                "range_size",
                Signature.of(Result.INTEGER, RANGE_SET),
                "case when {0} is not null then (select cast(count(*) as integer) from unnest({0})) end");
    }

    private static void algebra(FunctionContributions to) {
        Signature twoToSet = Signature.of(Result.RANGE_SET, RANGE_LIKE, OPERAND);
        register(to, "range_union", twoToSet, "({0m} + {1m})");
        register(to, "range_except", twoToSet, call -> ofDomain(call, DomainTemplates::except));
        Template both = Template.of("({0} * {1})");
        Template eitherIsSet = Template.of("({0m} * {1m})");
        register(
                to,
                "range_intersect",
                Signature.of(Result.INTERSECTION, RANGE_LIKE, OPERAND),
                call -> call.hasRangeSet() ? eitherIsSet : both);
        register(
                to,
                "range_complement",
                Signature.of(Result.RANGE_SET, RANGE_LIKE),
                call -> ofDomain(call, DomainTemplates::complement));
        Template hull = Template.of("range_merge({0m})");
        Template hullOfBoth = Template.of("range_merge({0r}, {1r})");
        register(
                to,
                "range_merge",
                Signature.optional(Result.RANGE, RANGE_LIKE, OPERAND),
                call -> call.size() == 1 ? hull : hullOfBoth);
        register(
                to,
                "range_gap",
                Signature.of(Result.RANGE, RANGE_LIKE, OPERAND),
                "range_merge({M}(range_merge({0r}, {1r})) - {M}({0r}) - {M}({1r}))");
        Template gaps = Template.of("({M}(range_merge({0})) - {0})");
        register(
                to,
                "range_gaps",
                Signature.optional(Result.RANGE_SET, RANGE_SET, RANGE),
                call -> call.size() == 1 ? gaps : ofDomain(call, DomainTemplates::gapsWithin));
        register(
                to,
                "range_shift",
                Signature.of(Result.RANGE, RANGE, AMOUNT),
                call -> ofDomain(call, DomainTemplates::shift));
        aggregate(to, "range_agg", Signature.of(Result.RANGE_SET, RANGE_LIKE));
        aggregate(to, "range_intersect_agg", Signature.of(Result.FIRST, RANGE_LIKE));
    }

    private static void constructors(FunctionContributions to) {
        Signature both = Signature.of(Result.RANGE, BOUND, BOUND);
        register(
                to,
                "range_closed",
                both,
                call -> ofBounds(call, (type, domain) -> ConstructorTemplates.between(type, true, true)));
        register(
                to,
                "range_closed_open",
                both,
                call -> ofBounds(call, (type, domain) -> ConstructorTemplates.between(type, true, false)));
        register(
                to,
                "range_open_closed",
                both,
                call -> ofBounds(call, (type, domain) -> ConstructorTemplates.between(type, false, true)));
        register(
                to,
                "range_open",
                both,
                call -> ofBounds(call, (type, domain) -> ConstructorTemplates.between(type, false, false)));
        Signature one = Signature.of(Result.RANGE, BOUND);
        register(
                to,
                "range_at_least",
                one,
                call -> ofBounds(call, (type, domain) -> ConstructorTemplates.from(type, domain, true)));
        register(
                to,
                "range_greater_than",
                one,
                call -> ofBounds(call, (type, domain) -> ConstructorTemplates.from(type, domain, false)));
        register(
                to,
                "range_at_most",
                one,
                call -> ofBounds(call, (type, domain) -> ConstructorTemplates.until(type, domain, true)));
        register(
                to,
                "range_less_than",
                one,
                call -> ofBounds(call, (type, domain) -> ConstructorTemplates.until(type, domain, false)));
        register(to, "range_singleton", one, "{0}");
    }

    private static void sets(FunctionContributions to) {
        String element = "case when {1v} is not null then cast(array[{1v}] as {A}) end";
        Signature withElement = Signature.of(Result.BOOLEAN, SET, SET_ELEMENT);
        Signature relation = Signature.of(Result.BOOLEAN, SET, SET);
        register(to, "set_contains", withElement, "({0} @> " + element + ")");
        register(to, "set_overlaps", relation, "({0} && {1})");
        register(to, "set_is_subset_of", relation, "({0} <@ {1})");
        register(to, "set_is_superset_of", relation, "({0} @> {1})");
        register(to, "set_is_proper_subset_of", relation, "({0} <@ {1} and not {0} @> {1})");
        register(to, "set_is_proper_superset_of", relation, "({0} @> {1} and not {0} <@ {1})");
        register(to, "set_is_empty", Signature.of(Result.BOOLEAN, SET), "(cardinality({0}) = 0)");
        register(to, "set_size", Signature.of(Result.INTEGER, SET), "cardinality({0})");
        Signature twoSets = Signature.of(Result.FIRST, SET, SET);
        Signature setAndElement = Signature.of(Result.FIRST, SET, SET_ELEMENT);
        register(to, "set_union", twoSets, canonical("{1}", "unnest(o.a || o.b)", ""));
        register(to, "set_intersect", twoSets, canonical("{1}", "unnest(o.a)", " where u.v = any(o.b)"));
        register(to, "set_except", twoSets, canonical("{1}", "unnest(o.a)", " where (u.v = any(o.b)) is not true"));
        register(to, "set_add", setAndElement, canonical(element, "unnest(o.a || o.b)", ""));
        register(
                to,
                "set_remove",
                setAndElement,
                canonical(element, "unnest(o.a)", " where (u.v = any(o.b)) is not true"));
    }

    /** Of equal elements the first is kept, in the order of the elements: what a set in memory holds. */
    private static String canonical(String second, String elements, String condition) {
        return "(select case when o.a is not null and o.b is not null then"
                + " (select coalesce(array_agg(e.v order by e.v{C}), cast(array[] as {A}))"
                + " from (select distinct on (u.v{C}) u.v from " + elements + " with ordinality as u(v, n)" + condition
                + " order by u.v{C}, u.n) e) end from (select {0} as a, " + second + " as b) o)";
    }

    private static void rows(FunctionContributions to) {
        unnest(to, "range_unnest", RANGE_SET, "unnest({0})");
        // The elements of a set in memory: in their order, and the first of those that are equal.
        unnest(
                to,
                "set_unnest",
                SET,
                "unnest((select array_agg(e.v order by e.v{C}) from (select distinct on (u.v{C}) u.v"
                        + " from unnest({0}) with ordinality as u(v, n) order by u.v{C}, u.n) e))");
    }

    private static void unnest(FunctionContributions to, String name, Signature.Parameter of, String template) {
        to.getFunctionRegistry().register(name, new UnnestFunction(name, of, template, to.getTypeConfiguration()));
    }

    private static Template byStep(Call call, Template discrete, String continuous) {
        RangeType<?, ?, ?> type = call.rangeType();
        return type == null || type.isDiscrete() ? discrete : Template.of(continuous);
    }

    private static Template ofDomain(Call call, Function<DomainTemplates, @Nullable Template> form) {
        return ofBounds(call, (type, domain) -> form.apply(domain));
    }

    private static Template ofBounds(
            Call call, BiFunction<RangeType<?, ?, ?>, DomainTemplates, @Nullable Template> form) {
        RangeType<?, ?, ?> type = call.rangeType();
        if (type == null) {
            throw call.untyped();
        }
        DomainTemplates domain = DomainTemplates.of(type);
        Template template = domain == null ? null : form.apply(type, domain);
        if (template == null) {
            throw call.unknownFor(type);
        }
        return template;
    }

    private static void register(FunctionContributions to, String name, Signature signature, String template) {
        Template parsed = Template.of(template);
        register(to, name, signature, call -> parsed);
    }

    private static void register(
            FunctionContributions to, String name, Signature signature, Function<Call, Template> template) {
        register(to, name, FunctionKind.NORMAL, signature, template);
    }

    private static void aggregate(FunctionContributions to, String name, Signature signature) {
        Template template = Template.of(name + "({0})");
        register(to, name, FunctionKind.AGGREGATE, signature, call -> template);
    }

    private static void register(
            FunctionContributions to,
            String name,
            FunctionKind kind,
            Signature signature,
            Function<Call, Template> template) {
        FunctionTypes types = new FunctionTypes(name, signature, to.getTypeConfiguration());
        to.getFunctionRegistry().register(name, new ValueFunction(name, kind, signature, types, template));
    }
}
