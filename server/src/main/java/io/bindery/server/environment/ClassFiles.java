package io.bindery.server.environment;

import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralUndef;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.server.http.Json;
import io.bindery.text.Diagnostic;
import io.bindery.text.Severity;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The classes in the manifests of an environment and its modules, with their parameters.
final class ClassFiles {
    private ClassFiles() {}

    /// One object a file, sorted by path; a file that cannot be parsed has an error in place of classes.
    static List<Object> of(Snapshot snapshot) {
        Map<String, Object> files = new TreeMap<>();
        Path manifest = snapshot.environment().manifest();
        if (manifest != null && Files.isDirectory(manifest)) {
            snapshot.manifestsIn(manifest).forEach(file -> add(snapshot, file, "", files));
        } else if (manifest != null && Files.isRegularFile(manifest)) {
            add(snapshot, manifest, "", files);
        }
        for (Module module : snapshot.modules()) {
            snapshot.manifestsIn(module.manifests()).forEach(file -> add(snapshot, file, module.name(), files));
        }
        return new ArrayList<>(files.values());
    }

    private static void add(Snapshot snapshot, Path file, String module, Map<String, Object> files) {
        Manifest manifest = snapshot.manifest(file, module);
        if (manifest == null) {
            return;
        }
        Optional<Diagnostic> error =
                manifest.problems().stream().filter(each -> each.severity() == Severity.ERROR).findFirst();
        files.put(
                file.toString(),
                error.isPresent()
                        ? Json.object("path", file.toString(), "error", error.get().text())
                        : Json.object("path", file.toString(), "classes", classes(manifest)));
    }

    private static List<Object> classes(Manifest manifest) {
        List<Object> classes = new ArrayList<>();
        for (Blueprint each : manifest.blueprints()) {
            if (each.kind() == Blueprint.Kind.CLASS) {
                List<Object> parameters = new ArrayList<>();
                each.parameters().forEach(parameter -> parameters.add(parameter(parameter)));
                classes.add(Json.object("name", each.name(), "params", parameters));
            }
        }
        return classes;
    }

    private static Map<String, @Nullable Object> parameter(Parameter parameter) {
        Map<String, @Nullable Object> shown = Json.object("name", parameter.name());
        Expression type = parameter.type();
        if (type != null) {
            shown.put("type", type.place().text());
        }
        Expression value = parameter.value();
        if (value != null) {
            Literal literal = Literal.of(value);
            if (literal != null && !(value instanceof LiteralUndef)) {
                shown.put("default_literal", literal.value());
            }
            shown.put("default_source", value.place().text());
        }
        return shown;
    }
}
