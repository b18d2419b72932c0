package io.bindery.hiera;

import io.bindery.data.DataError;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A failed lookup, with Puppet's message.
public final class LookupError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable Path file;
    private final int line;
    private final Kind kind;
    private transient @Nullable Place broken;

    /// The kind of Puppet's error. It determines the text that is put around the message.
    public enum Kind {
        /// A `Puppet::DataBinding::LookupError` without code: the global layer says which key it was.
        PLAIN,
        /// One with a code, which passes everywhere unchanged.
        CODED,
        /// Any other error of Puppet's; inside a lookup it becomes a plain one.
        OTHER,
        /// An error of Ruby's, which passes everywhere unchanged.
        FOREIGN
    }

    public LookupError(String message) {
        this(message, null, 0, Kind.PLAIN);
    }

    private LookupError(String message, @Nullable Path file, int line, Kind kind) {
        super(message, null, false, false);
        this.file = file;
        this.line = line;
        this.kind = kind;
    }

    /// A data file that cannot be read, at the place where reading ended.
    static LookupError broken(String message, SourceFile source, DataError error) {
        LookupError made = new LookupError(message);
        if (error.line() > 0) {
            int offset = source.offset(error.line(), error.column());
            made.broken = new Place(source, offset, offset);
        }
        return made;
    }

    static LookupError coded(String message) {
        return new LookupError(message, null, 0, Kind.CODED);
    }

    /// A fault of a configuration file; line 0 if no line can be named.
    static LookupError in(@Nullable Path file, int line, String message) {
        return new LookupError(message, file, line, Kind.CODED);
    }

    public static LookupError other(String message) {
        return new LookupError(message, null, 0, Kind.OTHER);
    }

    public static LookupError foreign(String message) {
        return new LookupError(message, null, 0, Kind.FOREIGN);
    }

    private LookupError brokenAt(LookupError other) {
        other.broken = broken;
        return other;
    }

    /// The error with another text, that says more.
    LookupError saying(String message) {
        return brokenAt(new LookupError(message, null, 0, Kind.OTHER));
    }

    /// The same error as a fault of a configuration file.
    LookupError in(@Nullable Path configuration) {
        return file == null && kind == Kind.CODED ? new LookupError(message(), configuration, 0, kind) : this;
    }

    LookupError asPlain() {
        return kind == Kind.OTHER ? brokenAt(new LookupError(message(), file, line, Kind.PLAIN)) : this;
    }

    /// The place in a data file that cannot be read, null for other errors.
    public @Nullable Place broken() {
        return broken;
    }

    public Kind kind() {
        return kind;
    }

    public @Nullable Path file() {
        return file;
    }

    /// The line in the file, 0 if none is known.
    public int line() {
        return line;
    }

    /// The message without its place.
    public String message() {
        return String.valueOf(getMessage());
    }

    /// The message with its place as Puppet prints it.
    public String text() {
        if (file == null) {
            return message();
        }
        return message() + (line == 0 ? " (file: " + file + ")" : " (file: " + file + ", line: " + line + ")");
    }
}
