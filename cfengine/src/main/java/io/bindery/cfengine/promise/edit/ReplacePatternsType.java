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
    public String subject() {
        return file.name();
    }

    @Override
    public boolean isTriedAgain(Outcome outcome) {
        return outcome == Outcome.FAILED;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        Region region = Regions.of(promise, file);
        if (region == null) {
            keeping.log().error("The promised pattern replace '" + promise.promiser() + "' could not select an edit region in '"
                    + file.name() + "'");
            return Outcome.FAILED;
        }
        Regex regex = Regex.compile(promise.promiser(), keeping.log()::error);
        if (regex == null) {
            return Outcome.FAILED;
        }
        boolean all = !promise.body("replace_with").text("occurrences", "all").equals("first");
        if (!all) {
            keeping.log().warning("Setting replace-occurrences policy to 'first' is not convergent");
        }
        Outcome outcome = Outcome.KEPT;
        for (int at = region.start(); at < region.end(); at++) {
            outcome = outcome.and(line(promise, regex, all, at, keeping));
            if (outcome == Outcome.FAILED) {
                break;
            }
        }
        return outcome;
    }

    private Outcome line(ExpandedPromise promise, Regex regex, boolean all, int at, Keeping keeping) {
        String before = file.lines().get(at);
        String after = before;
        Regex.Match match = regex.search(after, 0);
        if (match == null) {
            return Outcome.KEPT;
        }
        for (int times = 0; match != null && times < (all ? MOST : 1); times++) {
            after = after.substring(0, match.start()) + replacement(promise, match, keeping.evaluation())
                    + after.substring(match.end());
            match = regex.search(after, 0);
        }
        if (match != null) {
            keeping.log().error("Promised replacement '" + after + "' on line '" + before + "' for pattern '" + promise.promiser()
                    + "' is not convergent while editing '" + file.name() + "' (regular expression matches the replacement string)");
            keeping.evaluation().logPromise(Level.ERROR);
            return Outcome.FAILED;
        }
        if (keeping.isRehearsal(promise)) {
            keeping.log().warning("Should replace pattern '" + promise.promiser() + "' in '" + file.name() + "'");
            return Outcome.WARNED;
        }
        keeping.log().info("Replaced pattern '" + promise.promiser() + "' in '" + file.name() + "'");
        file.replace(at, after);
        return Outcome.REPAIRED;
    }

    /// The replacement, in which `$(match.0)` and so on are what matched.
    private static String replacement(ExpandedPromise promise, Regex.Match match, Evaluation evaluation) {
        for (int group = 0; group <= match.groupCount(); group++) {
            String text = match.group(group);
            Scalar value = new Scalar(text == null ? "" : text);
            evaluation.variables().define(variable(group), VariableType.STRING, value, List.of("source=regex"));
        }
        String replacement = evaluation.expand(promise.body("replace_with").text("replace_value", ""));
        for (int group = 0; group <= match.groupCount(); group++) {
            evaluation.variables().undefine(variable(group));
        }
        return replacement;
    }

    private static VariableName variable(int group) {
        return new VariableName("default", "match", String.valueOf(group), List.of());
    }
}
