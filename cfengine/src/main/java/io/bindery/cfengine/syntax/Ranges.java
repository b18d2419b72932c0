package io.bindery.cfengine.syntax;

import io.bindery.cfengine.value.Numbers;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Regex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Values held against the types and ranges of the tables.
public final class Ranges {
    /// The range that marks a string as a file mode.
    private static final String PATH_RANGE = "\"?(/.*)";
    private static final String MODE_RANGE = "[0-7augorwxst,+-=]+";

    private static final Regex MODE = java.util.Objects.requireNonNull(
            Regex.compile("[0-7]{1,5}|[ugoa]*[-+=][rwxstugo]*(,[ugoa]*[-+=][rwxstugo]*)*|[-+=][0-7]{1,5}"));

    private Ranges() {}

    public static boolean isList(String word) {
        return switch (word) {
            case "slist", "ilist", "rlist", "clist", "olist" -> true;
            default -> false;
        };
    }

    /// The type of a list's items.
    public static String itemWord(String word) {
        return switch (word) {
            case "slist" -> "string";
            case "ilist" -> "int";
            case "rlist" -> "real";
            case "clist" -> "context";
            case "olist" -> "option";
            default -> word;
        };
    }

    /// Whether a function that returns `returns` may be given to an attribute of type `word`.
    public static boolean accepts(String word, String returns) {
        return switch (word) {
            case "condition", "body", "bundle" -> true;
            case "string" -> List.of("string", "int", "real", "context").contains(returns);
            case "slist" -> returns.equals("slist") || returns.equals("string");
            case "ilist" -> returns.equals("ilist") || returns.equals("int");
            case "rlist" -> returns.equals("rlist") || returns.equals("real");
            case "context" -> returns.equals("context") || returns.equals("string");
            case "clist" -> returns.equals("context");
            default -> word.equals(returns);
        };
    }

    /// What is wrong with a scalar, or null. Text with references in it cannot be judged yet.
    public static @Nullable String wrong(String word, String range, String text) {
        if (References.holdsAny(text)) {
            return null;
        }
        return switch (word) {
            case "string" -> string(range, text);
            case "int" -> whole(range, text);
            case "real" -> real(range, text);
            case "option" -> List.of(range.split(",", -1)).contains(text) ? null : "Selection is out of bounds";
            case "context" -> matches(range, text) ? null : "Context string is invalid/out of range";
            case "irange" -> wholeRange(range, text);
            default -> null;
        };
    }

    private static @Nullable String string(String range, String text) {
        if (range.equals(MODE_RANGE)) {
            return MODE.matchesAll(text) && matches(range, text) ? null : "Error parsing Unix permission string";
        }
        if (range.isEmpty() || matches(range, text)) {
            return null;
        }
        return range.equals(PATH_RANGE) ? "Filename is not an absolute path" : "Scalar value is out of range";
    }

    private static boolean matches(String range, String text) {
        Regex regex = range.isEmpty() ? null : Regex.compile(range);
        return regex == null || regex.matchesAll(text);
    }

    private static @Nullable String whole(String range, String text) {
        Long number = Numbers.whole(text);
        if (number == null) {
            return "Cannot parse value as integer";
        }
        return within(range, number) ? null : "Integer is out of range";
    }

    private static @Nullable String real(String range, String text) {
        Double number = Numbers.real(text);
        return number != null && within(range, number) ? null : "Real value is out of range";
    }

    private static boolean within(String range, double number) {
        int comma = range.indexOf(',', 1);
        if (comma < 0) {
            return true;
        }
        return number >= bound(range.substring(0, comma)) && number <= bound(range.substring(comma + 1));
    }

    private static double bound(String text) {
        return text.equals("inf") ? Numbers.INFINITY : Double.parseDouble(text);
    }

    private static @Nullable String wholeRange(String range, String text) {
        int comma = text.indexOf(',');
        if (comma < 0) {
            Long number = Numbers.whole(text);
            return number != null && within(range, number) ? null : "Integer is out of range";
        }
        Long low = Numbers.whole(text.substring(0, comma));
        Long high = Numbers.whole(text.substring(comma + 1));
        boolean sound = low != null && high != null && within(range, low) && within(range, high);
        return sound ? null : "Integer is out of range";
    }
}
