package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Containers;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.function.Classes.ContextClass;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Reads `def.json` beside the policy and the host's own data: variables, classes and further inputs.
final class Augments {
    private static final int DEEPEST = 20;
    private final Evaluation evaluation;
    private final List<String> inputs = new ArrayList<>();

    Augments(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    /// Files that an augments file asked to be loaded.
    List<String> inputs() {
        return inputs;
    }

    void load(Options options) {
        hostSpecific(options.workspace().root().resolve("data/host_specific.json"));
        Path folder = Path.of(options.inputDirectory());
        Path preferred = folder.resolve("def_preferred.json");
        Path usual = folder.resolve("def.json");
        load(options.preferredAugments() && Files.exists(preferred) ? preferred : usual, 0);
    }

    private void load(Path file, int depth) {
        evaluation.log().verbose("Loading JSON augments from '" + file + "'");
        Data.Mapping data = read(file);
        if (data == null || depth > DEEPEST) {
            return;
        }
        inputs(data.members().get("inputs"));
        vars(data.members().get("vars"), "def", List.of("source=augments_file"));
        variables(data.members().get("variables"), "def", "source=augments_file");
        classes(data.members().get("classes"), "source=augments_file");
        if (data.members().get("augments") instanceof Data.Sequence(List<Data> items)) {
            for (Data item : items) {
                if (item instanceof Data.Text(String text)) {
                    load(ByteText.path(evaluation.expand(text)), depth + 1);
                }
            }
        }
    }

    private void hostSpecific(Path file) {
        Data.Mapping data = read(file);
        if (data == null) {
            return;
        }
        evaluation.log().verbose("Loaded JSON data file '" + file + "'");
        vars(data.members().get("vars"), "variables", List.of("source=cmdb"));
        variables(data.members().get("variables"), "variables", "source=cmdb");
        classes(data.members().get("classes"), "source=cmdb");
    }

    private Data.@Nullable Mapping read(Path file) {
        if (!Files.isReadable(file) || Files.isDirectory(file)) {
            return null;
        }
        try {
            Data data = JsonReader.read(ByteText.of(Files.readAllBytes(file)));
            if (data instanceof Data.Mapping mapping) {
                return mapping;
            }
            evaluation.log().error("Invalid augments file contents in '" + file + "', must be a JSON object");
        } catch (JsonError e) {
            evaluation.log().error("Could not parse JSON file '" + file + "': " + e.getMessage());
        } catch (IOException e) {
            evaluation.log().error("Could not read '" + file + "': " + e.getMessage());
        }
        return null;
    }

    private void inputs(@Nullable Data data) {
        if (data instanceof Data.Sequence(List<Data> items)) {
            List<String> names = new ArrayList<>();
            items.forEach(item -> names.add(evaluation.expand(JsonWriter.scalar(item))));
            inputs.addAll(names);
            evaluation.variables().define(
                    new VariableName("default", "def", "augments_inputs", List.of()), VariableType.SLIST, new Items(names),
                    List.of("source=augments_file"));
        }
    }

    private void vars(@Nullable Data data, String scope, List<String> tags) {
        if (data instanceof Data.Mapping(var members)) {
            members.forEach((name, value) -> define(name, scope, value, tags));
        }
    }

    /// `{"name": {"value": ..., "tags": [...], "comment": ...}}`
    private void variables(@Nullable Data data, String scope, String source) {
        if (!(data instanceof Data.Mapping(var members))) {
            return;
        }
        members.forEach((name, given) -> {
            if (given instanceof Data.Mapping(var parts) && parts.containsKey("value")) {
                List<String> tags = new ArrayList<>(List.of(source));
                Data wanted = parts.get("tags");
                if (wanted != null) {
                    tags.addAll(Containers.scalars(wanted));
                }
                define(name, scope, java.util.Objects.requireNonNull(parts.get("value")), tags);
            } else if (!(given instanceof Data.Mapping)) {
                evaluation.log().error("Invalid variable specification in augments for '" + name + "'");
            } else {
                evaluation.log().error("Missing value in variable specification for '" + name + "'");
            }
        });
    }

    private void define(String text, String scope, Data given, List<String> tags) {
        VariableName local = VariableName.parse(evaluation.expand(text));
        VariableName name = new VariableName(
                local.namespace() == null ? "default" : local.namespace(),
                local.scope() == null ? scope : local.scope(),
                local.name(),
                local.indices());
        Data expanded = expand(given);
        Value value;
        VariableType type;
        switch (expanded) {
            case Data.Sequence(List<Data> items) when items.stream().noneMatch(Data::isContainer) -> {
                type = VariableType.SLIST;
                value = new Items(Containers.scalars(expanded));
            }
            case Data.Sequence _, Data.Mapping _ -> {
                type = VariableType.DATA;
                value = expanded;
            }
            case Data.Null _, Data.Bool _, Data.Whole _, Data.Real _, Data.Text _ -> {
                type = VariableType.STRING;
                value = new Scalar(JsonWriter.scalar(expanded));
            }
        }
        evaluation.variables().define(name, type, value, tags);
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

    private void classes(@Nullable Data data, String source) {
        if (!(data instanceof Data.Mapping(var members))) {
            return;
        }
        for (Map.Entry<String, Data> entry : members.entrySet()) {
            String name = evaluation.expand(entry.getKey());
            switch (entry.getValue()) {
                case Data.Sequence(List<Data> items) -> {
                    if (Containers.scalars(new Data.Sequence(items)).stream().anyMatch(this::holds)) {
                        evaluation.defineClass(name, List.of(source));
                    }
                }
                case Data.Mapping(var parts) -> detailed(name, parts, source);
                case Data.Text(String text) -> {
                    if (holds(text)) {
                        evaluation.defineClass(name, List.of(source));
                    }
                }
                case Data.Null _, Data.Bool _, Data.Whole _, Data.Real _ ->
                    evaluation.log().error("Invalid class specification in augments for '" + name + "'");
            }
        }
    }

    private void detailed(String name, Map<String, Data> parts, String source) {
        List<String> tags = new ArrayList<>(List.of(source));
        if (parts.get("tags") instanceof Data given) {
            tags.addAll(Containers.scalars(given));
        }
        boolean expressions = any(parts.get("class_expressions"), this::isExpression);
        boolean patterns = any(parts.get("regular_expressions"), this::matches);
        if (expressions || patterns) {
            evaluation.defineClass(name, tags);
        }
    }

    private static boolean any(@Nullable Data data, java.util.function.Predicate<String> test) {
        return data != null && Containers.scalars(data).stream().anyMatch(test);
    }

    /// `expression::` is an expression, anything else a pattern that some class must match.
    private boolean holds(String text) {
        String expanded = evaluation.expand(text);
        return expanded.endsWith("::") ? isExpression(expanded) : matches(expanded);
    }

    private boolean isExpression(String text) {
        return evaluation.holds(text.endsWith("::") ? text.substring(0, text.length() - 2) : text);
    }

    private boolean matches(String text) {
        Regex regex = Regex.compile(evaluation.expand(text));
        return regex != null && evaluation.allClasses().map(ContextClass::qualified).anyMatch(regex::matchesAll);
    }
}
