package io.bindery.cfengine.value;

/// Text that is not JSON. `rest` is the text from where reading stopped, which the reference program shows.
public final class JsonError extends Exception {
    private final String rest;

    JsonError(String message, String rest) {
        super(message, null, false, false);
        this.rest = rest;
    }

    public String rest() {
        return rest;
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
