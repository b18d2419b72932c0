package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every requirement that `docs/hiera2.md` lists has a test that bears its number: a case of a corpus named `h2-NNN-...` that has a
/// golden, or a test method named `h2_NNN_...`.
final class RequirementsTest {
    private static final Pattern ROW = Pattern.compile("^\\| H2-([0-9a-z, -]+) \\|");
    private static final Pattern RANGE = Pattern.compile("(\\d+)(?:-(\\d+)|([a-z]?))");
    private static final Pattern CASE = Pattern.compile("h2-0*(\\d+[a-z]?)-.*\\.(?:out|list|diag|pn)");
    private static final Pattern PACKED_CASE = Pattern.compile("^### h2-0*(\\d+[a-z]?)-", Pattern.MULTILINE);
    private static final Pattern METHOD =
            Pattern.compile("@Test(?:Factory)?\\s+(?:Stream<DynamicTest>|void) (\\w*h2_\\w+)\\(");
    private static final Pattern NUMBER = Pattern.compile("h2_0*(\\d+[a-z]?)(?=_)");

    private static Set<String> required() throws IOException {
        Set<String> ids = new LinkedHashSet<>();
        for (String line : Files.readAllLines(Path.of("../docs/hiera2.md"))) {
            Matcher row = ROW.matcher(line);
            if (row.find()) {
                for (String part : row.group(1).split(", ", -1)) {
                    assertThat(ids.addAll(expanded(part))).as("%s stands once in the list", part).isTrue();
                }
            }
        }
        return ids;
    }

    private static List<String> expanded(String part) {
        Matcher range = RANGE.matcher(part);
        assertThat(range.matches()).as("'%s' is a number or a range", part).isTrue();
        if (range.group(2) == null) {
            return List.of(part);
        }
        return Stream.iterate(Integer.parseInt(range.group(1)), id -> id <= Integer.parseInt(range.group(2)), id -> id + 1)
                .map(String::valueOf)
                .toList();
    }

    private static Set<String> tested() throws IOException {
        Set<String> ids = new TreeSet<>();
        for (String module : List.of("puppet-syntax", "hiera", "puppet-compiler", "bindings-ecore", "cli")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src/test"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    String name = file.getFileName().toString();
                    Matcher golden = CASE.matcher(name);
                    if (golden.matches()) {
                        ids.add(golden.group(1));
                    } else if (name.endsWith(".corpus")) {
                        PACKED_CASE.matcher(Files.readString(file)).results().forEach(packed -> ids.add(packed.group(1)));
                    } else if (name.endsWith("Test.java")) {
                        METHOD.matcher(Files.readString(file)).results().forEach(method ->
                                NUMBER.matcher(method.group(1)).results().forEach(number -> ids.add(number.group(1))));
                    }
                }
            }
        }
        return ids;
    }

    @Test
    void theListIsWhole() throws IOException {
        List<String> numbers = required().stream().filter(id -> id.matches("\\d+")).toList();
        assertThat(numbers).hasSize(210).startsWith("1").endsWith("210");
        assertThat(required()).hasSize(224);
    }

    @Test
    void everyRequirementHasATest() throws IOException {
        assertThat(tested()).containsAll(required());
    }

    @Test
    void everyNumberInATestIsOneOfTheList() throws IOException {
        assertThat(required()).containsAll(tested());
    }
}
