package io.bindery.fleet.report;

import io.bindery.fleet.diff.FailureGroup;
import io.bindery.fleet.diff.FleetResult;
import io.bindery.fleet.diff.Group;
import io.bindery.fleet.diff.Reason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A message about a line of the code: a failure, or a change that the line causes.
///
/// @param rule `fleet/failure`, `fleet/change`, or `fleet/rule/` and the name of a rule
/// @param file relative to the top of the code; null if unknown
/// @param line 0 if unknown
public record Finding(Level level, String rule, String message, @Nullable String file, int line) {
    /// The severity.
    public enum Level {
        ERROR,
        NOTICE
    }

    /// All findings of a result, failures first.
    static List<Finding> of(FleetResult result) {
        List<Finding> findings = new ArrayList<>();
        for (FailureGroup failure : result.failures()) {
            if (failure.where() != FailureGroup.Where.OLD) {
                String message = Names.of(failure.nodes()) + ": " + failure.message();
                findings.add(new Finding(Level.ERROR, "fleet/failure", message, failure.file(), failure.line()));
            }
        }
        for (Group group : result.groups()) {
            Reason cause = group.cause();
            String message = Names.of(group.nodes()) + ": " + ChangeWords.line(group.change());
            findings.add(new Finding(
                    Level.NOTICE, "fleet/change", message, cause == null ? null : cause.file(), cause == null ? 0 : cause.line()));
        }
        return findings;
    }
}
