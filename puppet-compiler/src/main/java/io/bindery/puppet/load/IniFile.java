package io.bindery.puppet.load;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// The text of a `puppet.conf` or `environment.conf`: sections of `name = value`. What comes before any section is in `main`.
///
/// @param headings the line on which each section first has its heading
record IniFile(SequencedMap<String, Map<String, String>> sections, SequencedMap<String, Integer> headings) {

    /// @throws LoadError where a line is neither
    static IniFile parse(String file, String text) {
        SequencedMap<String, Map<String, String>> sections = new LinkedHashMap<>();
        SequencedMap<String, Integer> headings = new LinkedHashMap<>();
        Map<String, String> current = sections.computeIfAbsent("main", name -> new HashMap<>());
        int number = 0;
        for (String raw : text.split("\n", -1)) {
            number++;
            String line = raw.strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith("[") && line.endsWith("]")) {
                String name = line.substring(1, line.length() - 1);
                headings.putIfAbsent(name, number);
                current = sections.computeIfAbsent(name, created -> new HashMap<>());
                continue;
            }
            int equals = line.indexOf('=');
            if (equals <= 0) {
                throw new LoadError("Could not match line " + raw + " (file: " + file + ", line: " + number + ")");
            }
            current.put(line.substring(0, equals).strip(), value(line.substring(equals + 1)));
        }
        return new IniFile(sections, headings);
    }

    // As Puppet does: `{owner = root, mode = 0755}` after a path is about the file and no part of the value.
    private static String value(String text) {
        int open = text.indexOf('{');
        int close = text.indexOf('}', open + 1);
        boolean options = open >= 0 && close > open && text.substring(open, close).indexOf('=') > 0;
        return (options ? text.substring(0, open) + text.substring(close + 1) : text).strip();
    }

    Map<String, String> section(String name) {
        return sections.getOrDefault(name, Map.of());
    }
}
