package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.enact.host.Host;
import io.bindery.text.Diagnostic;
import java.util.function.Consumer;

/// The parts that every evaluation of a policy needs, whichever program runs it.
///
/// @param tables the promise types, attributes and functions that a policy may use
/// @param log receives the log lines
/// @param host the machine that the policy is kept on
/// @param problems receives the errors in the text of the policy
/// @param trace receives the steps of the run
public record RunSetup(SyntaxTables tables, Log log, Host host, Consumer<Diagnostic> problems, Trace trace) {
    Sources sources() {
        return new Sources(tables);
    }

    RunSetup withLog(Log other) {
        return new RunSetup(tables, other, host, problems, trace);
    }

    RunSetup withProblems(Consumer<Diagnostic> others) {
        return new RunSetup(tables, log, host, others, trace);
    }

    RunSetup withTrace(Trace other) {
        return new RunSetup(tables, log, host, problems, other);
    }

    /// Logs the error that ended a run.
    void failed(FatalError error) {
        if (!error.isSilent()) {
            log.error("Fatal CFEngine error: " + error.getMessage());
        }
    }
}
