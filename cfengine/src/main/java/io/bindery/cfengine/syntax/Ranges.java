package io.bindery.cfengine.syntax;

import io.bindery.cfengine.value.Numbers;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Regex;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Checks values against the types and ranges of the tables.
public final class Ranges {
    private static final String PATH_RANGE = "\"?(/.*)";

    private Ranges() {}

    /// The error of a value, and the earlier error of the number or mode reader, if it gave one.
    public record Fault(@Nullable String said, String message) {
        static Fault of(String message) {
            return new Fault(null, message);
        }
    }

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

    /// What is wrong with a scalar of the type, or null. Text with references in it cannot be judged yet.
    public static @Nullable Fault fault(SyntaxTables.Type type, String text) {
        String word = itemWord(type.word());
        if (word.equals("option")) {
            return option(type.range(), text);
        }
        if (type.attribute().equals("mode") || type.attribute().equals("search_mode")) {
            return References.isSingle(text) ? null : mode(text);
        }
        return References.holdsAny(text) ? null : fault(word, type.range(), text);
    }

    /// What is wrong with a scalar given to a function, or null.
    public static @Nullable Fault wrong(String word, String range, String text) {
        return fault(new SyntaxTables.Type("", word, range, false, SyntaxTables.Status.NORMAL), text);
    }

    private static @Nullable Fault fault(String word, String range, String text) {
        return switch (word) {
            case "string" -> string(range, text);
            case "int" -> whole(range, text);
            case "real" -> real(range, text);
            case "context" -> matches(range, text) ? null : Fault.of("Context string is invalid/out of range");
            case "irange" -> wholeRange(range, text);
            default -> null;
        };
    }

    /// As CFEngine does: an empty choice is accepted; one of text and references together is not.
    private static @Nullable Fault option(String range, String text) {
        boolean open = text.isEmpty() || References.isSingle(text) || List.of(range.split(",", -1)).contains(text);
        return open ? null : Fault.of("Selection is out of bounds");
    }

    private static @Nullable Fault mode(String text) {
        String problem = ModeCheck.problem(text);
        return problem == null ? null : new Fault(problem, "Error parsing Unix permission string");
    }

    private static @Nullable Fault string(String range, String text) {
        if (range.isEmpty() || matches(range, text)) {
            return null;
        }
        if (text.isEmpty()) {
            return Fault.of("Empty scalar value is out of range");
        }
        return Fault.of(range.equals(PATH_RANGE) ? "Filename is not an absolute path" : "Scalar value is out of range");
    }

    private static boolean matches(String range, String text) {
        Regex regex = range.isEmpty() ? null : Regex.compile(range);
        return regex == null || regex.matchesAll(text);
    }

    private static @Nullable Fault whole(String range, String text) {
        Numbers.Reading<Long> reading = Numbers.readWhole(text);
        Long number = reading.number();
        if (number == null) {
            return new Fault(reading.problem(), "Cannot parse value as integer");
        }
        return within(range, number) ? null : Fault.of("Integer is out of range");
    }

    private static @Nullable Fault real(String range, String text) {
        if (text.equals("inf")) {
            return Fault.of("Keyword 'inf' has an integer value, cannot be used as real");
        }
        Numbers.Reading<Double> reading = Numbers.readReal(text);
        Double number = reading.number();
        if (number == null) {
            return new Fault(reading.problem(), "Real value is out of range");
        }
        return within(range, number) ? null : Fault.of("Real value is out of range");
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

    private static @Nullable Fault wholeRange(String range, String text) {
        String[] ends = Pattern.compile(",").split(text, -1);
        if (ends.length != 2) {
            return Fault.of("Range format specifier should be of form 'a,b'' but got multiple items");
        }
        for (String end : ends) {
            Numbers.Reading<Long> reading = Numbers.readWhole(end);
            Long number = reading.number();
            if (number == null) {
                return new Fault(reading.problem(), "Integer is out of range");
            }
            if (!within(range, number)) {
                return Fault.of("Integer is out of range");
            }
        }
        return null;
    }
}
