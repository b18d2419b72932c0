package io.bindery.cfengine.promise.process;

import io.bindery.cfengine.data.ProcessListing;
import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.syntax.ClassExpression;
import io.bindery.cfengine.value.Numbers;
import io.bindery.cfengine.value.Regex;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Selects processes by a `process_select` body: each criterion that holds defines a word, and `process_result` is an expression
/// of these words.
///
/// @param listedAt when the processes were listed; their elapsed times count from then
record ProcessSelection(Attributes body, Instant listedAt) {
    boolean selects(ProcessListing.Entry entry) {
        // As CFEngine does: a body without `process_result` selects nothing.
        ClassExpression expression = ClassExpression.parse(body.text("process_result", ""));
        return expression != null && expression.holds(criteria(entry)::contains);
    }

    private Set<String> criteria(ProcessListing.Entry entry) {
        Set<String> held = new HashSet<>();
        note(held, "process_owner", matches("process_owner", entry, "USER", "UID"));
        note(held, "pid", inRange("pid", number(entry, "PID")));
        note(held, "ppid", inRange("ppid", number(entry, "PPID")));
        note(held, "pgid", inRange("pgid", number(entry, "PGID")));
        note(held, "vsize", inRange("vsize", number(entry, "SZ", "VSZ", "SIZE")));
        note(held, "rsize", inRange("rsize", number(entry, "RSS")));
        note(held, "priority", inRange("priority", number(entry, "NI", "PRI")));
        note(held, "threads", inRange("threads", number(entry, "NLWP")));
        note(held, "ttime", inRange("ttime_range", seconds(field(entry, "TIME"))));
        note(held, "stime", inRange("stime_range", started(entry)));
        note(held, "status", matches("status", entry, "S", "STAT"));
        note(held, "command", matches("command", entry, "CMD", "COMMAND"));
        note(held, "tty", matches("tty", entry, "TTY", "TT"));
        return held;
    }

    private static void note(Set<String> held, String word, boolean holds) {
        if (holds) {
            held.add(word);
        }
    }

    private boolean matches(String attribute, ProcessListing.Entry entry, String... titles) {
        String text = field(entry, titles);
        return text != null && body.list(attribute).stream().anyMatch(pattern -> {
            Regex regex = Regex.compile(pattern);
            return regex != null && regex.matchesAll(text);
        });
    }

    private static @Nullable String field(ProcessListing.Entry entry, String... titles) {
        for (String title : titles) {
            String text = entry.fields().get(title);
            if (text != null) {
                return text;
            }
        }
        return null;
    }

    private static @Nullable Long number(ProcessListing.Entry entry, String... titles) {
        String text = field(entry, titles);
        return text == null || !text.matches("[+-]?[0-9]{1,18}") ? null : Long.valueOf(text);
    }

    private boolean inRange(String attribute, @Nullable Long number) {
        String text = body.text(attribute);
        ProcessRange range = text == null ? null : ProcessRange.parse(text);
        return number != null && range != null && range.contains(number);
    }

    private @Nullable Long started(ProcessListing.Entry entry) {
        Long elapsed = seconds(field(entry, "ELAPSED"));
        return elapsed == null ? null : listedAt.getEpochSecond() - elapsed;
    }

    /// A duration as `ps` prints it, `[[days-]hours:]minutes:seconds`, in seconds.
    static @Nullable Long seconds(@Nullable String text) {
        if (text == null || !text.matches("([0-9]{1,9}-)?[0-9]{1,9}(:[0-9]{1,2}){1,2}")) {
            return null;
        }
        int dash = text.indexOf('-');
        long days = dash < 0 ? 0 : Long.parseLong(text.substring(0, dash));
        long sum = 0;
        for (String part : List.of(text.substring(dash + 1).split(":"))) {
            sum = sum * 60 + Long.parseLong(part);
        }
        return days * 86_400 + sum;
    }

    /// A range with two bounds, both included, as in `match_range` and in selections.
    record ProcessRange(long least, long most) {
        static @Nullable ProcessRange parse(String text) {
            String[] bounds = text.split(",", -1);
            if (bounds.length != 2) {
                return null;
            }
            Long least = bound(bounds[0].strip());
            Long most = bound(bounds[1].strip());
            return least == null || most == null ? null : new ProcessRange(Math.min(least, most), Math.max(least, most));
        }

        private static @Nullable Long bound(String text) {
            return text.equals("inf") ? Long.valueOf(Long.MAX_VALUE) : Numbers.whole(text);
        }

        boolean contains(long number) {
            return number >= least && number <= most;
        }
    }
}
