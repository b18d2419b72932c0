package io.bindery.cfengine.promise.command;

import java.util.ArrayList;
import java.util.List;

/// Splits a command line into words where no shell does it: at white space, with `"`, `'` and `` ` `` around words that hold some.
final class CommandLine {
    private CommandLine() {}

    static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            char c = line.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
            } else if (isQuote(c) && line.indexOf(c, at + 1) > 0) {
                int end = line.indexOf(c, at + 1);
                words.add(line.substring(at + 1, end));
                at = end + 1;
            } else {
                int end = at;
                while (end < line.length() && !Character.isWhitespace(line.charAt(end))) {
                    end++;
                }
                words.add(line.substring(at, end));
                at = end;
            }
        }
        return words;
    }

    /// The program: a first word, which may be quoted.
    static String program(String line) {
        List<String> words = words(line);
        return words.isEmpty() ? "" : words.getFirst();
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'' || c == '`';
    }
}
