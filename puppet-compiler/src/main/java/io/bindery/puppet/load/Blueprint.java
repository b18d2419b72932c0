package io.bindery.puppet.load;

import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.regex.RubyRegex;
import io.bindery.text.Place;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The definition that a class, a defined type or a node is evaluated from. All compiles of a snapshot share it.
public final class Blueprint {
    private static final Pattern NOT_IN_NODE_NAMES = Pattern.compile("[^-\\w:.]");

    /// What the definition defines.
    public enum Kind {
        CLASS,
        DEFINE,
        NODE
    }

    private final Kind kind;
    private final String name;
    private final List<Parameter> parameters;
    private final List<String> parameterNames;
    private final Source source;
    private final @Nullable String parent;
    private final @Nullable RubyRegex pattern;

    /// The body of a definition, its place and its module, each null where no file has it.
    private record Source(@Nullable Expression body, @Nullable Place place, @Nullable String module) {}

    private Blueprint(
            Kind kind,
            String name,
            List<Parameter> parameters,
            Source source,
            @Nullable String parent,
            @Nullable RubyRegex pattern) {
        this.kind = kind;
        this.name = name;
        this.parameters = parameters;
        this.parameterNames = parameters.stream().map(Parameter::name).toList();
        this.source = source;
        this.parent = parent;
        this.pattern = pattern;
    }

    static Blueprint of(ClassDefinition definition, @Nullable String module) {
        String parent = definition.parent();
        return new Blueprint(
                Kind.CLASS,
                lower(definition.name()),
                definition.parameters(),
                new Source(definition.body(), definition.place(), module),
                parent == null ? null : lower(parent),
                null);
    }

    static Blueprint of(DefineDefinition definition, @Nullable String module) {
        return new Blueprint(
                Kind.DEFINE,
                lower(definition.name()),
                definition.parameters(),
                new Source(definition.body(), definition.place(), module),
                null,
                null);
    }

    /// One of the names of a node definition.
    static Blueprint node(String name, NodeDefinition definition, @Nullable String module) {
        return new Blueprint(
                Kind.NODE, lower(name), List.of(), new Source(definition.body(), definition.place(), module), null, null);
    }

    /// A node definition by regular expression.
    static Blueprint node(RubyRegex pattern, NodeDefinition definition, @Nullable String module) {
        String letters = NOT_IN_NODE_NAMES.matcher(lower(pattern.source())).replaceAll("");
        int dots = 0;
        while (dots < letters.length() && letters.charAt(dots) == '.') {
            dots++;
        }
        return new Blueprint(
                Kind.NODE,
                "__node_regexp__" + letters.substring(dots),
                List.of(),
                new Source(definition.body(), definition.place(), module),
                null,
                pattern);
    }

    /// A class that no manifest defines: `main`, whose name is empty, and `settings`.
    public static Blueprint builtIn(String name, @Nullable Expression body) {
        return new Blueprint(Kind.CLASS, name, List.of(), new Source(body, null, name.isEmpty() ? "" : null), null, null);
    }

    private static String lower(String name) {
        String plain = name.startsWith("::") ? name.substring(2) : name;
        return plain.toLowerCase(Locale.ROOT);
    }

    public Kind kind() {
        return kind;
    }

    /// In lower case, without leading `::`.
    public String name() {
        return name;
    }

    public List<Parameter> parameters() {
        return parameters;
    }

    /// The names of the parameters, in their order.
    public List<String> parameterNames() {
        return parameterNames;
    }

    public @Nullable Parameter parameter(String wanted) {
        for (Parameter parameter : parameters) {
            if (parameter.name().equals(wanted)) {
                return parameter;
            }
        }
        return null;
    }

    public @Nullable Expression body() {
        return source.body();
    }

    public @Nullable Place place() {
        return source.place();
    }

    /// The module whose file holds the definition; empty for the environment's own manifests.
    public @Nullable String module() {
        return source.module();
    }

    /// The class inherited from.
    public @Nullable String parent() {
        return parent;
    }

    /// What the name of a node must match; null for a definition with a plain name.
    public @Nullable RubyRegex pattern() {
        return pattern;
    }

    @Override
    public String toString() {
        return name;
    }
}
