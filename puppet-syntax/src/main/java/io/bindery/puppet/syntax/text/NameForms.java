package io.bindery.puppet.syntax.text;

import static io.bindery.puppet.syntax.text.Characters.isDigit;
import static io.bindery.puppet.syntax.text.Characters.isLower;
import static io.bindery.puppet.syntax.text.Characters.isUpper;
import static io.bindery.puppet.syntax.text.Characters.isWord;

/// The required forms of names.
public final class NameForms {
    private NameForms() {}

    /// `a::b`, every segment starting with a lower-case letter.
    public static boolean isDefinitionName(String name) {
        for (int start = 0; start >= 0; start = nextSegment(name, start)) {
            if (start == name.length() || !isLower(name.charAt(start)) || !isWords(name, start, segmentEnd(name, start))) {
                return false;
            }
        }
        return true;
    }

    /// `A::B`, every segment starting with an upper-case letter.
    public static boolean isTypeName(String name) {
        for (int start = 0; start >= 0; start = nextSegment(name, start)) {
            if (start == name.length() || !isUpper(name.charAt(start)) || !isWords(name, start, segmentEnd(name, start))) {
                return false;
            }
        }
        return true;
    }

    private static int segmentEnd(String name, int start) {
        int end = name.indexOf("::", start);
        return end < 0 ? name.length() : end;
    }

    /// Where the next segment starts, or -1 after the last.
    private static int nextSegment(String name, int start) {
        int end = name.indexOf("::", start);
        return end < 0 ? -1 : end + 2;
    }

    /// `a::b` or `::a::b`, where the last segment may start with an underscore.
    public static boolean isVariableName(String name) {
        int start = name.startsWith("::") ? 2 : 0;
        int last = name.lastIndexOf("::");
        String simple = last < 0 ? name : name.substring(last + 2);
        if (!isParameterName(simple)) {
            return false;
        }
        return last < start || isDefinitionName(name.substring(start, last));
    }

    public static boolean isParameterName(String name) {
        return !name.isEmpty() && (isLower(name.charAt(0)) || name.charAt(0) == '_') && isWords(name, 0, name.length());
    }

    /// Zero, or decimal digits not starting with one.
    public static boolean isMatchVariable(String name) {
        if (name.isEmpty() || name.length() > 1 && name.charAt(0) == '0') {
            return false;
        }
        return isDigits(name, 0);
    }

    /// Decimal digits, after `0x` or not.
    public static boolean isNumeric(String name) {
        return isDigits(name, name.startsWith("0x") ? 2 : 0);
    }

    private static boolean isDigits(String name, int from) {
        for (int i = from; i < name.length(); i++) {
            if (!isDigit(name.charAt(i))) {
                return false;
            }
        }
        return name.length() > from;
    }

    private static boolean isWords(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (!isWord(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
