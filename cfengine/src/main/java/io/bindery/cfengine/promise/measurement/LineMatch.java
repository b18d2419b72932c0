package io.bindery.cfengine.promise.measurement;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.value.Numbers;
import io.bindery.cfengine.value.Regex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The result of a `match_value` body for a sample.
///
/// @param lines     the lines that the body selects
/// @param extracted the part of each line that the extraction pattern matches; the whole line if the body has no such pattern
/// @param remarks   messages about the selection
record LineMatch(List<String> lines, List<String> extracted, List<String> remarks) {
    static LineMatch in(List<String> sample, Attributes match) {
        List<String> lines = selected(sample, match);
        List<String> remarks = lines.size() > 1 && !match.text("select_multiline_policy", "average").equals("first") && match.has("select_line_matching")
                ? List.of("Warning: " + lines.size() + " lines matched the line_selection \"" + match.text("select_line_matching", "")
                        + "\"- making best average")
                : List.of();
        return new LineMatch(lines, extracted(lines, match.text("extraction_regex")), remarks);
    }

    private static List<String> selected(List<String> sample, Attributes match) {
        long number = match.number("select_line_number", 0);
        if (number > 0) {
            return number <= sample.size() ? List.of(sample.get((int) number - 1)) : List.of();
        }
        Regex regex = Regex.compile(match.text("select_line_matching", ".*"));
        return regex == null ? List.of() : sample.stream().filter(regex::matchesAll).toList();
    }

    private static List<String> extracted(List<String> lines, @Nullable String pattern) {
        if (pattern == null) {
            return lines;
        }
        List<String> extracted = new ArrayList<>();
        Regex regex = Regex.compile(pattern);
        for (String line : lines) {
            Regex.Match found = regex == null ? null : regex.search(line, 0);
            String group = found == null ? null : found.group(1);
            if (group != null) {
                extracted.add(group);
            }
        }
        return extracted;
    }

    /// The number that several lines come to; null if none was found.
    ///
    /// @param policy `average`, `sum`, `first` or `last`
    @Nullable Double number(String policy) {
        if (extracted.isEmpty()) {
            return null;
        }
        return switch (policy) {
            case "first" -> real(extracted.getFirst());
            case "last" -> real(extracted.getLast());
            case "sum" -> sum();
            default -> sum() / extracted.size();
        };
    }

    private double sum() {
        return extracted.stream().mapToDouble(LineMatch::real).sum();
    }

    private static double real(String text) {
        Double number = Numbers.real(text);
        return number == null ? 0 : number;
    }
}
