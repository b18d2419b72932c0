package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.value.Regex;
import java.util.List;
import java.util.function.BiPredicate;

/// The lists by which `insert_select` and `delete_select` choose among lines.
final class LineFilter {
    private final Attributes body;
    private final String prefix;

    /// @param prefix `insert` or `delete`
    LineFilter(Attributes body, String prefix) {
        this.body = body;
        this.prefix = prefix;
    }

    boolean admits(String line) {
        return admits("startwith", line, String::startsWith)
                && admits("match", line, (text, pattern) -> matches(text, pattern, true))
                && admits("contains", line, (text, pattern) -> matches(text, pattern, false));
    }

    private boolean admits(String kind, String line, BiPredicate<String, String> test) {
        List<String> wanted = body.list(prefix + "_if_" + kind + "_from_list");
        List<String> unwanted = body.list(prefix + "_if_not_" + kind + "_from_list");
        return (wanted.isEmpty() || wanted.stream().anyMatch(each -> test.test(line, each)))
                && unwanted.stream().noneMatch(each -> test.test(line, each));
    }

    private static boolean matches(String line, String pattern, boolean whole) {
        Regex regex = Regex.compile(pattern);
        return regex != null && (whole ? regex.matchesAll(line) : regex.isFoundIn(line));
    }
}
