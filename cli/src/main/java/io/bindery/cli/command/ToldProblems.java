package io.bindery.cli.command;

import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.compile.CompileError;
import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Prints problems of bindings to the terminal: one log line for each problem, then its source line with a caret.
public record ToldProblems(Terminal terminal) {
    public void tell(BindingProblem problem) {
        tell(problem, "");
    }

    private void tell(BindingProblem problem, String suffix) {
        terminal.log(problem.isWarning() ? Terminal.Level.WARNING : Terminal.Level.ERROR, problem.text() + suffix);
        Place place = place(problem.location());
        if (place != null) {
            Excerpt.source(place).forEach(terminal::note);
        }
    }

    /// Prints the errors of a failed compile: each problem of its bindings, or the single error that ended it.
    public void failure(CompileError error) {
        List<BindingProblem> problems = error.problems();
        if (problems.isEmpty()) {
            terminal.log(Terminal.Level.ERROR, error.message());
            Excerpt.failure(error).forEach(terminal::note);
        } else {
            // As Puppet does: the message ends with the node.
            int node = error.message().lastIndexOf(" on node ");
            problems.forEach(problem -> tell(problem, node < 0 ? "" : error.message().substring(node)));
        }
    }

    private static @Nullable Place place(SourceLocation location) {
        return location.file() == null || location.column() == 0 ? null : Excerpt.place(location.file(), location.line(), location.column());
    }
}
