package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Containers;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.References;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The data of this host alone, `data/host_specific.json`: variables and classes, in the namespace `data` if they name none.
///
/// The file is written for one host, so its content is not evaluated: references stay as text, and classes are defined
/// unconditionally.
final class HostData {
    private static final Set<String> KEYS = Set.of("vars", "variables", "classes");
    private static final String NAMESPACE = "data";
    private static final String SOURCE = "source=cmdb";

    private final Evaluation evaluation;
    private final JsonDefinitions definitions;

    HostData(Evaluation evaluation) {
        this.evaluation = evaluation;
        this.definitions = new JsonDefinitions(evaluation, NAMESPACE, "variables", SOURCE);
    }

    void load(Path file) {
        Data data = definitions.read(file);
        if (data == null) {
            if (definitions.isThere(file)) {
                error("Failed to load CMDB data");
            }
            return;
        }
        if (!(data instanceof Data.Mapping(var members))) {
            error("Invalid CMDB contents in '" + file + "', must be a JSON object");
            error("Failed to load CMDB data");
            return;
        }
        evaluation.log().verbose("Loaded JSON data file '" + file + "'");
        members.forEach((key, value) -> {
            if (!KEYS.contains(key)) {
                evaluation.log().warning("Invalid key '" + key + "' in the CMDB data file '" + file + "', skipping it");
            } else if (isValid(key, value) && value instanceof Data.Mapping(var parts)) {
                part(key, parts);
            } else {
                error("Failed to load CMDB data");
            }
        });
    }

    private void part(String key, Map<String, Data> members) {
        switch (key) {
            case "vars" -> members.forEach((name, value) -> definitions.define(name, value, List.of(SOURCE), ""));
            case "variables" -> members.forEach(this::variable);
            default -> members.forEach(this::defineClass);
        }
    }

    private boolean isValid(String key, Data value) {
        if (!(value instanceof Data.Mapping)) {
            error("Invalid '" + key + "' CMDB data, must be a JSON object");
            return false;
        }
        if (References.holdsAny(JsonWriter.compact(value))) {
            error("Invalid '" + key + "' CMDB data, cannot contain variable references");
            return false;
        }
        return true;
    }

    private void variable(String name, Data given) {
        if (!(given instanceof Data.Mapping(var parts))) {
            definitions.define(name, given, List.of(SOURCE), "");
            return;
        }
        Data value = parts.get("value");
        if (value == null) {
            error("Missing value in '" + name + "' variable specification in CMDB data (value field is required)");
            return;
        }
        definitions.define(name, value, tags("variable", name, parts), JsonDefinitions.comment(parts));
    }

    private List<String> tags(String kind, String name, Map<String, Data> parts) {
        return definitions.tags(parts, () ->
                error("Invalid json_tags information for " + kind + " '" + name + "' in CMDB data: must be a JSON array of strings"));
    }

    private void defineClass(String name, Data given) {
        switch (given) {
            case Data.Sequence(List<Data> items) -> {
                if (Containers.scalars(given).equals(List.of("any::")) || items.isEmpty()) {
                    definitions.defineClass(name, List.of(SOURCE), "");
                } else {
                    String first = JsonWriter.scalar(items.getFirst());
                    error("Invalid class specification '" + first + "' in CMDB data, only '[\"any::\"]' allowed");
                }
            }
            case Data.Mapping(var parts) -> {
                if (isPlain("class", "any::", name, parts) && isPlain("regular", "any", name, parts)) {
                    definitions.defineClass(name, tags("class", name, parts), JsonDefinitions.comment(parts));
                }
            }
            case Data.Null _, Data.Bool _, Data.Whole _, Data.Real _, Data.Text _ -> {
                String text = JsonWriter.scalar(given);
                if (text.equals("any::")) {
                    definitions.defineClass(name, List.of(SOURCE), "");
                } else {
                    error("Invalid class specification '" + text + "' in CMDB data, only \"any::\" allowed");
                }
            }
        }
    }

    /// Rules may be given, but only such as always hold.
    private boolean isPlain(String kind, String always, String name, Map<String, Data> parts) {
        Data rules = parts.get(kind + "_expressions");
        boolean plain = rules == null
                || rules instanceof Data.Sequence(List<Data> items)
                        && (items.isEmpty() || Containers.scalars(rules).equals(List.of(always)));
        if (!plain) {
            error("Invalid " + kind + " expression rules for class '" + name + "' in CMDB data, only '[]' or '[\"" + always
                    + "\"]' allowed");
        }
        return plain;
    }

    private void error(String message) {
        evaluation.log().error(message);
    }
}
