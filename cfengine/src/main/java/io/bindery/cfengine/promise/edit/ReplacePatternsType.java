package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import java.util.List;

/// `replace_patterns`: what matches is replaced, wherever in a line it stands.
final class ReplacePatternsType implements PromiseType {
    /// As CFEngine does: a line that still matches after so many replacements will never stop matching.
    private static final int MOST = 20;

    private final EditedFile file;

    ReplacePatternsType(EditedFile file) {
        this.file = file;
    }

    @Override
    public String subject(ExpandedPromise promise) {
        return file.name();
    }

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        return new Regions(edit(promise, keeping)).isFound("The promised pattern replace '" + promise.promiser()
                + "' could not select an edit region in '" + file.name() + "'");
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        EditPromise edit = edit(promise, keeping);
        return edit.concluded(replace(edit, new Regions(edit).selected()));
    }

    private EditPromise edit(ExpandedPromise promise, Keeping keeping) {
        return new EditPromise("replace_patterns", promise, file, keeping);
    }

    private Outcome replace(EditPromise edit, Region region) {
        boolean all = !edit.promise().body("replace_with").text("occurrences", "all").equals("first");
        if (!all) {
            edit.keeping().log().warning("Setting replace-occurrences policy to 'first' is not convergent");
        }
        Regex regex = Regex.compile(edit.promiser(), edit::error);
        if (regex == null) {
            return Outcome.KEPT;
        }
        Outcome outcome = Outcome.KEPT;
        for (int at = region.start(); at < region.end(); at++) {
            // As CFEngine does: a promise that only warns does so for every line it would look at.
            if (!edit.mayChange("replace pattern '" + edit.promiser() + "' in '" + file.name() + "'")) {
                outcome = Outcome.WARNED;
                continue;
            }
            outcome = outcome.and(line(edit, regex, all, at));
            if (outcome == Outcome.FAILED) {
                break;
            }
        }
        return outcome;
    }

    private Outcome line(EditPromise edit, Regex regex, boolean all, int at) {
        String before = file.lines().get(at);
        String after = before;
        Regex.Match match = regex.search(after, 0);
        if (match == null) {
            return Outcome.KEPT;
        }
        for (int times = 0; match != null && times < (all ? MOST : 1); times++) {
            after = after.substring(0, match.start()) + replacement(edit, match) + after.substring(match.end());
            match = regex.search(after, 0);
        }
        if (match != null) {
            edit.error("Promised replacement '" + after + "' on line '" + before + "' for pattern '" + edit.promiser()
                    + "' is not convergent while editing '" + file.name() + "' (regular expression matches the replacement string)");
            edit.keeping().evaluation().logPromise(Level.ERROR);
            return Outcome.FAILED;
        }
        file.tell("Replaced pattern '" + edit.promiser() + "' in '" + file.name() + "'");
        file.replace(at, after);
        return Outcome.REPAIRED;
    }

    /// The replacement, in which `$(match.0)` and so on are what matched.
    private static String replacement(EditPromise edit, Regex.Match match) {
        Evaluation evaluation = edit.keeping().evaluation();
        for (int group = 0; group <= match.groupCount(); group++) {
            String text = match.group(group);
            Scalar value = new Scalar(text == null ? "" : text);
            evaluation.variables().define(variable(group), VariableType.STRING, value, List.of("source=regex"));
        }
        String replacement = evaluation.expand(edit.promise().body("replace_with").text("replace_value", ""));
        for (int group = 0; group <= match.groupCount(); group++) {
            evaluation.variables().undefine(variable(group));
        }
        return replacement;
    }

    private static VariableName variable(int group) {
        return new VariableName("default", "match", String.valueOf(group), List.of());
    }
}
