package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The lists by which `insert_select` and `delete_select` choose lines. As CFEngine does: only the first given list counts.
final class LineFilter {
    private final @Nullable Choice choice;
    private final List<Choice> choices;

    /// A list: how lines are compared with its items, and whether matching lines are chosen or excluded.
    private record Choice(String comparison, boolean wanted, List<String> texts, List<LinePattern> patterns) {
        boolean admits(String line) {
            boolean fits =
                    switch (comparison) {
                        case "startwith" -> texts.stream().anyMatch(line::startsWith);
                        case "match" -> patterns.stream().anyMatch(pattern -> pattern.matches(line));
                        default -> patterns.stream().anyMatch(pattern -> pattern.isFoundIn(line));
                    };
            return fits == wanted;
        }
    }

    /// @param prefix `insert` or `delete`
    LineFilter(EditPromise edit, String prefix) {
        Attributes body = edit.promise().body(prefix + "_select");
        this.choices = Stream.of("startwith", "match", "contains")
                .flatMap(comparison -> Stream.of(choice(edit, body, prefix + "_if_", comparison), choice(edit, body, prefix + "_if_not_", comparison)))
                .filter(each -> !each.texts.isEmpty())
                .toList();
        this.choice = choices.isEmpty() ? null : choices.getFirst();
    }

    private static Choice choice(EditPromise edit, Attributes body, String prefix, String comparison) {
        List<String> texts = body.list(prefix + comparison + "_from_list");
        List<LinePattern> patterns = comparison.equals("startwith") ? List.of() : texts.stream().map(edit::pattern).toList();
        return new Choice(comparison, !prefix.endsWith("_not_"), texts, patterns);
    }

    boolean admits(String line) {
        return choice == null || choice.admits(line);
    }

    /// The error about a combination of lists, or null. As CFEngine does: several lists of wanted lines are accepted.
    @Nullable String contradiction() {
        long unwanted = choices.stream().filter(each -> !each.wanted).count();
        if (unwanted > 0 && unwanted < choices.size()) {
            return "cannot mix positive and negative constraints";
        }
        return unwanted > 1 ? "the alternatives are mutually exclusive (only one is allowed)" : null;
    }
}
