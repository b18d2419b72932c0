package io.bindery.fleet.report;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.diff.FleetHistory;
import io.bindery.fleet.diff.FleetResult;
import java.util.Locale;

/// A line for each commit of a history.
public enum HistoryTable {
    /// Columns for a terminal.
    TEXT {
        @Override
        public String heading(boolean checked) {
            return "commit      different   same  unaffected  failed  seconds  " + (checked ? "all compiled  " : "") + "subject\n";
        }

        @Override
        public String line(FleetHistory.Step step) {
            FleetResult.Counts counts = step.result().counts();
            FleetHistory.Check check = step.check();
            String full = check == null ? "" : String.format(Locale.ROOT, "%7.2f %-4s  ", check.seconds(), verdict(check));
            return String.format(
                    Locale.ROOT,
                    "%-10s  %9d  %5d  %10d  %6d  %7.2f  %s%s%n",
                    step.commit().id().substring(0, SHORT),
                    counts.different(),
                    counts.same(),
                    counts.unaffected(),
                    counts.failed(),
                    step.seconds(),
                    full,
                    step.commit().subject());
        }
    },
    /// A table in Markdown.
    MARKDOWN {
        @Override
        public String heading(boolean checked) {
            return "| commit | different | same | proven unaffected | failed | seconds |" + (checked ? " all compiled, seconds | same answer |" : "")
                    + "\n|---|---|---|---|---|---|" + (checked ? "---|---|" : "") + "\n";
        }

        @Override
        public String line(FleetHistory.Step step) {
            FleetResult.Counts counts = step.result().counts();
            FleetHistory.Check check = step.check();
            String full = check == null ? "" : String.format(Locale.ROOT, " %.2f | %s |", check.seconds(), check.disagreements().isEmpty() ? "yes" : "NO");
            return String.format(
                    Locale.ROOT,
                    "| %s | %d | %d | %d | %d | %.2f |%s%n",
                    step.commit().id().substring(0, SHORT),
                    counts.different(),
                    counts.same(),
                    counts.unaffected(),
                    counts.failed(),
                    step.seconds(),
                    full);
        }
    },
    /// An object a line.
    JSON {
        @Override
        public String heading(boolean checked) {
            return "";
        }

        @Override
        public String line(FleetHistory.Step step) {
            FleetResult.Counts counts = step.result().counts();
            JsonOutput out = new JsonOutput();
            out.beginObject().key("commit").string(step.commit().id()).key("subject").string(step.commit().subject());
            out.key("different").number(counts.different()).key("same").number(counts.same()).key("unaffected").number(counts.unaffected());
            out.key("failed").number(counts.failed()).key("seconds").string(String.format(Locale.ROOT, "%.3f", step.seconds()));
            FleetHistory.Check check = step.check();
            if (check != null) {
                out.key("all_compiled").beginObject().key("seconds").string(String.format(Locale.ROOT, "%.3f", check.seconds()));
                out.key("disagreements").beginArray();
                check.disagreements().forEach(out::string);
                out.endArray().endObject();
            }
            return out.endObject() + "\n";
        }
    };

    private static final int SHORT = 10;

    /// What comes before the lines.
    ///
    /// @param checked whether every node was compiled too
    public abstract String heading(boolean checked);

    public abstract String line(FleetHistory.Step step);

    private static String verdict(FleetHistory.Check check) {
        return check.disagreements().isEmpty() ? "same" : "DIFFERENT";
    }
}
