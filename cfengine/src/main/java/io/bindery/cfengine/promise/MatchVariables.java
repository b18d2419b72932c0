package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import java.util.List;

/// `match.0`, `match.1` and so on: the groups of a regular expression match, up to the last group that took part.
public record MatchVariables(Evaluation evaluation) {
    public void define(Regex.Match match) {
        for (int group = 0; group <= match.lastGroup(); group++) {
            String text = match.group(group);
            evaluation.variables().define(variable(group), VariableType.STRING, new Scalar(text == null ? "" : text), List.of("source=regex"));
        }
    }

    public void undefine(Regex.Match match) {
        for (int group = 0; group <= match.lastGroup(); group++) {
            evaluation.variables().undefine(variable(group));
        }
    }

    private static VariableName variable(int group) {
        return new VariableName("default", "match", String.valueOf(group), List.of());
    }
}
