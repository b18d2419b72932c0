package io.bindery.ruby;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The description of a resource type written in Ruby, for `generate types`.
///
/// @param titlePatterns regular expressions by their source, with the names of their groups
/// @param isomorphic whether two resources of the same name are the same resource
public record TypeDocument(
        String name, String doc, List<Attribute> properties, List<Attribute> parameters, List<Pattern> titlePatterns, boolean isomorphic) {

    /// A parameter or property. Its values are the allowed ones; an empty list allows any.
    public record Attribute(String name, String doc, boolean nameVariable, List<String> values, List<String> patterns) {}

    public record Pattern(String source, List<String> names) {}

    static TypeDocument of(Map<String, Object> described) {
        return new TypeDocument(
                text(described.get("name")),
                text(described.get("doc")),
                list(described.get("properties")).stream().map(TypeDocument::attribute).toList(),
                list(described.get("parameters")).stream().map(TypeDocument::attribute).toList(),
                list(described.get("title_patterns")).stream().map(TypeDocument::pattern).toList(),
                Boolean.TRUE.equals(described.get("isomorphic")));
    }

    private static Attribute attribute(Object row) {
        List<?> parts = list(row);
        return new Attribute(
                text(parts.get(0)), text(parts.get(1)), Boolean.TRUE.equals(parts.get(2)), texts(parts.get(3)), texts(parts.get(4)));
    }

    private static Pattern pattern(Object row) {
        List<?> parts = list(row);
        return new Pattern(text(parts.get(0)), texts(parts.get(1)));
    }

    private static List<String> texts(@Nullable Object list) {
        return list(list).stream().map(TypeDocument::text).toList();
    }

    private static List<?> list(@Nullable Object value) {
        return value instanceof List<?> list ? list : List.of();
    }

    private static String text(@Nullable Object value) {
        return String.valueOf(value);
    }
}
