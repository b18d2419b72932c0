package io.bindery.puppet.type;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.regex.RegexMatch;
import io.bindery.regex.RegexSyntaxException;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Compares version ranges and regular expressions with what Ruby answered.
class GoldenVersionsTest {
    private static final List<SemVer> VERSIONS = List.of(
                    "0.0.1", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.2.3", "1.2.3-alpha", "1.2.3-alpha.1", "1.2.3-beta", "1.2.4", "1.3.0",
                    "2.0.0", "2.0.0-pre", "2.1.0", "3.0.0", "10.0.0")
            .stream()
            .map(SemVer::parse)
            .toList();

    private final Differences differences = new Differences();

    @Test
    void ordersVersions() {
        List<SemVer> sorted = new ArrayList<>(VERSIONS);
        Collections.sort(sorted);
        String mine = sorted.stream().map(SemVer::toString).collect(Collectors.joining(" "));
        assertThat(mine).isEqualTo(Goldens.rows("version_order", 1).getFirst().getFirst());
    }

    @Test
    void includesVersionsInRanges() {
        List<List<String>> rows = Goldens.rows("version_ranges", 3);
        for (List<String> row : rows) {
            try {
                SemVerRange range = SemVerRange.parse(row.getFirst());
                String mine = VERSIONS.stream().map(version -> range.includes(version) ? "1" : "0").collect(Collectors.joining());
                differences.note(mine, row.get(2), row.getFirst());
            } catch (IllegalArgumentException e) {
                differences.note("ERR " + e.getMessage(), row.get(1), row.getFirst());
            }
        }
        differences.assertNone(rows, 38);
    }

    @Test
    void matchesAndReplaces() {
        List<List<String>> rows = Goldens.rows("regexes", 4);
        for (List<String> row : rows) {
            differences.note(answer(row), row.get(3), row.toString());
        }
        differences.assertNone(rows, 23);
    }

    private static String answer(List<String> row) {
        try {
            RubyRegex regex = RubyRegex.compile(row.getFirst());
            String text = row.get(1);
            RegexMatch match = regex.match(text);
            String groups = match == null
                    ? "nil"
                    : match.groups().stream().map(group -> group == null ? "nil" : '"' + group + '"').collect(Collectors.joining(","));
            String start = match == null ? "" : Integer.toString(match.start());
            return String.join("|", groups, start, regex.replaceFirst(text, row.get(2)), regex.replaceAll(text, row.get(2)));
        } catch (RegexSyntaxException e) {
            return "ERR " + e.getMessage();
        }
    }
}
