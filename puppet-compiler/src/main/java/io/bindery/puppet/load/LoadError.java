package io.bindery.puppet.load;

/// Something a compile needs before it starts is missing or broken: an environment, a settings file, facts, a classifier.
public final class LoadError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LoadError(String message) {
        super(message, null, false, false);
    }

    public String message() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
