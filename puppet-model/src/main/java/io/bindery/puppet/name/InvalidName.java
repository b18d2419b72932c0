package io.bindery.puppet.name;

/// The error for a text that is not a valid name of its kind.
public final class InvalidName extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST = 240;

    InvalidName(String message) {
        super(message, null, false, false);
    }

    public String message() {
        return String.valueOf(getMessage());
    }

    /// A text from outside as a message may show it: without control characters, and not in full where it is long.
    static String shown(String text) {
        String begin = text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
        return "'" + begin.replaceAll("\\p{Cntrl}", "?") + "'";
    }
}
