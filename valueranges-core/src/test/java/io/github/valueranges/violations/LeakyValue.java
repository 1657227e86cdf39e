package io.github.valueranges.violations;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.github.valueranges.violations.internal.algebra.KnowsPublicTypes;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;

/** Breaks each rule of a public value type once. */
public class LeakyValue extends KnowsPublicTypes implements Iterable<String> {
    protected List<? extends KnowsPublicTypes> field = List.of();

    public Optional<KnowsPublicTypes> returned() {
        return Optional.empty();
    }

    public void taken(KnowsPublicTypes[] taken) {
        Assertions.assertThat(taken).isNull();
    }

    public <T extends KnowsPublicTypes> void bounded(List<T> taken) {}

    @Override
    public Iterator<String> iterator() {
        return Collections.emptyIterator();
    }

    Object needsAnAnnotationAtRunTime() {
        return JsonInclude.Include.ALWAYS;
    }

    LocalDate parsesADate(String text) {
        return LocalDate.parse(text, DateTimeFormatter.ISO_DATE);
    }

    int parsesANumber(String text) {
        return Integer.parseInt(text);
    }

    String formats(String text) {
        return String.format(Locale.ROOT, "%s", text) + "%s".formatted(text);
    }

    boolean matches(String text) {
        return text.split(",").length > 1 || text.matches("x") || Pattern.matches("x", text);
    }

    @SuppressWarnings("StringCaseLocaleUsage")
    String inTheLocaleOfTheMachine(String text) {
        return text.toLowerCase() + text.toUpperCase();
    }
}
