package io.bindery.enact.journal;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.data.PlainData;
import io.bindery.enact.Subject;
import io.bindery.text.SourceFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Reads journals. A truncated line, which a loss of power may leave at the end, is skipped.
final class JournalReader {
    private JournalReader() {}

    /// A step that began and did not end.
    record Unfinished(Subject subject, String property) {}

    static List<Unfinished> unfinished(String journal) {
        Map<Object, Unfinished> begun = new LinkedHashMap<>();
        journal.lines().forEach(line -> {
            Map<?, ?> entry = entry(line);
            if (entry.get("begin") instanceof Long number
                    && entry.get("kind") instanceof String kind
                    && entry.get("name") instanceof String name
                    && entry.get("property") instanceof String property) {
                begun.put(number, new Unfinished(new Subject(kind, name), property));
            } else if (entry.get("end") instanceof Long number) {
                begun.remove(number);
            }
        });
        return List.copyOf(begun.values());
    }

    private static Map<?, ?> entry(String line) {
        try {
            Object value = JsonReader.read(new SourceFile("journal", line), PlainData.OBJECTS);
            return value instanceof SequencedMap<?, ?> map ? map : Map.of();
        } catch (DataError _) {
            return Map.of();
        }
    }
}
