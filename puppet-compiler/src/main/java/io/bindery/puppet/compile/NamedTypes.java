package io.bindery.puppet.compile;

import io.bindery.puppet.eval.TypeDefinitions;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.type.CoreTypes;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeSetType;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The types that code names: aliases, object types and type sets. Each is resolved when it is first used.
final class NamedTypes {
    private final Compilation compilation;
    private final Map<String, TypeAlias> definitions = new HashMap<>();
    private final Map<String, Type> resolved = new HashMap<>();

    NamedTypes(Compilation compilation) {
        this.compilation = compilation;
    }

    /// Makes a type known that stands in a manifest.
    void define(TypeAlias definition) {
        String lower = definition.name().toLowerCase(Locale.ROOT);
        if (CoreTypes.find(lower) != null) {
            throw CompileDefinitions.redefined("type/" + lower);
        }
        TypeAlias known = definitions.putIfAbsent(lower, definition);
        if (known != null) {
            throw CompileDefinitions.redefined("type/" + lower, known.place());
        }
    }

    /// @param name in lower case
    /// @param file the manifest in which autoloading expects the name; null if no such file exists
    /// @param report receives the file before its definition is used
    @Nullable Type find(String name, @Nullable Manifest file, Consumer<Manifest> report) {
        Type known = resolved.get(name);
        if (known != null) {
            return known;
        }
        TypeAlias definition = definitions.get(name);
        if (definition == null && file != null) {
            report.accept(file);
            definition = DefinitionFiles.alias(name, file);
        }
        if (definition == null) {
            definition = RegisteredTypes.find(name);
        }
        return definition == null ? member(name) : resolve(name, definition);
    }

    // Known before it is resolved, since a type may name itself.
    private Type resolve(String name, TypeAlias definition) {
        return new TypeDefinitions(compilation.evaluator())
                .define(definition, type -> resolved.put(name, type));
    }

    /// A type of a type set: `Set::Name`. As Puppet does: a set that stands in a manifest is only looked into once it is resolved.
    private @Nullable Type member(String name) {
        int last = name.lastIndexOf("::");
        String set = last <= 0 ? "" : name.substring(0, last);
        if (set.isEmpty() || definitions.containsKey(set) && !resolved.containsKey(set)) {
            return null;
        }
        return compilation.definitions().type(set) instanceof TypeSetType found ? found.find(name.substring(last + 2)) : null;
    }
}
