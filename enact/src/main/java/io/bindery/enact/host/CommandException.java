package io.bindery.enact.host;

/// The error that a program could not be started.
public final class CommandException extends Exception {
    private static final long serialVersionUID = 1L;

    public CommandException(String message) {
        super(message);
    }
}
