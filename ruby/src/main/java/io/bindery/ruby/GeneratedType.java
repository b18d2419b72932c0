package io.bindery.ruby;

import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Writes a resource type in the language, as `puppet generate types` does.
public final class GeneratedType {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss xx");
    private static final Value PROGRAM = Str.of("%p");

    private final StringBuilder out = new StringBuilder();

    private GeneratedType() {}

    public static String text(TypeDocument type, ZonedDateTime now) {
        return new GeneratedType().write(type, now);
    }

    private String write(TypeDocument type, ZonedDateTime now) {
        out.append("# This file was automatically generated on ").append(TIME.format(now)).append(".\n");
        out.append("# Use the 'puppet generate types' command to regenerate this file.\n\n");
        comment("", type.doc());
        out.append("Puppet::Resource::ResourceType3.new(\n  ").append(program(Str.of(type.name()))).append(",\n");
        attributes(type.properties());
        attributes(type.parameters());
        patterns(type.titlePatterns());
        out.append("  ").append(type.isomorphic()).append(",\n  false)\n");
        return out.toString();
    }

    private void comment(String indentation, String doc) {
        if (!doc.isEmpty()) {
            doc.lines().forEach(line -> out.append(indentation).append("# ").append(line).append('\n'));
        }
    }

    private void attributes(List<TypeDocument.Attribute> attributes) {
        out.append("  [\n");
        for (int i = 0; i < attributes.size(); i++) {
            TypeDocument.Attribute attribute = attributes.get(i);
            comment("    ", attribute.doc());
            out.append("    Puppet::Resource::Param(").append(type(attribute)).append(", ").append(program(Str.of(attribute.name())));
            out.append(attribute.nameVariable() ? ", true)" : ")").append(i + 1 < attributes.size() ? ",\n\n" : "");
        }
        out.append("\n  ],\n");
    }

    // As Puppet does: where the texts true and false are values, booleans are too.
    private static String type(TypeDocument.Attribute attribute) {
        List<String> kinds = new ArrayList<>();
        if (attribute.values().contains("true") || attribute.values().contains("false")) {
            kinds.add("Boolean");
        }
        if (!attribute.values().isEmpty()) {
            kinds.add("Enum[" + String.join(", ", attribute.values().stream().map(value -> program(Str.of(value))).toList()) + "]");
        }
        if (!attribute.patterns().isEmpty()) {
            kinds.add("Pattern[" + String.join(", ", attribute.patterns().stream().map(each -> program(new Regex(each))).toList()) + "]");
        }
        return switch (kinds.size()) {
            case 0 -> "Any";
            case 1 -> kinds.getFirst();
            default -> "Variant[" + String.join(", ", kinds) + "]";
        };
    }

    // As Puppet does: of two equal patterns the later one counts, at the place of the first.
    private void patterns(List<TypeDocument.Pattern> patterns) {
        Map<String, String> written = new LinkedHashMap<>();
        for (TypeDocument.Pattern pattern : patterns) {
            List<Value> names = pattern.names().stream().<Value>map(Str::of).toList();
            written.put(program(new Regex(pattern.source())), program(new Arr(names)));
        }
        out.append("  {\n");
        List<String> lines = written.entrySet().stream().map(entry -> "    " + entry.getKey() + " => " + entry.getValue()).toList();
        out.append(String.join(",\n", lines)).append(lines.isEmpty() ? "" : "\n").append("  },\n");
    }

    private static String program(Value value) {
        return StringConversion.convert(value, PROGRAM);
    }
}
