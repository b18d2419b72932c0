package io.bindery.puppet.eval.error;

import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// An error that ends an evaluation.
///
/// A function throws it with a message only (`new EvaluationError("...")`), without a place. The evaluator adds the place of the
/// expression that called the function, and Puppet's wording: `Evaluation Error: Error while evaluating a Function Call, ...`. An
/// error with a place passes unchanged through the evaluations around it.
public final class EvaluationError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable Location location;
    private transient @Nullable CallFrame calls;

    /// A failure reported by code that does not know the place.
    public EvaluationError(String message) {
        this(message, null, null);
    }

    private EvaluationError(String message, @Nullable Location location, @Nullable Throwable cause) {
        super(message, cause, false, false);
        this.location = location;
    }

    /// An error with its full text, at a place that Puppet prints with line and column.
    public static EvaluationError at(String message, Place place) {
        return new EvaluationError(message, Location.column(place), null);
    }

    /// A mistake found by the evaluator itself, at an expression: `Evaluation Error: ...` with line and column.
    public static EvaluationError issue(String message, Expression blamed) {
        return issue(message, blamed.place());
    }

    public static EvaluationError issue(String message, Place place) {
        return at("Evaluation Error: " + message, place);
    }

    /// An error in the call of a function itself, worded like an error of the evaluator.
    public static EvaluationError atCall(String message, @Nullable Place place) {
        return place == null ? new EvaluationError(message) : issue(message, place);
    }

    /// An error at a place that Puppet prints with its line only.
    public static EvaluationError atLine(String message, Place place) {
        return new EvaluationError(message, Location.line(place), null);
    }

    /// An error that is final and has no place in its text.
    public static EvaluationError placeless(String message) {
        return new EvaluationError(message, Location.NOWHERE, null);
    }

    /// The same, with what caused it: that knows the place.
    public static EvaluationError placeless(String message, Throwable cause) {
        return new EvaluationError(message, Location.NOWHERE, cause);
    }

    /// An accident inside Puppet while it evaluates the body of a define, which it tells by the name of its compiler.
    public static EvaluationError crash(String message) {
        return new EvaluationError("Puppet::Parser::Compiler failed with error " + message, Location.CRASH, null);
    }

    /// Whether this is such an accident.
    public boolean isCrash() {
        return location == Location.CRASH;
    }

    /// What Ruby refuses to run at all, such as a template with a mistake in its syntax.
    // As Puppet does: nothing around it adds a word, not even the node's name.
    public static EvaluationError bare(String message) {
        return new EvaluationError(message, Location.BARE, null);
    }

    /// Whether nothing at all is added to the message.
    public boolean isBare() {
        return location == Location.BARE;
    }

    public EvaluationError causedBy(EvaluationError cause) {
        EvaluationError error = new EvaluationError(message(), location, cause);
        error.calls = cause.calls;
        return error;
    }

    /// Whether this is final and yet has no place.
    public boolean isPlaceless() {
        return location == Location.NOWHERE;
    }

    /// The same with more words at its end.
    public EvaluationError extended(String words) {
        EvaluationError error = new EvaluationError(message() + words, location, this);
        error.calls = calls;
        return error;
    }

    /// The text without the place.
    public String message() {
        String message = getMessage();
        return message == null ? "" : message;
    }

    /// Whether this is final: nothing around it adds words or a place.
    public boolean located() {
        return location != null;
    }

    public @Nullable Place place() {
        return location == null ? null : location.place();
    }

    /// Whether the column of the place is printed too.
    public boolean showsColumn() {
        return location != null && location.place() != null && location.withColumn();
    }

    /// The text with its place as Puppet prints it: `message (file: F, line: L, column: C)`.
    public String text() {
        return location == null ? message() : message() + location.suffix();
    }

    /// The calls that led here, innermost first; null if there were none.
    public @Nullable CallFrame calls() {
        return calls;
    }

    /// Adds a call on the way out.
    public void addCall(CallFrame frame) {
        CallFrame last = calls;
        if (last == null) {
            calls = frame;
            return;
        }
        last.append(frame);
    }

    /// A place as Puppet adds it to a message: ` (file: F, line: L, column: C)`.
    public static String suffix(Place place) {
        return suffix(place, true);
    }

    private static String suffix(Place place, boolean withColumn) {
        if (place.isWhole()) {
            return " (file: " + place.file().name() + ")";
        }
        String column = withColumn ? ", column: " + place.column() : "";
        String file = place.file().name();
        return file.isEmpty()
                ? " (line: " + place.line() + column + ")"
                : " (file: " + file + ", line: " + place.line() + column + ")";
    }

    /// The place of an error, and whether its column is printed.
    private record Location(@Nullable Place place, boolean withColumn) {
        static final Location NOWHERE = new Location(null, false);
        static final Location CRASH = new Location(null, false);
        static final Location BARE = new Location(null, true);

        static Location column(Place place) {
            return new Location(place, true);
        }

        static Location line(Place place) {
            return new Location(place, false);
        }

        String suffix() {
            return place == null ? "" : EvaluationError.suffix(place, withColumn);
        }
    }
}
