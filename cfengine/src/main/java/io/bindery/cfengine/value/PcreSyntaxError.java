package io.bindery.cfengine.value;

/// A regular expression that PCRE would refuse: its words for it, and the offset it names.
final class PcreSyntaxError extends Exception {
    private static final long serialVersionUID = 1;

    private final int offset;

    PcreSyntaxError(String message, int offset) {
        super(message, null, false, false);
        this.offset = offset;
    }

    int offset() {
        return offset;
    }
}
