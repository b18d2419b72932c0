package io.bindery.cfengine.value;

import java.util.BitSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A set of characters as PCRE's brackets and escapes name them, in the C locale.
///
/// Worked out to its members before it is handed on: what a bracket inside a bracket or `&&` would mean to another engine, how it
/// folds case or negates, then does not matter.
final class PcreClass {
    /// The greatest code: a byte's, or Unicode's under `(*UTF8)`.
    private final int greatest;

    private final BitSet members = new BitSet();

    PcreClass(int greatest) {
        this.greatest = greatest;
    }

    void add(int code) {
        members.set(code);
    }

    void addRange(int first, int last) {
        members.set(first, last + 1);
    }

    void addAll(PcreClass other) {
        members.or(other.members);
    }

    PcreClass negated() {
        PcreClass result = new PcreClass(greatest);
        result.members.or(members);
        result.members.flip(0, greatest + 1);
        return result;
    }

    /// ASCII letters in both cases where one is a member.
    void foldCase() {
        for (int upper = 'A'; upper <= 'Z'; upper++) {
            boolean either = members.get(upper) || members.get(upper + 32);
            members.set(upper, either);
            members.set(upper + 32, either);
        }
    }

    /// The set of an escape letter (`d`, `W` ...), or null if the letter is not a class.
    static @Nullable PcreClass ofEscape(int letter, int greatest) {
        String posix =
                switch (Character.toLowerCase(letter)) {
                    case 'd' -> "digit";
                    case 'w' -> "word";
                    case 's' -> "space";
                    case 'h' -> "horizontal";
                    case 'v' -> "vertical";
                    default -> null;
                };
        if (posix == null) {
            return null;
        }
        PcreClass set = named(posix, greatest);
        return set == null || Character.isLowerCase(letter) ? set : set.negated();
    }

    /// The characters of a POSIX class, or null if no class has the name.
    static @Nullable PcreClass named(String name, int greatest) {
        PcreClass set = new PcreClass(greatest);
        switch (name) {
            case "alpha" -> set.letters();
            case "lower" -> set.addRange('a', 'z');
            case "upper" -> set.addRange('A', 'Z');
            case "digit" -> set.addRange('0', '9');
            case "alnum" -> set.letters().addRange('0', '9');
            case "word" -> set.letters().wordOthers();
            case "xdigit" -> set.hexDigits();
            case "space" -> set.space();
            case "blank" -> set.listed(" \t");
            case "cntrl" -> set.control();
            case "graph" -> set.addRange(0x21, 0x7e);
            case "print" -> set.addRange(0x20, 0x7e);
            case "punct" -> set.punctuation();
            case "ascii" -> set.addRange(0, 0x7f);
            case "horizontal" -> set.listed("\t \u00a0");
            case "vertical" -> set.listed("\n\u000b\f\r\u0085");
            default -> {
                return null;
            }
        }
        return set;
    }

    private PcreClass letters() {
        addRange('a', 'z');
        addRange('A', 'Z');
        return this;
    }

    private void wordOthers() {
        addRange('0', '9');
        add('_');
    }

    private void hexDigits() {
        addRange('0', '9');
        addRange('a', 'f');
        addRange('A', 'F');
    }

    private void space() {
        addRange('\t', '\r');
        add(' ');
    }

    private void control() {
        addRange(0, 0x1f);
        add(0x7f);
    }

    private void punctuation() {
        addRange(0x21, 0x7e);
        for (int code = 0; code < 128; code++) {
            if (Character.isLetterOrDigit(code)) {
                members.clear(code);
            }
        }
    }

    private void listed(String characters) {
        characters.chars().forEach(members::set);
    }

    /// The characters with a Unicode property (`L`, `Lu`, `Greek` ...), or null if no property has the name.
    static @Nullable PcreClass ofProperty(String name, int greatest) {
        PcreClass set = new PcreClass(greatest);
        if (name.equals("Any")) {
            set.addRange(0, greatest);
            return set;
        }
        boolean script = name.length() > 2;
        if (script && !isScript(name)) {
            return null;
        }
        if (!script && !name.equals("L&") && (name.isEmpty() || "CLMNPSZ".indexOf(name.charAt(0)) < 0)) {
            return null;
        }
        for (int code = 0; code <= greatest; code++) {
            boolean member = script
                    ? Character.UnicodeScript.of(code) == Character.UnicodeScript.forName(name)
                    : hasCategory(code, name);
            if (member) {
                set.add(code);
            }
        }
        return set;
    }

    private static boolean isScript(String name) {
        try {
            Character.UnicodeScript.forName(name);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean hasCategory(int code, String name) {
        String category =
                switch (Character.getType(code)) {
                    case Character.UPPERCASE_LETTER -> "Lu";
                    case Character.LOWERCASE_LETTER -> "Ll";
                    case Character.TITLECASE_LETTER -> "Lt";
                    case Character.MODIFIER_LETTER -> "Lm";
                    case Character.OTHER_LETTER -> "Lo";
                    case Character.NON_SPACING_MARK -> "Mn";
                    case Character.COMBINING_SPACING_MARK -> "Mc";
                    case Character.ENCLOSING_MARK -> "Me";
                    case Character.DECIMAL_DIGIT_NUMBER -> "Nd";
                    case Character.LETTER_NUMBER -> "Nl";
                    case Character.OTHER_NUMBER -> "No";
                    case Character.CONNECTOR_PUNCTUATION -> "Pc";
                    case Character.DASH_PUNCTUATION -> "Pd";
                    case Character.START_PUNCTUATION -> "Ps";
                    case Character.END_PUNCTUATION -> "Pe";
                    case Character.INITIAL_QUOTE_PUNCTUATION -> "Pi";
                    case Character.FINAL_QUOTE_PUNCTUATION -> "Pf";
                    case Character.OTHER_PUNCTUATION -> "Po";
                    case Character.MATH_SYMBOL -> "Sm";
                    case Character.CURRENCY_SYMBOL -> "Sc";
                    case Character.MODIFIER_SYMBOL -> "Sk";
                    case Character.OTHER_SYMBOL -> "So";
                    case Character.SPACE_SEPARATOR -> "Zs";
                    case Character.LINE_SEPARATOR -> "Zl";
                    case Character.PARAGRAPH_SEPARATOR -> "Zp";
                    case Character.CONTROL -> "Cc";
                    case Character.FORMAT -> "Cf";
                    case Character.PRIVATE_USE -> "Co";
                    case Character.SURROGATE -> "Cs";
                    default -> "Cn";
                };
        return name.equals("L&")
                ? category.equals("Lu") || category.equals("Ll") || category.equals("Lt")
                : category.startsWith(name);
    }

    /// As a bracket expression that any engine reads alike.
    String bracket() {
        if (members.isEmpty()) {
            return "(?!)";
        }
        StringBuilder text = new StringBuilder("[");
        for (int first = members.nextSetBit(0); first >= 0; first = members.nextSetBit(first)) {
            int end = members.nextClearBit(first);
            text.append(code(first));
            if (end - 1 > first) {
                text.append('-').append(code(end - 1));
            }
            first = end;
        }
        return text.append(']').toString();
    }

    private String code(int code) {
        return String.format(Locale.ROOT, greatest > 0xff ? "\\x{%x}" : "\\x%02x", code);
    }
}
