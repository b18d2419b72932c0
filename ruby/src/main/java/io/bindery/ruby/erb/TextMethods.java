package io.bindery.ruby.erb;

import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The methods of strings.
record TextMethods(Interpreter interpreter) {
    @Nullable Object call(Text receiver, String method, List<@Nullable Object> arguments, Node.@Nullable Block block) {
        if (block != null) {
            return substituted(receiver.content(), method, arguments, block);
        }
        return switch (arguments.size()) {
            case 0 -> plain(receiver, method);
            case 1 -> withOne(receiver, method, arguments.getFirst());
            case 2 -> withTwo(receiver, method, arguments.get(0), arguments.get(1));
            default -> throw new BeyondSubset("String." + method);
        };
    }

    private Object substituted(String text, String method, List<@Nullable Object> arguments, Node.Block block) {
        if (!method.equals("gsub") || !(Methods.only(arguments) instanceof RubyRegex regex)) {
            throw new BeyondSubset("String." + method + " with a block");
        }
        StringBuilder result = new StringBuilder();
        int copied = 0;
        for (RegexMatch match : regex.matchAll(text)) {
            result.append(text, copied, match.start()).append(Strings.text(interpreter.yield(block, new Text(match.text()))));
            copied = match.end();
        }
        return new Text(result.append(text, copied, text.length()).toString());
    }

    private static @Nullable Object plain(Text receiver, String method) {
        String text = receiver.content();
        return switch (method) {
            case "empty?" -> text.isEmpty();
            case "length", "size" -> (long) text.codePointCount(0, text.length());
            case "strip" -> new Text(strip(text, true, true));
            case "lstrip" -> new Text(strip(text, true, false));
            case "rstrip" -> new Text(strip(text, false, true));
            case "chomp" -> new Text(chomp(text));
            case "downcase" -> new Text(ascii(text).toLowerCase(java.util.Locale.ROOT));
            case "upcase" -> new Text(ascii(text).toUpperCase(java.util.Locale.ROOT));
            case "capitalize" -> new Text(capitalize(ascii(text)));
            case "reverse" -> new Text(new StringBuilder(ascii(text)).reverse().toString());
            case "to_i" -> toInteger(text);
            case "to_sym" -> new Symbol(text);
            case "to_str", "freeze", "itself" -> receiver;
            case "dup", "clone" -> new Text(text);
            case "split" -> list(awkSplit(text));
            case "lines" -> list(lines(text));
            case "chars" -> list(text.codePoints().mapToObj(Character::toString).toList());
            default -> throw new BeyondSubset("String." + method);
        };
    }

    private @Nullable Object withOne(Text receiver, String method, @Nullable Object argument) {
        String text = receiver.content();
        return switch (argument) {
            case Text other -> withText(receiver, text, method, other.content());
            case RubyRegex regex -> withRegex(text, method, regex);
            case Long number -> withNumber(text, method, number);
            case null, default -> throw new BeyondSubset("String." + method);
        };
    }

    private @Nullable Object withText(Text receiver, String text, String method, String other) {
        return switch (method) {
            case "+" -> new Text(text + other);
            case "<<", "concat" -> {
                interpreter.conversion().changes(receiver);
                receiver.append(other);
                yield receiver;
            }
            case "include?" -> text.contains(other);
            case "start_with?" -> text.startsWith(other);
            case "end_with?" -> text.endsWith(other);
            case "<=>" -> (long) Integer.signum(compare(text, other));
            case "<" -> compare(text, other) < 0;
            case "<=" -> compare(text, other) <= 0;
            case ">" -> compare(text, other) > 0;
            case ">=" -> compare(text, other) >= 0;
            case "split" -> list(other.equals(" ") ? awkSplit(text) : split(text, other));
            case "chomp" -> new Text(text.endsWith(other) ? text.substring(0, text.length() - other.length()) : text);
            case "index" -> text.contains(other) ? (Object) (long) text.codePointCount(0, text.indexOf(other)) : null;
            case "delete" -> new Text(delete(text, other));
            case "match" -> interpreter.matched(RubyRegex.compile(other).match(text));
            case "[]" -> text.contains(other) ? new Text(other) : null;
            default -> throw new BeyondSubset("String." + method);
        };
    }

    private @Nullable Object withRegex(String text, String method, RubyRegex regex) {
        if (method.equals("split")) {
            return list(split(text, regex));
        }
        RegexMatch match = regex.match(text);
        return switch (method) {
            case "match?" -> match != null;
            case "match" -> interpreter.matched(match);
            case "[]" -> match == null ? null : new Text(match.text());
            default -> throw new BeyondSubset("String." + method + " with a regular expression");
        };
    }

    private static @Nullable Object withNumber(String text, String method, long number) {
        return switch (method) {
            case "*" -> {
                if (number < 0 || number * Math.max(1, text.length()) > 1_000_000) {
                    throw new BeyondSubset("String.*");
                }
                yield new Text(text.repeat((int) number));
            }
            case "ljust" -> new Text(text + padding(text, number, " "));
            case "rjust" -> new Text(padding(text, number, " ") + text);
            default -> throw new BeyondSubset("String." + method);
        };
    }

    private static @Nullable Object withTwo(Text receiver, String method, @Nullable Object first, @Nullable Object second) {
        String text = receiver.content();
        if (first instanceof Long width && second instanceof Text pad && pad.content().length() == 1) {
            return switch (method) {
                case "ljust" -> new Text(text + padding(text, width, pad.content()));
                case "rjust" -> new Text(padding(text, width, pad.content()) + text);
                default -> throw new BeyondSubset("String." + method);
            };
        }
        if (!(second instanceof Text replacement)) {
            throw new BeyondSubset("String." + method);
        }
        String with = replacement.content();
        return switch (first) {
            case RubyRegex regex when method.equals("gsub") -> new Text(regex.replaceAll(text, with));
            case RubyRegex regex when method.equals("sub") -> new Text(regex.replaceFirst(text, with));
            case Text search when method.equals("gsub") && with.indexOf('\\') < 0 && !search.content().isEmpty() ->
                new Text(text.replace(search.content(), with));
            case Text search when method.equals("sub") && with.indexOf('\\') < 0 -> new Text(replacedOnce(text, search.content(), with));
            case Text search when method.equals("tr")
                    && search.content().length() == 1
                    && with.length() == 1
                    && !search.content().equals("^") ->
                new Text(text.replace(search.content(), with));
            case null, default -> throw new BeyondSubset("String." + method);
        };
    }

    @Nullable Object regexMatch(RubyRegex regex, String method, List<@Nullable Object> arguments) {
        Object subject = Methods.only(arguments);
        if (subject instanceof Text text && (method.equals("match") || method.equals("match?"))) {
            return withRegex(text.content(), method, regex);
        }
        if (subject == null && method.equals("match")) {
            return interpreter.matched(null);
        }
        throw new BeyondSubset("Regexp." + method);
    }

    /// `Regexp.escape`.
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\n' -> escaped.append("\\n");
                case '\t' -> escaped.append("\\t");
                case '\r' -> escaped.append("\\r");
                case '\f' -> escaped.append("\\f");
                case '\013' -> escaped.append("\\v");
                case ' ', '#', '$', '(', ')', '*', '+', '-', '.', '?', '[', '\\', ']', '^', '{', '|', '}' ->
                    escaped.append('\\').append(c);
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }

    private static String ascii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 127) {
                throw new BeyondSubset("letters beyond ASCII");
            }
        }
        return text;
    }

    private static String capitalize(String text) {
        return text.isEmpty()
                ? text
                : Character.toUpperCase(text.charAt(0)) + text.substring(1).toLowerCase(java.util.Locale.ROOT);
    }

    private static boolean blank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r' || c == 0;
    }

    private static String strip(String text, boolean left, boolean right) {
        int start = 0;
        int end = text.length();
        while (left && start < end && blank(text.charAt(start)) && text.charAt(start) != 0) {
            start++;
        }
        while (right && end > start && blank(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    private static String chomp(String text) {
        if (text.endsWith("\r\n")) {
            return text.substring(0, text.length() - 2);
        }
        return text.endsWith("\n") || text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }

    private static Object toInteger(String text) {
        int at = 0;
        while (at < text.length() && blank(text.charAt(at))) {
            at++;
        }
        int start = at;
        if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
            at++;
        }
        int digits = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            at++;
        }
        if (at < text.length() && text.charAt(at) == '_' || at - digits > 18) {
            throw new BeyondSubset("String.to_i of such a number");
        }
        return at == digits ? 0L : Long.parseLong(text.substring(start, at));
    }

    // Strings compare by their UTF-8 bytes in Ruby, which is the order of code points.
    static int compare(String left, String right) {
        int length = Math.min(left.length(), right.length());
        for (int i = 0; i < length; i++) {
            char a = left.charAt(i);
            char b = right.charAt(i);
            if (a != b) {
                boolean surrogates = Character.isSurrogate(a) != Character.isSurrogate(b);
                return surrogates ? (Character.isSurrogate(a) ? 1 : -1) : Character.compare(a, b);
            }
        }
        return Integer.compare(left.length(), right.length());
    }

    private static String padding(String text, long width, String pad) {
        long missing = width - text.codePointCount(0, text.length());
        if (missing > 100_000) {
            throw new BeyondSubset("a very wide string");
        }
        return missing > 0 ? pad.repeat((int) missing) : "";
    }

    private static String delete(String text, String characters) {
        if (characters.length() != 1 || characters.equals("^") || characters.equals("-")) {
            throw new BeyondSubset("String.delete of a set");
        }
        return text.replace(characters, "");
    }

    private static String replacedOnce(String text, String search, String with) {
        int at = text.indexOf(search);
        return at < 0 ? text : text.substring(0, at) + with + text.substring(at + search.length());
    }

    private static List<String> awkSplit(String text) {
        List<String> words = new ArrayList<>();
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean gap = i == text.length() || blank(text.charAt(i));
            if (!gap && start < 0) {
                start = i;
            } else if (gap && start >= 0) {
                words.add(text.substring(start, i));
                start = -1;
            }
        }
        return words;
    }

    private static List<String> split(String text, String separator) {
        if (separator.isEmpty()) {
            return text.codePoints().mapToObj(Character::toString).toList();
        }
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, start)) {
            parts.add(text.substring(start, at));
            start = at + separator.length();
        }
        parts.add(text.substring(start));
        while (!parts.isEmpty() && parts.getLast().isEmpty()) {
            parts.removeLast();
        }
        return parts;
    }

    // What is between the matches and what their groups caught; a match of nothing separates characters.
    private static List<String> split(String text, RubyRegex regex) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (RegexMatch match : regex.matchAll(text)) {
            if (match.isEmpty() && (match.start() == start || match.start() >= text.length())) {
                throw new BeyondSubset("String.split by a pattern that matches nothing");
            }
            parts.add(text.substring(start, match.start()));
            for (int group = 1; group <= match.groupCount(); group++) {
                String caught = match.group(group);
                if (caught != null) {
                    parts.add(caught);
                }
            }
            start = match.end();
        }
        parts.add(text.substring(start));
        while (!parts.isEmpty() && parts.getLast().isEmpty()) {
            parts.removeLast();
        }
        return parts;
    }

    /// The methods of what `match` gives.
    static @Nullable Object ofMatch(RegexMatch match, String method, List<@Nullable Object> arguments) {
        if (method.equals("[]") && Methods.only(arguments) instanceof Long group && group >= 0 && group <= match.groupCount()) {
            String text = match.group(group.intValue());
            return text == null ? null : new Text(text);
        }
        throw new BeyondSubset("MatchData." + method);
    }

    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start);
            int next = end < 0 ? text.length() : end + 1;
            lines.add(text.substring(start, next));
            start = next;
        }
        return lines;
    }

    private static Object list(List<String> parts) {
        List<@Nullable Object> texts = new ArrayList<>(parts.size());
        for (String part : parts) {
            texts.add(new Text(part));
        }
        return texts;
    }
}
