package io.bindery.puppet.catalog;

import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A resource of a finished catalog.
///
/// @param parameters in the order of the wire form; a parameter that only repeats the title is omitted
/// @param tags in the order they were added
/// @param sensitive names of the parameters whose values must not be shown
/// @param exportUnsaid whether its declaration does not mention export at all
/// @param file null for resources that no manifest declares
/// @param line 0 if there is no file
public record Resource(
        Reference reference,
        Kind kind,
        List<Parameter> parameters,
        List<String> tags,
        List<String> sensitive,
        boolean exported,
        boolean exportUnsaid,
        @Nullable String file,
        int line) {

    public Resource {
        parameters = List.copyOf(parameters);
        tags = List.copyOf(tags);
        sensitive = List.copyOf(sensitive);
    }

    public @Nullable Parameter parameter(String name) {
        for (Parameter parameter : parameters) {
            if (parameter.name().equals(name)) {
                return parameter;
            }
        }
        return null;
    }

    public @Nullable Value value(String name) {
        Parameter parameter = parameter(name);
        return parameter == null ? null : parameter.value();
    }
}
