package io.bindery.data;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A node of a YAML document as written. A reader decides on its meaning.
sealed interface YamlNode {
    YamlMark mark();

    /// @param plain whether it is unquoted, or the tag `!` asks for it to be read as unquoted
    record Scalar(String text, @Nullable String anchor, @Nullable String tag, boolean plain, YamlMark mark) implements YamlNode {}

    record Sequence(List<YamlNode> elements, @Nullable String anchor, @Nullable String tag, YamlMark mark) implements YamlNode {}

    /// @param children keys and values in turn
    record Mapping(List<YamlNode> children, @Nullable String anchor, @Nullable String tag, YamlMark mark) implements YamlNode {}

    record Alias(String name, YamlMark mark) implements YamlNode {}
}
