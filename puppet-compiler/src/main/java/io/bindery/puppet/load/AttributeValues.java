package io.bindery.puppet.load;

import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;

/// The values that an attribute may have, if its type lists them.
///
/// @param words in the order of the type
/// @param aliases also accepted, but not listed in messages
public record AttributeValues(List<String> words, List<String> aliases, List<RubyRegex> patterns) {
    public AttributeValues {
        words = List.copyOf(words);
        aliases = List.copyOf(aliases);
        patterns = List.copyOf(patterns);
    }

    /// Reads words, `=alias` and `/regex/`.
    static AttributeValues parse(List<String> items) {
        List<String> words = new ArrayList<>();
        List<String> aliases = new ArrayList<>();
        List<RubyRegex> patterns = new ArrayList<>();
        for (String item : items) {
            if (item.startsWith("/")) {
                patterns.add(RubyRegex.compile(item.substring(1, item.length() - 1)));
            } else if (item.startsWith("=")) {
                aliases.add(item.substring(1));
            } else {
                words.add(item);
            }
        }
        return new AttributeValues(words, aliases, patterns);
    }

    public boolean accept(String value) {
        return words.contains(value) || aliases.contains(value) || patterns.stream().anyMatch(pattern -> pattern.matches(value));
    }

    /// Why a value is refused, in Puppet's words.
    public String refusal(String value) {
        StringBuilder text = new StringBuilder("Invalid value \"" + value + "\".");
        if (!words.isEmpty()) {
            text.append(" Valid values are ").append(String.join(", ", words)).append('.');
        }
        if (!patterns.isEmpty()) {
            text.append(" Valid values match /");
            text.append(String.join("/, /", patterns.stream().map(RubyRegex::source).toList())).append("/.");
        }
        return text.toString();
    }
}
