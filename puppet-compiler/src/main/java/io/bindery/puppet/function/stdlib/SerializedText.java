package io.bindery.puppet.function.stdlib;

import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.util.stream.Collectors;

/// Writes values as literals of a scripting language. The values are first converted to catalog data, then to text.
///
/// @param yes    the literal for true
/// @param no     the literal for false
/// @param none   the literal for undef
/// @param arrow  the text between a key and its value
record SerializedText(String yes, String no, String none, String arrow) {
    static final SerializedText PYTHON = new SerializedText("True", "False", "None", ": ");
    static final SerializedText RUBY = new SerializedText("true", "false", "nil", " => ");

    String of(Value value) {
        JsonOutput out = new JsonOutput();
        new RichData(out).write(value);
        return text(JsonReader.read(new SourceFile("", out.toString()), ValueBuilder.VALUES));
    }

    private String text(Value data) {
        return switch (data) {
            case Undef undef -> none;
            case Bool bool -> bool.value() ? yes : no;
            case Arr array ->
                array.elements().stream().map(this::text).collect(Collectors.joining(", ", "[", "]"));
            case Hash hash ->
                hash.entries().entrySet().stream()
                        .map(entry -> text(entry.getKey()) + arrow + text(entry.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
            default -> RubyText.inspect(data);
        };
    }
}
