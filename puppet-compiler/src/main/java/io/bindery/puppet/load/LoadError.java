package io.bindery.puppet.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Objects;

/// The error for something that a compile needs before it starts and that is missing or broken: an environment, a settings file,
/// facts, a classifier.
public class LoadError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> hints;

    public LoadError(String message) {
        this(message, List.of());
    }

    /// @param hints lines that may help to mend it
    public LoadError(String message, List<String> hints) {
        super(message, null, false, false);
        this.hints = List.copyOf(hints);
    }

    /// Lines that may help to mend it.
    public final List<String> hints() {
        return hints;
    }

    /// A file that is there and cannot be read, as Ruby says it.
    public static LoadError unreadable(UncheckedIOException error) {
        return new LoadError(reason(Objects.requireNonNull(error.getCause())));
    }

    private static String reason(IOException cause) {
        if (!(cause instanceof FileSystemException failed)) {
            return String.valueOf(cause.getMessage());
        }
        String reason = failed instanceof AccessDeniedException ? "Permission denied" : failed.getReason();
        return (reason == null ? "Input/output error" : reason) + " @ rb_sysopen - " + failed.getFile();
    }

    public final String message() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
