package io.bindery.puppet.function;

/// The error of a template: Ruby's message, and the place.
public final class ErbError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final int line;

    public ErbError(String detail, String file, int line) {
        super(detail, null, false, false);
        this.file = file;
        this.line = line;
    }

    public String file() {
        return file;
    }

    public int line() {
        return line;
    }
}
