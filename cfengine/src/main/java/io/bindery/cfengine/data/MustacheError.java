package io.bindery.cfengine.data;

/// The error for a template that cannot be rendered. For some reasons the reference program only warns, or is silent.
public final class MustacheError extends Exception {
    private static final long serialVersionUID = 1;

    private final boolean warning;

    MustacheError(String message, boolean warning) {
        super(message, null, false, false);
        this.warning = warning;
    }

    /// Whether it is logged as a warning and not as an error. An empty message is not logged.
    public boolean isWarning() {
        return warning;
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
