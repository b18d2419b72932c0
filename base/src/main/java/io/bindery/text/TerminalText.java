package io.bindery.text;

/// A text as a terminal may get it: a terminal obeys control characters, which names and facts of others may hold to hide or forge lines.
///
/// Line ends, tabs and colours (`ESC [ ... m`) stay, every other control character is shown as `\x1b`.
public final class TerminalText {
    private static final char ESCAPE = '\u001b';

    private TerminalText() {}

    public static String of(String text) {
        int at = 0;
        while (at < text.length() && isHarmless(text.charAt(at))) {
            at++;
        }
        return at == text.length() ? text : shown(text);
    }

    private static boolean isHarmless(char each) {
        return !Character.isISOControl(each) || each == '\n' || each == '\t';
    }

    private static String shown(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        for (int at = 0; at < text.length(); at++) {
            char each = text.charAt(at);
            int end = each == ESCAPE ? colourEnd(text, at) : -1;
            if (end > 0) {
                out.append(text, at, end);
                at = end - 1;
            } else if (isHarmless(each)) {
                out.append(each);
            } else {
                out.append("\\x%02x".formatted((int) each));
            }
        }
        return out.toString();
    }

    /// The end of the sequence that sets a colour, or -1 if there is none.
    private static int colourEnd(String text, int start) {
        int at = start + 1;
        if (at >= text.length() || text.charAt(at) != '[') {
            return -1;
        }
        at++;
        while (at < text.length() && (Character.digit(text.charAt(at), 10) >= 0 && text.charAt(at) < 0x80 || text.charAt(at) == ';')) {
            at++;
        }
        return at < text.length() && text.charAt(at) == 'm' ? at + 1 : -1;
    }
}
