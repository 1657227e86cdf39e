package io.github.valueranges.boot;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.AutoConfigurationImportFilter;
import org.springframework.boot.autoconfigure.AutoConfigurationMetadata;

/**
 * Spring Data REST is on the class path of the tests without the auto-configuration that Spring Boot has for it, which
 * springdoc takes for granted where it sees the library.
 */
final class WithoutDataRest implements AutoConfigurationImportFilter {

    private static final Set<String> LEFT_OUT = Set.of(
            "org.springdoc.core.configuration.SpringDocDataRestConfiguration",
            "org.springdoc.core.configuration.SpringDocHateoasConfiguration");

    @Override
    public boolean[] match(@Nullable String[] classes, AutoConfigurationMetadata metadata) {
        boolean[] matches = new boolean[classes.length];
        for (int i = 0; i < classes.length; i++) {
            String name = classes[i];
            matches[i] = name == null || !LEFT_OUT.contains(name);
        }
        return matches;
    }
}
