package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.function.Digests;
import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The files of stdlib that our functions were compared with, by a digest of their code without comments and documentation. A
/// file that is not among them runs on Ruby.
final class Originals {
    private static final RubyRegex DOCUMENTATION = RubyRegex.compile("doc(?::| =>) <<[-~]?'?([A-Z]+)'?");

    private final Map<String, Edition> editions;

    private Originals(Map<String, Edition> editions) {
        this.editions = editions;
    }

    /// The edition of a function's file.
    static Edition edition(String name, @Nullable String text) {
        return text == null ? Edition.UNKNOWN : Known.ALL.editions.getOrDefault(name + " " + digest(text), Edition.UNKNOWN);
    }

    /// The names of all functions of an edition.
    static Set<String> names(Edition edition) {
        return Known.ALL.editions.entrySet().stream()
                .filter(entry -> entry.getValue() == edition)
                .map(entry -> entry.getKey().substring(0, entry.getKey().indexOf(' ')))
                .collect(Collectors.toUnmodifiableSet());
    }

    static String digest(String text) {
        return Digests.hex("SHA-256", code(text)).substring(0, 16);
    }

    /// The lines that say something to Ruby, each without the space around it.
    private static String code(String text) {
        StringBuilder code = new StringBuilder();
        String end = null;
        for (String line : text.lines().map(String::strip).toList()) {
            if (end != null) {
                end = line.equals(end) ? null : end;
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                code.append(line).append('\n');
                RegexMatch documented = DOCUMENTATION.match(line);
                end = documented == null ? null : documented.group(1);
            }
        }
        return code.toString();
    }

    // Read when the first function of a stdlib is used.
    private static final class Known {
        static final Originals ALL = read();

        private static Originals read() {
            Map<String, Edition> editions = new java.util.HashMap<>();
            try (BufferedReader lines = new BufferedReader(
                    new InputStreamReader(
                    Objects.requireNonNull(Originals.class.getResourceAsStream("originals")), StandardCharsets.UTF_8))) {
                lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                    int space = line.indexOf(' ');
                    editions.put(line.substring(space + 1), line.startsWith("8") ? Edition.EIGHT : Edition.NINE);
                });
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return new Originals(editions);
        }
    }
}
