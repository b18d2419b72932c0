package io.bindery.puppet.resource;

import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The attributes of one declared resource, with the checks that most types make of them.
public final class Attributes {
    private final ResourceType type;
    private final Resource resource;
    private final boolean noop;
    private final Set<String> audited;
    private final Map<String, Value> values = new HashMap<>();
    private final Set<String> sensitive = new HashSet<>();

    /// @param noop    whether the resource is rehearsed only
    /// @param audited the properties that are recorded, whether they are managed or not
    public Attributes(ResourceType type, Resource resource, boolean noop, Set<String> audited) {
        this.type = type;
        this.resource = resource;
        this.noop = noop;
        this.audited = Set.copyOf(audited);
        sensitive.addAll(resource.sensitive());
        for (Parameter parameter : resource.parameters()) {
            Value value = parameter.value();
            if (value instanceof Sensitive(Value secret)) {
                sensitive.add(parameter.name());
                value = secret;
            }
            if (value != Undef.UNDEF) {
                values.put(parameter.name(), value);
            }
        }
    }

    /// The resource as it was declared.
    public Resource resource() {
        return resource;
    }

    public Reference reference() {
        return resource.reference();
    }

    public String title() {
        return resource.reference().title();
    }

    /// The name that identifies the resource: its attribute for that, or its title.
    public String name() {
        return text(type.namevar(), title());
    }

    public boolean isNoop() {
        return noop;
    }

    /// Whether the property is declared or audited.
    public boolean manages(String property) {
        return values.containsKey(property) || audited.contains(property);
    }

    /// Whether the value of the property is recorded.
    public boolean audits(String property) {
        return audited.contains(property);
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    public boolean isSensitive(String name) {
        return sensitive.contains(name);
    }

    /// The names of all attributes whose values must not be shown.
    public Set<String> sensitive() {
        return Set.copyOf(sensitive);
    }

    public @Nullable Value value(String name) {
        return values.get(name);
    }

    /// The attribute as a list; a single value is a list of one, and none is the empty list.
    public List<Value> list(String name) {
        return switch (values.get(name)) {
            case null -> List.of();
            case Arr list -> list.elements();
            case Value single -> List.of(single);
        };
    }

    /// The attribute as a list of texts.
    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        list(name).forEach(each -> texts.add(text(each)));
        return texts;
    }

    /// The attribute as text, the first of several; null if it is not given.
    public @Nullable String text(String name) {
        List<Value> list = list(name);
        return list.isEmpty() ? null : text(list.getFirst());
    }

    public String text(String name, String otherwise) {
        String text = text(name);
        return text == null ? otherwise : text;
    }

    /// A value as Ruby would put it into a string.
    public static String text(Value value) {
        return value instanceof Str(String text) ? text : RubyText.of(value);
    }

    /// A boolean attribute: true, false, yes or no.
    public boolean flag(String name, boolean otherwise) {
        Value value = values.get(name);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Bool bool) {
            return bool.value();
        }
        return switch (text(value).toLowerCase(Locale.ROOT)) {
            case "true", "yes" -> true;
            case "false", "no" -> false;
            default -> throw invalid(name, "expected a boolean value");
        };
    }

    /// An attribute that is one of a few words; null if it is not given.
    public @Nullable String oneOf(String name, String... words) {
        Value value = values.get(name);
        if (value == null) {
            return null;
        }
        String text = text(value);
        for (String word : words) {
            if (word.equals(text)) {
                return text;
            }
        }
        throw invalid(name, "Invalid value " + inspect(value) + ". Valid values are " + String.join(", ", words) + ".");
    }

    /// An attribute that is one of a few words, or the first of them where it is not given.
    public String choice(String name, String... words) {
        String given = oneOf(name, words);
        return given == null ? words[0] : given;
    }

    /// A value as Ruby code would write it.
    public static String inspect(Value value) {
        return RubyText.inspect(value);
    }

    /// The error for an attribute that cannot be taken.
    public ResourceError invalid(String name, String why) {
        return new ResourceError("Parameter " + name + " failed on " + resource.reference() + ": " + why);
    }

    /// The error for an attribute whose value cannot be turned into what the type works with.
    public ResourceError unusable(String name, String why) {
        Value value = values.get(name);
        return invalid(name, "Munging failed for value " + (value == null ? "nil" : inspect(value)) + " in class " + name + ": " + why);
    }

    /// The place of the declaration, as it ends a message; empty if it is not known.
    public String place() {
        return resource.file() == null ? "" : " (file: " + resource.file() + ", line: " + resource.line() + ")";
    }

    /// The place of the declaration below a warning about it.
    public String placeBelow() {
        return "\n   (file: " + resource.file() + ", line: " + resource.line() + ")";
    }

    /// Sets a property to a value by a call that may fail. A refusal of the system is reported with the value and the place.
    public void setting(Value value, String property, Runnable work) {
        try {
            work.run();
        } catch (ResourceError error) {
            if (!error.message().contains(" @ ")) {
                throw error;
            }
            throw new ResourceError("Could not set '" + text(value) + "' on " + property + ": " + error.message() + place(), error.message());
        }
    }

    /// The error for attributes that do not go together.
    public ResourceError contradictory(String why) {
        return new ResourceError("Validation of " + resource.reference() + " failed: " + why);
    }
}
