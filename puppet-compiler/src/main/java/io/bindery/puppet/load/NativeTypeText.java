package io.bindery.puppet.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads the data file of a type that comes with Bindery: lines `namevar NAMES`, `property NAMES`, `parameter NAMES`,
/// `title NAME... REGEX`, `repeatable`, and `values NAME WORD... =ALIAS... /REGEX/...`.
final class NativeTypeText {
    private NativeTypeText() {}

    static NativeType parse(String name, String text) {
        Set<String> attributes = new LinkedHashSet<>();
        List<String> nameVariables = new ArrayList<>();
        List<TitlePattern> patterns = new ArrayList<>();
        Map<String, AttributeValues> values = new HashMap<>();
        boolean repeatable = false;
        for (String line : text.split("\n")) {
            List<String> words = List.of(line.split(" "));
            List<String> rest = words.subList(1, words.size());
            switch (words.getFirst()) {
                case "namevar" -> nameVariables.addAll(rest);
                case "property", "parameter" -> attributes.addAll(rest);
                case "title" -> patterns.add(TitlePattern.of(rest.getLast(), rest.subList(0, rest.size() - 1)));
                case "repeatable" -> repeatable = true;
                case "values" -> values.put(rest.getFirst(), AttributeValues.parse(rest.subList(1, rest.size())));
                default -> {}
            }
        }
        if (patterns.isEmpty()) {
            patterns.add(TitlePattern.whole(nameVariables.getFirst()));
        }
        return new NativeType(name, attributes, nameVariables, patterns, repeatable, values);
    }
}
