package io.bindery.puppet.load;

/// The error for a command that was ended because it took too long or wrote too much.
public final class CommandEnded extends LoadError {
    private static final long serialVersionUID = 1L;

    CommandEnded(String message) {
        super(message);
    }
}
