package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Containers;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.function.Classes.ContextClass;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Reads `def.json` beside the policy: variables, classes, further inputs and further augments.
final class Augments {
    private static final int DEEPEST = 20;
    private static final String SOURCE = "source=augments_file";

    private final Evaluation evaluation;
    private final JsonDefinitions definitions;

    Augments(Evaluation evaluation) {
        this.evaluation = evaluation;
        this.definitions = new JsonDefinitions(evaluation, "default", "def", SOURCE);
    }

    void load(Options options) {
        Path folder = Path.of(options.inputDirectory());
        Path preferred = folder.resolve("def_preferred.json");
        Path usual = folder.resolve("def.json");
        load(!options.has(Options.Switch.NO_PREFERRED_AUGMENTS) && Files.exists(preferred) ? preferred : usual, 0);
    }

    /// Whether there was such a file.
    private boolean load(Path file, int depth) {
        evaluation.log().verbose("Loading JSON augments from '" + file + "'");
        Data data = depth > DEEPEST ? null : definitions.read(file);
        if (data == null) {
            return false;
        }
        if (!(data instanceof Data.Mapping(var members))) {
            error("Invalid augments file contents in '" + file + "', must be a JSON object");
            return true;
        }
        part(members, "vars", file).forEach((name, value) -> define(name, value, List.of(SOURCE), ""));
        part(members, "variables", file).forEach((name, value) -> variable(name, value, file));
        part(members, "classes", file).forEach((name, value) -> defineClass(evaluation.expand(name), value, file));
        inputs(list(members, "inputs", file));
        for (String further : list(members, "augments", file)) {
            if (!load(ByteText.path(further), depth + 1)) {
                error("Could not load requested further augments from file '" + further + "'");
            }
        }
        return true;
    }

    private Map<String, Data> part(Map<String, Data> members, String key, Path file) {
        return switch (members.get(key)) {
            case Data.Mapping(var parts) -> parts;
            case null -> Map.of();
            default -> {
                error("Invalid augments " + key + " in '" + file + "', must be a JSON object");
                yield Map.of();
            }
        };
    }

    private List<String> list(Map<String, Data> members, String key, Path file) {
        return switch (members.get(key)) {
            case Data.Sequence(List<Data> items) ->
                items.stream().map(item -> evaluation.expand(JsonWriter.scalar(item))).toList();
            case null -> List.of();
            default -> {
                error("Trying to augment inputs in '" + file + "' but the value was not a list of strings");
                yield List.of();
            }
        };
    }

    /// A policy that wants them names the variable among its own inputs.
    private void inputs(List<String> names) {
        if (!names.isEmpty()) {
            VariableName variable = new VariableName("default", "def", "augments_inputs", List.of());
            evaluation.variables().define(variable, VariableType.SLIST, new Items(names), List.of(SOURCE));
        }
    }

    /// A value, or `{"value": ..., "tags": [...], "comment": ...}`.
    private void variable(String name, Data given, Path file) {
        if (!(given instanceof Data.Mapping(var parts))) {
            define(name, given, List.of(SOURCE), "");
            return;
        }
        Data value = parts.get("value");
        if (value == null) {
            error("Missing value for the augments variable '" + name + "' in '" + file + "' (value field is required)");
            return;
        }
        define(name, value, tags("variable", name, parts, file), JsonDefinitions.comment(parts));
    }

    private List<String> tags(String kind, String name, Map<String, Data> parts, Path file) {
        return definitions.tags(parts, () -> error("Invalid tags information for " + kind + " '" + name + "' in augments file '" + file
                + "': must be a JSON array of strings"));
    }

    private void define(String name, Data value, List<String> tags, String comment) {
        definitions.define(evaluation.expand(name), expand(value), tags, comment);
    }

    private Data expand(Data data) {
        return switch (data) {
            case Data.Text(String text) -> new Data.Text(evaluation.expand(text));
            case Data.Sequence(List<Data> items) -> new Data.Sequence(items.stream().map(this::expand).toList());
            case Data.Mapping(var members) -> {
                SequencedMap<String, Data> expanded = new LinkedHashMap<>();
                members.forEach((key, value) -> expanded.put(evaluation.expand(key), expand(value)));
                yield new Data.Mapping(expanded);
            }
            case Data.Null _, Data.Bool _, Data.Whole _, Data.Real _ -> data;
        };
    }

    private void defineClass(String name, Data given, Path file) {
        if (given instanceof Data.Mapping(var parts)) {
            detailed(name, parts, file);
            return;
        }
        List<String> rules = given instanceof Data.Sequence ? Containers.scalars(given) : List.of(JsonWriter.scalar(given));
        if (rules.stream().anyMatch(this::holds)) {
            definitions.defineClass(name, List.of(SOURCE), "");
        }
    }

    private void detailed(String name, Map<String, Data> parts, Path file) {
        boolean byExpression = parts.containsKey("class_expressions");
        if (byExpression == parts.containsKey("regular_expressions")) {
            error("Invalid augments class data for class '" + name + "' in '" + file
                    + "': either \"class_expressions\" or \"regular_expressions\" need to be specified");
            return;
        }
        List<String> tags = tags("class", name, parts, file);
        // As CFEngine does: the key does not determine how a rule is read; the rule's own ending does.
        Data rules = parts.get(byExpression ? "class_expressions" : "regular_expressions");
        if (rules != null && Containers.scalars(rules).stream().anyMatch(this::holds)) {
            definitions.defineClass(name, tags, JsonDefinitions.comment(parts));
        }
    }

    /// `expression::` is an expression, anything else a pattern that some class must match.
    private boolean holds(String text) {
        String expanded = evaluation.expand(text);
        return expanded.endsWith("::") ? isExpression(expanded) : matches(expanded);
    }

    private boolean isExpression(String text) {
        return evaluation.holds(text.substring(0, text.length() - "::".length()));
    }

    private boolean matches(String text) {
        Regex regex = Regex.compile(evaluation.expand(text), this::error);
        return regex != null && evaluation.allClasses().map(ContextClass::qualified).anyMatch(regex::matchesAll);
    }

    private void error(String message) {
        evaluation.log().error(message);
    }
}
