package io.bindery.cfengine.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cfengine.syntax.SyntaxTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every attribute of the syntax is named by the code that honours it, or listed as one that does nothing; no attribute is both.
final class IneffectiveAttributesTest {
    private static final Pattern LITERAL = Pattern.compile("\"([a-z_0-9]+)\"");
    private static final Set<String> TABLES =
            Set.of("PromiseTables.java", "BodyTables.java", "FunctionTable.java", "IneffectiveAttributes.java");

    /// Names that the code puts together from a beginning, such as `delete_if_` and `match_from_list`.
    private static final List<String> BEGINNINGS = List.of("delete_if_", "insert_if_", "admit_", "deny_");

    private final SyntaxTables tables = new SyntaxTables();
    private final Set<String> named = literals();

    @Test
    void everyAttributeIsHonouredOrListed() {
        Set<String> silent = new TreeSet<>();
        Set<String> types = new TreeSet<>();
        tables.bundles().values().forEach(types::addAll);
        assertThat(types).hasSizeGreaterThan(25);
        for (String type : types) {
            Set<String> listed = IneffectiveAttributes.OF_PROMISES.getOrDefault(type, Set.of());
            tables.promiseAttributes(type).keySet().forEach(name -> judge(silent, type, name, listed));
        }
        for (String kind : SyntaxTables.BODIES) {
            if (!IneffectiveAttributes.OF_OTHER_PROGRAMS.contains(kind)) {
                Set<String> listed = new HashSet<>(IneffectiveAttributes.OF_BODIES.getOrDefault(kind, Set.of()));
                listed.addAll(IneffectiveAttributes.OF_CONTROLS.getOrDefault(kind, Set.of()));
                tables.bodyAttributes(kind).keySet().forEach(name -> judge(silent, "body " + kind, name, listed));
            }
        }
        assertThat(silent).isEmpty();
    }

    private void judge(Set<String> silent, String where, String name, Set<String> listed) {
        boolean honoured = named.contains(name) || BEGINNINGS.stream().anyMatch(start -> name.startsWith(start) && isUsed(start));
        if (!honoured && !listed.contains(name)) {
            silent.add(where + ": " + name);
        }
    }

    private boolean isUsed(String beginning) {
        return named.stream().anyMatch(beginning::startsWith) || named.contains(beginning);
    }

    @Test
    void aNameThatNoCodeHasIsFound() {
        Set<String> silent = new TreeSet<>();
        judge(silent, "files", "attribute_of_nobody", Set.of());
        judge(silent, "files", "attribute_of_the_list", Set.of("attribute_of_the_list"));
        judge(silent, "files", "edit_template", Set.of());
        assertThat(silent).containsExactly("files: attribute_of_nobody");
    }

    @Test
    void whatIsListedIsInTheSyntax() {
        Set<String> unknown = new TreeSet<>();
        IneffectiveAttributes.OF_PROMISES.forEach((type, names) -> names.forEach(name -> {
            if (tables.promiseAttribute(type, name) == null) {
                unknown.add(type + ": " + name);
            }
        }));
        Stream.of(IneffectiveAttributes.OF_BODIES, IneffectiveAttributes.OF_CONTROLS)
                .map(Map::entrySet)
                .flatMap(Set::stream)
                .forEach(entry -> entry.getValue().stream()
                        .filter(name -> tables.bodyAttribute(entry.getKey(), name) == null)
                        .forEach(name -> unknown.add(entry.getKey() + ": " + name)));
        assertThat(unknown).isEmpty();
    }

    private static Set<String> literals() {
        Set<String> found = new HashSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : (Iterable<Path>) files.filter(each -> each.toString().endsWith(".java"))::iterator) {
                if (!TABLES.contains(String.valueOf(file.getFileName()))) {
                    Matcher matcher = LITERAL.matcher(Files.readString(file));
                    while (matcher.find()) {
                        found.add(matcher.group(1));
                    }
                }
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        assertThat(found).hasSizeGreaterThan(500);
        return found;
    }
}
