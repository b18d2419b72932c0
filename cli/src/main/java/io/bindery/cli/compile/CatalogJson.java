package io.bindery.cli.compile;

import io.bindery.data.JsonOutput;
import java.util.List;
import java.util.SequencedMap;

/// The data about a compile besides its catalog, as JSON. `docs/output.schema.json` describes the forms.
final class CatalogJson {
    private CatalogJson() {}

    static JsonOutput lines(String key, List<String> lines) {
        JsonOutput out = new JsonOutput().beginObject();
        array(out, key, lines);
        return out.endObject();
    }

    static void array(JsonOutput out, String key, List<String> lines) {
        out.key(key).beginArray();
        lines.forEach(out::string);
        out.endArray();
    }

    /// The lines of `--inputs` by their kind.
    static JsonOutput inputs(List<String> lines) {
        JsonOutput out = new JsonOutput().beginObject();
        SequencedMap<String, String> kinds = new java.util.LinkedHashMap<>();
        kinds.put("absent ", "absent");
        kinds.put("directory ", "directories");
        kinds.put("exists ", "exists");
        kinds.put("fact ", "facts");
        kinds.put("key ", "keys");
        array(out, "files", lines.stream().filter(line -> kinds.keySet().stream().noneMatch(line::startsWith)).toList());
        kinds.forEach((prefix, key) ->
                array(out, key, lines.stream().filter(line -> line.startsWith(prefix)).map(line -> line.substring(prefix.length())).toList()));
        return out.endObject();
    }
}
