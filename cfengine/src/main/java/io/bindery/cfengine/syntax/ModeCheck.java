package io.bindery.cfengine.syntax;

import org.jspecify.annotations.Nullable;

/// Whether a text is a file mode, symbolic or octal, judged character by character as the reference program does.
final class ModeCheck {
    private static final int LARGEST = 0xFFFF;
    private static final int STICKY = 01000;

    private final String text;
    private int affected;
    private int value;
    private boolean sawOperator;
    private boolean sawDigits;

    private ModeCheck(String text) {
        this.text = text;
    }

    /// The reference program's error for the text, or null if it is a mode.
    static @Nullable String problem(String text) {
        return new ModeCheck(text).problem();
    }

    private @Nullable String problem() {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c >= '0' && c <= '7') {
                int end = at;
                while (end < text.length() && Character.isDigit(text.charAt(end))) {
                    end++;
                }
                String wrong = octal(text.substring(at, end));
                if (wrong != null) {
                    return wrong;
                }
                at = end;
                continue;
            }
            String wrong = letter(c);
            if (wrong != null) {
                return wrong;
            }
            at++;
        }
        // As CFEngine does: only the last part is asked whether it changes anything.
        // As CFEngine does: no permission at all is written in one of two ways.
        boolean none = text.equals("000") || text.equals("0000");
        return value == 0 && !none ? "mode string is incomplete" : null;
    }

    private @Nullable String octal(String digits) {
        int number = 0;
        for (int i = 0; i < digits.length() && digits.charAt(i) <= '7'; i++) {
            number = number * 8 + digits.charAt(i) - '0';
            if (number > LARGEST) {
                return "Mode-Value too big : " + text;
            }
        }
        value = number;
        sawDigits = true;
        return null;
    }

    private @Nullable String letter(char c) {
        return switch (c) {
            case 'a' -> who(07777);
            case 'u' -> who(04700);
            case 'g' -> who(02070);
            case 'o' -> who(00007);
            case '+', '-', '=' -> operator();
            case 'r' -> permission(0444 & affected);
            case 'w' -> permission(0222 & affected);
            case 'x' -> permission(0111 & affected);
            case 's' -> permission(06000 & affected);
            case 't' -> permission(STICKY);
            case ',' -> next();
            default -> "Invalid mode string (" + text + ")";
        };
    }

    private @Nullable String who(int bits) {
        // As CFEngine does: out of place it is passed over.
        affected |= sawOperator || sawDigits ? 0 : bits;
        return null;
    }

    private @Nullable String operator() {
        sawOperator = true;
        return null;
    }

    private @Nullable String permission(int bits) {
        value |= bits;
        return null;
    }

    private @Nullable String next() {
        affected = 0;
        value = 0;
        sawOperator = false;
        sawDigits = false;
        return null;
    }
}
