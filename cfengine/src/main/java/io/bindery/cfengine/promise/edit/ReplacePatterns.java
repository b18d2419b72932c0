package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.MatchVariables;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.Regex;

/// `replace_patterns`: every match in a line is replaced.
final class ReplacePatterns implements LineEdit {
    /// As CFEngine does: a line that still matches after so many replacements will never stop matching.
    private static final int MOST = 20;

    @Override
    public String kind() {
        return "replace_patterns";
    }

    @Override
    public boolean isPossible(EditPromise edit) {
        return new Regions(edit).isFound("The promised pattern replace '" + edit.promiser() + "' could not select an edit region in '"
                + edit.file().name() + "'");
    }

    @Override
    public Outcome edit(EditPromise edit, Region region) {
        boolean all = !edit.promise().body("replace_with").text("occurrences", "all").equals("first");
        if (!all) {
            edit.keeping().log().warning("Setting replace-occurrences policy to 'first' is not convergent");
        }
        EditedFile file = edit.file();
        LinePattern pattern = LinePattern.tried(2, edit.promiser(), edit::error);
        boolean found = false;
        Outcome outcome = Outcome.KEPT;
        for (int at = region.start(); at < region.end(); at++) {
            Replaced replaced = replaced(edit, pattern, file.lines().get(at), all ? MOST : 1);
            if (replaced.matches()) {
                return endless(edit, file.lines().get(at), replaced.line());
            }
            found |= replaced.times() > 0;
            // As CFEngine does: a promise that only warns does so for every line it looks at.
            if (!edit.mayChange("replace pattern '" + edit.promiser() + "' in '" + file.name() + "'")) {
                outcome = Outcome.WARNED;
            } else if (replaced.times() > 0) {
                file.tell("Replaced pattern '" + edit.promiser() + "' in '" + file.name() + "'");
                file.replace(at, replaced.line());
                outcome = Outcome.REPAIRED;
            }
            if (found && !all) {
                break;
            }
        }
        if (!found) {
            edit.keeping().conclude(edit.promise(), Outcome.KEPT);
        }
        return outcome;
    }

    /// A line, the number of replacements in it, and whether it still matches.
    private record Replaced(String line, int times, boolean matches) {}

    private static Replaced replaced(EditPromise edit, LinePattern pattern, String before, int most) {
        String line = before;
        Regex.Match match = pattern.search(line, 0);
        int times = 0;
        for (; match != null && times < most; times++) {
            String next = line.substring(0, match.start()) + replacement(edit, match) + line.substring(match.end());
            // As CFEngine does: only the first replacement may empty a line.
            if (next.isEmpty() && times > 0) {
                break;
            }
            line = next;
            match = pattern.search(line, 0);
        }
        return new Replaced(line, times, match != null);
    }

    private static Outcome endless(EditPromise edit, String before, String after) {
        edit.error("Promised replacement '" + after + "' on line '" + before + "' for pattern '" + edit.promiser()
                + "' is not convergent while editing '" + edit.file().name()
                + "' (regular expression matches the replacement string)");
        edit.keeping().evaluation().logPromise(Level.ERROR);
        return Outcome.FAILED;
    }

    /// The replacement, in which `$(match.0)` and so on are what matched, as far as the last group that took part.
    private static String replacement(EditPromise edit, Regex.Match match) {
        Evaluation evaluation = edit.keeping().evaluation();
        MatchVariables variables = new MatchVariables(evaluation);
        variables.define(match);
        String replacement = evaluation.expand(edit.promise().body("replace_with").text("replace_value", ""));
        variables.undefine(match);
        return replacement;
    }
}
