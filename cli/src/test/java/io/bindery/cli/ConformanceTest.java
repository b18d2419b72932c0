package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every row of `docs/hiera2-conformance.md` is whole and names a test that is there: a case of a corpus with an outcome, or a test method.
final class ConformanceTest {
    private static final int FEWEST = 250;
    private static final Pattern CASE = Pattern.compile("(?m)^(?:===|###) (\\S+)$");
    private static final Pattern METHOD = Pattern.compile("@Test(?:Factory)?\\s+(?:Stream<DynamicTest>|void) (\\w+)\\(");
    private static final Pattern GOLDEN = Pattern.compile("(.*)\\.(?:out|list|diag|pn)");

    private record Row(String statement, String place, String test, String verdict) {}

    private static List<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("../docs/hiera2-conformance.md"))) {
            if (line.startsWith("| ") && !line.startsWith("| statement ")) {
                String[] cells = line.replace("\\|", "&#124;").split("\\|", -1);
                assertThat(cells).as(line).hasSize(6);
                rows.add(new Row(cells[1].strip(), cells[2].strip(), cells[3].strip().replace("`", ""), cells[4].strip()));
            }
        }
        return rows;
    }

    // `FOLDER/NAME` of every case that has an outcome, and `Class.method` of every test method.
    private static Set<String> tests() throws IOException {
        Set<String> tests = new HashSet<>();
        for (String module : List.of("puppet-syntax", "hiera", "puppet-compiler", "bindings-ecore", "cli")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src/test"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    collect(module, file, tests);
                }
            }
        }
        return tests;
    }

    private static void collect(String module, Path file, Set<String> tests) throws IOException {
        String name = file.getFileName().toString();
        String folder = String.valueOf(file.getParent().getFileName());
        Matcher golden = GOLDEN.matcher(name);
        if (golden.matches() && Files.size(file) > 0) {
            tests.add(folder(module, folder) + "/" + golden.group(1));
        } else if (name.endsWith(".cases") || name.endsWith(".corpus")) {
            String all = name.endsWith(".cases") ? folder : folder(module, name.substring(0, name.length() - ".corpus".length()));
            CASE.matcher(Files.readString(file)).results().forEach(found -> tests.add(all + "/" + found.group(1)));
        } else if (name.endsWith("Test.java")) {
            String type = name.substring(0, name.length() - ".java".length());
            METHOD.matcher(Files.readString(file)).results().forEach(found -> tests.add(type + "." + found.group(1)));
        }
    }

    private static String folder(String module, String folder) {
        return module.equals("puppet-syntax") ? "syntax" : folder;
    }

    @Test
    void everyRowIsWhole() throws IOException {
        assertThat(rows()).hasSizeGreaterThanOrEqualTo(FEWEST).allSatisfy(row -> {
            assertThat(row.statement()).isNotEmpty();
            assertThat(row.place()).as(row.statement()).isNotEmpty();
            assertThat(row.verdict())
                    .as(row.statement())
                    .matches("honoured|honoured differently because: \\S.+|not honoured because: \\S.+");
        });
    }

    @Test
    void everyRowNamesATestThatIsThere() throws IOException {
        Set<String> tests = tests();
        assertThat(tests).hasSizeGreaterThan(500);
        assertThat(rows().stream().map(Row::test).filter(test -> !tests.contains(test)).toList()).isEmpty();
    }

    @Test
    void noStatementStandsTwice() throws IOException {
        assertThat(rows().stream().map(row -> row.place() + ": " + row.statement()).toList()).doesNotHaveDuplicates();
    }
}
