package io.github.valueranges;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.onlyDependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitCallTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The floors of the module and what its public types may show. Each rule is run over the module, and over the classes
 * of {@code violations}, which break it.
 */
class ArchitectureTests {

    private static final String ROOT = "io.github.valueranges";
    private static final String VIOLATIONS = ROOT + ".violations";

    private static final JavaClasses MODULE = new ClassFileImporter().importPath(location());
    private static final JavaClasses VIOLATING = new ClassFileImporter().importPackages(VIOLATIONS);

    private static Path location() {
        try {
            return Path.of(LocalDateRange.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void holdsHereAndFailsThere(ArchRule here, ArchRule there, String... broken) {
        here.check(MODULE);
        assertThatThrownBy(() -> there.check(VIOLATING))
                .isInstanceOf(AssertionError.class)
                .satisfies(failure -> assertThat(failure.getMessage()).contains(broken));
    }

    @Test
    void theWholeModuleIsRead() throws IOException {
        long classFiles;
        try (Stream<Path> files = Files.walk(location())) {
            classFiles = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.equals("module-info.class"))
                    .count();
        }
        assertThat(MODULE.stream().map(JavaClass::getSimpleName))
                .contains("LocalDateRange", "LocalDateRangeSet", "StringSet", "WrapperSet", "Cuts", "LiteralReader")
                .hasSize((int) classFiles);
        assertThat(VIOLATING).hasSize(4);
    }

    // --- floors ----------------------------------------------------------------------------------------------------

    private static ArchRule onlyTheJdk() {
        return classes()
                .should(onlyDependOnClassesThat(resideInAnyPackage("java..", ROOT + "..")
                        .or(resideInAnyPackage("org.jspecify.annotations", "com.fasterxml.jackson.annotation"))))
                .because("the module needs nothing at run time but annotations");
    }

    @Test
    void nothingButTheJdkIsNeeded() {
        holdsHereAndFailsThere(onlyTheJdk(), onlyTheJdk(), "org.assertj.core.api.Assertions");
    }

    @Test
    void libraryAnnotationsAreOnlyAnnotations() {
        ArchRule rule = noClasses()
                .should()
                .accessClassesThat(resideInAnyPackage("org.jspecify..", "com.fasterxml.."))
                .because("annotations may be absent at run time");
        holdsHereAndFailsThere(rule, rule, "JsonInclude$Include");
    }

    private static ArchRule floor(String root, String floor, String... below) {
        List<String> known = new ArrayList<>(List.of("java..", root + ".internal." + floor));
        for (String lower : below) {
            known.add(root + ".internal." + lower);
        }
        return classes()
                .that()
                .resideInAPackage(root + ".internal." + floor)
                .should(onlyDependOnClassesThat(resideInAnyPackage(known.toArray(String[]::new))
                        .or(resideInAPackage("org.jspecify.annotations"))
                        .or(belongToAnyOf(LiteralParseException.class, UnstorableValueException.class))));
    }

    @Test
    void elementTypesKnowNoFloorAbove() {
        holdsHereAndFailsThere(floor(ROOT, "element"), floor(VIOLATIONS, "element"), "KnowsAlgebra");
    }

    @Test
    void literalsKnowElementTypesOnly() {
        holdsHereAndFailsThere(
                floor(ROOT, "literal", "element"), floor(VIOLATIONS, "literal", "element"), "KnowsPublicTypes");
    }

    @Test
    void theAlgebraKnowsNoPublicType() {
        holdsHereAndFailsThere(
                floor(ROOT, "algebra", "element", "literal"),
                floor(VIOLATIONS, "algebra", "element", "literal"),
                "LeakyValue");
    }

    @Test
    void everyClassIsOnAFloor() {
        ArchRule rule = classes()
                .should(ArchConditions.resideInAnyPackage(
                        ROOT, ROOT + ".internal.element", ROOT + ".internal.literal", ROOT + ".internal.algebra"));
        holdsHereAndFailsThere(rule, rule, "LeakyValue");
    }

    // --- public types ----------------------------------------------------------------------------------------------

    private static boolean isSeen(JavaClass type) {
        return (type.getModifiers().contains(JavaModifier.PUBLIC)
                        || type.getModifiers().contains(JavaModifier.PROTECTED))
                && type.getEnclosingClass().map(ArchitectureTests::isSeen).orElse(true);
    }

    private static boolean isSeen(JavaMember member) {
        return member.getModifiers().contains(JavaModifier.PUBLIC)
                || member.getModifiers().contains(JavaModifier.PROTECTED);
    }

    private static final ArchCondition<JavaClass> SHOW_NO_INTERNAL_TYPE =
            new ArchCondition<>("show no internal type in a signature") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    type.getSuperclass().ifPresent(shown -> judge(type, "extends", shown, events));
                    type.getInterfaces().forEach(shown -> judge(type, "implements", shown, events));
                    type.getTypeParameters().forEach(parameter -> judge(type, "declares", parameter, events));
                    type.getFields().stream()
                            .filter(ArchitectureTests::isSeen)
                            .forEach(field -> judge(type, field.getName() + " is", field.getType(), events));
                    type.getCodeUnits().stream()
                            .filter(ArchitectureTests::isSeen)
                            .forEach(unit -> judge(type, unit, events));
                }

                private void judge(JavaClass type, JavaCodeUnit unit, ConditionEvents events) {
                    String name = unit.getName();
                    judge(type, name + " returns", unit.getReturnType(), events);
                    unit.getParameterTypes().forEach(shown -> judge(type, name + " takes", shown, events));
                    unit.getTypeParameters().forEach(shown -> judge(type, name + " declares", shown, events));
                    unit.getExceptionTypes().forEach(shown -> judge(type, name + " throws", shown, events));
                }

                private void judge(JavaClass type, String how, JavaType shown, ConditionEvents events) {
                    for (JavaClass raw : shown.getAllInvolvedRawTypes()) {
                        boolean internal =
                                raw.getBaseComponentType().getPackageName().contains(".internal");
                        events.add(new SimpleConditionEvent(
                                type, !internal, type.getSimpleName() + " " + how + " " + raw.getName()));
                    }
                }
            };

    private static final DescribedPredicate<JavaClass> SEEN = DescribedPredicate.describe(
            "are seen by users", type -> isSeen(type) && !type.getPackageName().contains(".internal"));

    @Test
    void noPublicSignatureShowsAnInternalType() {
        ArchRule rule = classes().that(SEEN).should(SHOW_NO_INTERNAL_TYPE);
        holdsHereAndFailsThere(
                rule,
                rule,
                "LeakyValue extends",
                "LeakyValue field is",
                "LeakyValue returned returns",
                "LeakyValue taken takes",
                "LeakyValue bounded declares");
    }

    @Test
    void noPublicTypeIsTakenForACollection() {
        ArchRule rule = noClasses()
                .that(SEEN)
                .should()
                .beAssignableTo(Iterable.class)
                .orShould()
                .beAssignableTo(Map.class)
                .orShould()
                .beAssignableTo(CharSequence.class);
        holdsHereAndFailsThere(rule, rule, "LeakyValue");
    }

    /** What a value keeps is set once: by itself, and by what it keeps its bounds and elements in. */
    @Test
    void noValueChanges() {
        DescribedPredicate<JavaClass> keep = SEEN;
        for (String name : List.of("Cut", "Cuts", "CutStorage", "SortedElements")) {
            DescribedPredicate<JavaClass> kept = assignableTo(ROOT + ".internal.algebra." + name);
            assertThat(MODULE.stream().filter(kept)).as(name).isNotEmpty();
            keep = keep.or(kept);
        }
        ArchRule rule = fields().that()
                .areNotStatic()
                .and()
                .areDeclaredInClassesThat(keep)
                .should()
                .beFinal();
        holdsHereAndFailsThere(rule, rule, "LeakyValue.field");
    }

    // --- text ------------------------------------------------------------------------------------------------------

    private static DescribedPredicate<CodeUnitCallTarget> method(Class<?> owner, String... names) {
        return DescribedPredicate.describe(
                owner.getSimpleName() + "." + List.of(names),
                target -> target.getOwner().isEquivalentTo(owner)
                        && Arrays.asList(names).contains(target.getName()));
    }

    private static ArchRule callsNone(DescribedPredicate<CodeUnitCallTarget> targets) {
        return noClasses()
                .should(ArchConditions.callCodeUnitWhere(
                        com.tngtech.archunit.core.domain.JavaCall.Predicates.target(targets)));
    }

    @Test
    void noTextDependsOnALocaleOrARegularExpression() {
        DescribedPredicate<CodeUnitCallTarget> banned = method(
                        String.class, "format", "formatted", "split", "matches", "replaceAll", "replaceFirst")
                .or(DescribedPredicate.describe(
                        "case without locale",
                        target -> target.getOwner().isEquivalentTo(String.class)
                                && Set.of("toLowerCase", "toUpperCase").contains(target.getName())
                                && target.getRawParameterTypes().isEmpty()));
        holdsHereAndFailsThere(
                callsNone(banned),
                callsNone(banned),
                "String.format(",
                "String.formatted(",
                "String.split(",
                "String.matches(",
                "String.toLowerCase()",
                "String.toUpperCase()");
        ArchRule packages = noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.util.regex", "java.text", "java.time.format");
        holdsHereAndFailsThere(packages, packages, "Pattern", "DateTimeFormatter");
    }

    @Test
    void elementsAreReadAndWrittenByTheirElementTypeAlone() {
        DescribedPredicate<CodeUnitCallTarget> parsing = DescribedPredicate.describe(
                "reading an element",
                target -> (target.getOwner().getPackageName().equals("java.time")
                                && Set.of("parse", "format", "toString").contains(target.getName()))
                        || (target.getOwner().isAssignableTo(Number.class)
                                && Set.of("parseInt", "parseLong", "parseDouble", "parseFloat", "parseShort")
                                        .contains(target.getName()))
                        || (target.getOwner().isAssignableTo(Number.class)
                                && Set.of("valueOf", "<init>", "decode").contains(target.getName())
                                && HasName.Utils.namesOf(target.getRawParameterTypes())
                                        .contains(String.class.getName())));
        // It checks each character before, and leaves to the JDK what of these is the nearest number.
        ArchRule rule = noClasses()
                .that()
                .doNotHaveFullyQualifiedName(ROOT + ".internal.element.FloatingPointText")
                .should(ArchConditions.callCodeUnitWhere(
                        com.tngtech.archunit.core.domain.JavaCall.Predicates.target(parsing)));
        holdsHereAndFailsThere(rule, rule, "LocalDate.parse(", "Integer.parseInt(");
    }

    // --- what users may switch over --------------------------------------------------------------------------------

    @Test
    void theSealedTypesPermitWhatTheyPermitted() {
        Map<String, List<String>> permitted = new TreeMap<>();
        MODULE.stream()
                .filter(ArchitectureTests::isSeen)
                .map(JavaClass::reflect)
                .filter(Class::isSealed)
                .forEach(type -> permitted.put(
                        type.getSimpleName(),
                        Stream.of(type.getPermittedSubclasses())
                                .map(Class::getSimpleName)
                                .toList()));

        Map<String, List<String>> expected = new TreeMap<>(Map.of(
                "RangeLike", List.of("Range", "RangeSet", "RangeAlgebra"),
                "Range", List.of("TypedRange"),
                "RangeSet", List.of("TypedRangeSet"),
                "ValueSet", List.of("TypedValueSet"),
                "TypedRange", List.of("DiscreteRange", "ContinuousRange"),
                "TypedRangeSet", List.of("DiscreteRangeSet", "ContinuousRangeSet"),
                "ValueType", List.of("RangeType", "RangeSetType", "SetType"),
                "RangeType", List.of("AbstractRangeType")));
        expected.put(
                "RangeAlgebra",
                List.of(
                        "TypedRange",
                        "TypedRangeSet",
                        "IntRangeAlgebra",
                        "LongRangeAlgebra",
                        "DoubleRangeAlgebra",
                        "FloatRangeAlgebra"));
        for (String element : List.of("Int", "Long", "Double", "Float")) {
            expected.put(element + "RangeAlgebra", List.of(element + "Range", element + "RangeSet"));
        }
        expected.put("ContinuousRange", names(RangeType.all().stream().filter(type -> !type.isDiscrete())));
        expected.put(
                "ContinuousRangeSet",
                names(RangeType.all().stream()
                        .filter(type -> !type.isDiscrete())
                        .map(RangeType::rangeSetType)));
        expected.put("DiscreteRange", names(RangeType.all().stream().filter(RangeType::isDiscrete)));
        expected.put(
                "DiscreteRangeSet",
                names(RangeType.all().stream().filter(RangeType::isDiscrete).map(RangeType::rangeSetType)));
        expected.put(
                "TypedValueSet",
                names(Stream.concat(SetType.all().stream(), Stream.of(SetType.wrapper(OfText.class)))));
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            expected.put(
                    type.javaType().getSimpleName(),
                    List.of("Empty", "Finite", "UnboundedStart", "UnboundedEnd", "Unbounded"));
        }
        assertThat(permitted).isEqualTo(expected);
    }

    private record OfText(String value) {}

    private static List<String> names(Stream<? extends ValueType<?>> types) {
        return types.map(type -> type.javaType().getSimpleName()).toList();
    }

    @Test
    void everyPublicClassIsSealedOrFinal() {
        List<String> open = MODULE.stream()
                .filter(SEEN)
                .map(JavaClass::reflect)
                .filter(type -> !type.isSealed() && !java.lang.reflect.Modifier.isFinal(type.getModifiers()))
                .map(Class::getName)
                .sorted(Comparator.naturalOrder())
                .toList();

        assertThat(open).isEmpty();
        assertThat(SEEN.test(VIOLATING.get(VIOLATIONS + ".LeakyValue"))).isTrue();
    }
}
