package io.bindery.cli.command;

import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.compile.CompileError;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Writes what is wrong with bindings to the terminal: one log line for each problem, then its source line with a caret.
public final class ToldProblems {
    private static final long LARGEST = 4L << 20;

    private final Terminal terminal;

    public ToldProblems(Terminal terminal) {
        this.terminal = terminal;
    }

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

    /// Writes a failed compile: each problem of its bindings, or the one error it ended with.
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

    // A problem knows only numbers, as an imported model has no text; the file is read again for people.
    private static @Nullable Place place(SourceLocation location) {
        if (location.file() == null || location.line() == 0 || location.column() == 0) {
            return null;
        }
        try {
            Path path = Path.of(location.file());
            if (!Files.isRegularFile(path) || Files.size(path) > LARGEST) {
                return null;
            }
            SourceFile file = new SourceFile(location.file(), Files.readString(path));
            if (location.line() > file.lineCount()) {
                return null;
            }
            int offset = file.offset(location.line(), location.column());
            return new Place(file, offset, offset);
        } catch (IOException unreadable) {
            return null;
        }
    }
}
