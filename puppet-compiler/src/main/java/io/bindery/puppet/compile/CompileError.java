package io.bindery.puppet.compile;

import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.puppet.eval.error.CallFrame;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.text.Place;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The error that ended a compile: the message exactly as Puppet prints it, and its place.
public final class CompileError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final @Nullable String file;
    private final int line;
    private final int column;
    private final transient @Nullable Place place;
    private transient Supplier<List<String>> hints = List::of;

    CompileError(String message, @Nullable String file, int line, int column, @Nullable Place place, @Nullable Throwable cause) {
        super(message, cause, false, false);
        this.file = file;
        this.line = line;
        this.column = column;
        this.place = place;
    }

    public String message() {
        String message = getMessage();
        return message == null ? "" : message;
    }

    public @Nullable String file() {
        return file;
    }

    /// The line, from 1; 0 if unknown.
    public int line() {
        return line;
    }

    /// The column, from 1; 0 if unknown.
    public int column() {
        return column;
    }

    /// The same error with hints. Hints are computed only when they are printed.
    CompileError hinting(Supplier<List<String>> guesses) {
        hints = guesses;
        return this;
    }

    /// Guesses at what the author meant.
    public List<String> hints() {
        return hints.get();
    }

    /// The calls that led to the failure, innermost first.
    public List<CallFrame> calls() {
        CallFrame innermost = getCause() instanceof EvaluationError error ? error.calls() : null;
        return innermost == null ? List.of() : innermost.chain();
    }

    /// What is wrong with bindings, where that ended the compile; empty where something else did.
    public List<BindingProblem> problems() {
        return getCause() instanceof BindingsError error ? error.problems() : List.of();
    }

    /// The place in the source, for showing it; null if none is known.
    public @Nullable Place place() {
        return place;
    }
}
