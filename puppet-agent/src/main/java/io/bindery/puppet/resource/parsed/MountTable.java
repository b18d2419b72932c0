package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// The table of file systems.
final class MountTable implements Table {
    private static final List<String> FIELDS = List.of("device", "name", "fstype", "options", "dump", "pass");

    @Override
    public String kind() {
        return "mount";
    }

    @Override
    public List<Entry> parse(List<String> lines, String target) {
        List<Entry> entries = new ArrayList<>();
        for (String line : lines) {
            String[] parts = line.strip().split("\\s+");
            if (line.isBlank() || line.stripLeading().startsWith("#") || parts.length < 2) {
                entries.add(Entry.text(line));
                continue;
            }
            Entry entry = Entry.named(parts[1].replace("\\040", " "));
            for (int i = 0; i < Math.min(parts.length, FIELDS.size()); i++) {
                if (i != 1) {
                    entry.values().put(FIELDS.get(i), Str.of(parts[i].replace("\\040", " ")));
                }
            }
            entry.values().put("target", Str.of(target));
            entries.add(entry);
        }
        return entries;
    }

    @Override
    public String line(Entry entry) {
        List<String> parts = new ArrayList<>();
        for (String field : FIELDS) {
            Value value = entry.values().get(field);
            String text = field.equals("name") ? entry.name() : value == null ? "" : Attributes.text(value);
            parts.add(text.isEmpty() ? field.equals("options") ? "defaults" : "0" : text.replace(" ", "\\040"));
        }
        return String.join("\t", parts);
    }
}
