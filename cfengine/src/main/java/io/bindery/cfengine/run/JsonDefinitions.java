package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Containers;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Variables and classes that a JSON file defines: augments, or data of the host.
///
/// @param namespace the namespace of names without one
/// @param scope     the scope of variables without one
/// @param source    the tag that all of them get
record JsonDefinitions(Evaluation evaluation, String namespace, String scope, String source) {

    boolean isThere(Path file) {
        return Files.isReadable(file) && !Files.isDirectory(file);
    }

    /// The definitions in a file; null if the file does not exist, or cannot be read, which is logged.
    @Nullable Data read(Path file) {
        if (!isThere(file)) {
            return null;
        }
        try {
            return JsonReader.read(ByteText.of(FileReading.bytes(file)));
        } catch (JsonError e) {
            evaluation.log().error("Could not parse JSON file " + file + ": " + e.getMessage());
        } catch (IOException e) {
            evaluation.log().error("Could not read '" + file + "': " + e.getMessage());
        }
        return null;
    }

    static String comment(Map<String, Data> parts) {
        return parts.get("comment") instanceof Data.Text(String text) ? text : "";
    }

    /// The tags a definition asks for, and its source.
    ///
    /// @param invalid says that they are no list
    List<String> tags(Map<String, Data> parts, Runnable invalid) {
        List<String> tags = new ArrayList<>();
        Data given = parts.get("tags");
        if (given instanceof Data.Sequence) {
            tags.addAll(Containers.scalars(given));
        } else if (given != null) {
            invalid.run();
        }
        tags.add(source);
        return tags;
    }

    void define(String text, Data given, List<String> tags, String comment) {
        VariableName local = VariableName.parse(text);
        VariableName name = new VariableName(
                local.namespace() == null ? namespace : local.namespace(),
                local.scope() == null ? scope : local.scope(),
                local.name(),
                local.indices());
        Value value =
                switch (given) {
                    case Data.Sequence(List<Data> items) when items.stream().noneMatch(Data::isContainer) ->
                        new Items(Containers.scalars(given));
                    case Data.Sequence _, Data.Mapping _ -> given;
                    case Data.Null _, Data.Bool _, Data.Whole _, Data.Real _, Data.Text _ -> new Scalar(JsonWriter.scalar(given));
                };
        VariableType type =
                switch (value) {
                    case Items _ -> VariableType.SLIST;
                    case Data _ -> VariableType.DATA;
                    case Scalar _ -> VariableType.STRING;
                };
        evaluation.variables().define(name, type, value, tags);
        evaluation.variables().comment(name, comment);
    }

    void defineClass(String text, List<String> tags, String comment) {
        int colon = text.indexOf(':');
        String classNamespace = colon < 0 ? namespace : text.substring(0, colon);
        String name = Names.canonify(text.substring(colon + 1));
        evaluation.classes().define(classNamespace, name, tags);
        evaluation.classes().comment(classNamespace, name, comment);
    }
}
