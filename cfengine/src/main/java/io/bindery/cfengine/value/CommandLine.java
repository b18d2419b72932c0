package io.bindery.cfengine.value;

import java.util.ArrayList;
import java.util.List;

/// A command line cut into words without a shell: blanks part words, quotes hold them together and are taken away.
public final class CommandLine {
    private CommandLine() {}

    public static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            char c = line.charAt(at);
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
                at++;
                continue;
            }
            boolean quoted = c == '"' || c == '\'' || c == '`';
            int end = quoted ? line.indexOf(c, at + 1) : blank(line, at);
            int stop = end < 0 ? line.length() : end;
            words.add(line.substring(quoted ? at + 1 : at, stop));
            at = quoted ? stop + 1 : stop;
        }
        return words;
    }

    private static int blank(String line, int from) {
        for (int at = from; at < line.length(); at++) {
            char c = line.charAt(at);
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
                return at;
            }
        }
        return line.length();
    }
}
