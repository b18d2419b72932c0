package io.bindery.puppet.load;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A compiler's knowledge of a resource type that an agent implements: the names of its attributes and its title patterns. The
/// compiler does not check values; that is the agent's work. Known values help to check code without applying it.
///
/// @param name in lower case
/// @param attributes properties and parameters
/// @param nameVariables the attributes that together identify a resource, in the order they were declared
/// @param titlePatterns tried in order
/// @param repeatable whether two resources may have the same name variables, as `exec` may
/// @param values the allowed values of attributes, if they are known
public record NativeType(
        String name,
        Set<String> attributes,
        List<String> nameVariables,
        List<TitlePattern> titlePatterns,
        boolean repeatable,
        Map<String, AttributeValues> values) {

    public NativeType {
        attributes = Set.copyOf(attributes);
        nameVariables = List.copyOf(nameVariables);
        titlePatterns = List.copyOf(titlePatterns);
        values = Map.copyOf(values);
    }

    public NativeType(
            String name, Set<String> attributes, List<String> nameVariables, List<TitlePattern> titlePatterns, boolean repeatable) {
        this(name, attributes, nameVariables, titlePatterns, repeatable, Map.of());
    }

    NativeType withAttribute(String attribute) {
        Set<String> more = new LinkedHashSet<>(attributes);
        more.add(attribute);
        return new NativeType(name, more, nameVariables, titlePatterns, repeatable, values);
    }

    /// The name variables by their names.
    public List<String> sortedNameVariables() {
        return nameVariables.size() < 2 ? nameVariables : nameVariables.stream().sorted().toList();
    }

    /// Whether a resource of this type may have an attribute of this name.
    public boolean accepts(String attribute) {
        return attribute.equals("name") || attributes.contains(attribute) || Metaparameters.isOne(attribute);
    }

    /// The attribute that `name` is an alias of: the only name variable, or `name` itself if there are several.
    public String nameVariable() {
        return nameVariables.size() == 1 ? nameVariables.getFirst() : "name";
    }

    /// The name variables that follow from a title, or null if no pattern matches it.
    public @Nullable SequencedMap<String, String> parseTitle(String title) {
        SequencedMap<String, String> variables = new LinkedHashMap<>(4);
        for (TitlePattern pattern : titlePatterns) {
            if (pattern.apply(title, variables)) {
                return variables;
            }
        }
        return null;
    }
}
