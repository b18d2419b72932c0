package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Regex;

/// `regex_replace(text, pattern, replacement, options)`: the first match replaced, or with `g` all of them.
///
/// In the replacement `\1` and `$1` are groups, `$&` the match, `$+` the last group, and `\n`, `\r`, `\t` control characters.
public final class RegexReplace implements Function {
    @Override
    public Result call(Call call) {
        String options = call.text(3);
        Regex regex = Regex.compile("(?-ms" + letters(options) + ")" + call.text(1));
        if (regex == null) {
            // As CFEngine does: the message does not give the actual reason.
            call.log(
                    Level.ERROR,
                    "regex_replace: couldn't use regex '" + call.text(1) + "', replacement '" + call.text(2) + "', and options '"
                            + options + "': error=(pcre_wrap:) Everything's just fine. Thanks for asking.");
            return Result.failure();
        }
        return Result.of(replaced(call.text(0), regex, call.text(2), options.indexOf('g') >= 0));
    }

    /// The options as letters of the pattern's own; `T` and `g` are not among them.
    private static String letters(String options) {
        StringBuilder on = new StringBuilder();
        for (char letter : new char[] {'i', 'm', 's', 'x', 'U'}) {
            if (options.indexOf(letter) >= 0) {
                on.append(letter);
            }
        }
        return on.isEmpty() ? "" : ")(?" + on;
    }

    private static String replaced(String text, Regex regex, String replacement, boolean all) {
        StringBuilder result = new StringBuilder();
        int copied = 0;
        int from = 0;
        Regex.Match match = regex.search(text, 0);
        while (match != null) {
            result.append(text, copied, Math.max(copied, match.start()));
            interpolate(result, replacement, text, match);
            copied = match.end();
            // As CFEngine does: an empty match found ahead of where the search began is found again from there.
            from = match.end() > from ? match.end() : from + 1;
            match = all && from <= text.length() ? regex.search(text, from) : null;
        }
        String whole = result.append(text, copied, text.length()).toString();
        // As CFEngine does: `\0` is no group but the character, and texts end at it.
        int end = whole.indexOf('\0');
        return end < 0 ? whole : whole.substring(0, end);
    }

    private static void interpolate(StringBuilder result, String replacement, String text, Regex.Match match) {
        for (int at = 0; at < replacement.length(); at++) {
            char c = replacement.charAt(at);
            if (c != '\\' && c != '$' || at + 1 == replacement.length()) {
                result.append(c);
                continue;
            }
            char next = replacement.charAt(at + 1);
            if (Character.isDigit(next)) {
                int end = at + 1;
                int number = 0;
                while (end < replacement.length() && Character.isDigit(replacement.charAt(end)) && number < 1000) {
                    number = number * 10 + Character.digit(replacement.charAt(end++), 10);
                }
                result.append(c == '\\' && number == 0 ? "\0" : group(match, number));
                at = end - 1;
            } else {
                result.append(c == '\\' ? escaped(next) : special(next, text, match));
                at++;
            }
        }
    }

    private static String escaped(char next) {
        return switch (next) {
            case 'n' -> "\n";
            case 'r' -> "\r";
            case 't' -> "\t";
            default -> Character.toString(next);
        };
    }

    private static String special(char next, String text, Regex.Match match) {
        return switch (next) {
            case '&' -> group(match, 0);
            case '+' -> group(match, match.groupCount());
            case '`' -> text.substring(0, match.start());
            case '\'' -> text.substring(match.end());
            default -> "$" + next;
        };
    }

    private static String group(Regex.Match match, int number) {
        String group = number <= match.groupCount() ? match.group(number) : null;
        return group == null ? "" : group;
    }
}
