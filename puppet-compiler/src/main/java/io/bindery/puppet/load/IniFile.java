package io.bindery.puppet.load;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// The text of a `puppet.conf` or `environment.conf`: sections of `name = value`. Lines before the first section belong to
/// `main`.
///
/// @param headings the line on which each section first has its heading
/// @param lines the line that gives each setting of each section its value
record IniFile(
        SequencedMap<String, Map<String, String>> sections,
        SequencedMap<String, Integer> headings,
        Map<String, Map<String, Integer>> lines) {

    /// @throws LoadError if a line is neither
    static IniFile parse(String file, String text) {
        SequencedMap<String, Map<String, String>> sections = new LinkedHashMap<>();
        SequencedMap<String, Integer> headings = new LinkedHashMap<>();
        Map<String, Map<String, Integer>> lines = new HashMap<>();
        String section = "main";
        sections.put(section, new HashMap<>());
        int number = 0;
        for (String raw : text.split("\n", -1)) {
            number++;
            String line = raw.strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith("[") && line.endsWith("]")) {
                section = line.substring(1, line.length() - 1);
                headings.putIfAbsent(section, number);
                sections.computeIfAbsent(section, created -> new HashMap<>());
                continue;
            }
            int equals = line.indexOf('=');
            if (equals <= 0) {
                throw new LoadError("Could not match line " + raw + " (file: " + file + ", line: " + number + ")");
            }
            String name = line.substring(0, equals).strip();
            sections.computeIfAbsent(section, created -> new HashMap<>()).put(name, value(line.substring(equals + 1)));
            lines.computeIfAbsent(section, created -> new HashMap<>()).put(name, number);
        }
        return new IniFile(sections, headings, lines);
    }

    // As Puppet does: `{owner = root, mode = 0755}` after a path is about the file and no part of the value.
    private static String value(String text) {
        String plain = unquoted(text.strip());
        int open = plain.indexOf('{');
        int close = plain.indexOf('}', open + 1);
        boolean options = open >= 0 && close > open && plain.substring(open, close).indexOf('=') > 0;
        return (options ? plain.substring(0, open) + plain.substring(close + 1) : plain).strip();
    }

    // As Puppet does: a quote at the start goes and one at the end does, whether they belong together or not.
    private static String unquoted(String text) {
        int start = !text.isEmpty() && isQuote(text.charAt(0)) ? 1 : 0;
        int end = text.length() > start && isQuote(text.charAt(text.length() - 1)) ? text.length() - 1 : text.length();
        return text.substring(start, end).stripTrailing();
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'';
    }

    /// The line that gives a setting of a section its value; 0 if none does.
    int line(String section, String name) {
        return lines.getOrDefault(section, Map.of()).getOrDefault(name, 0);
    }

    Map<String, String> section(String name) {
        return sections.getOrDefault(name, Map.of());
    }
}
