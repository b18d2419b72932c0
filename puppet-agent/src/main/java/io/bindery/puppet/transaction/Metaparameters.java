package io.bindery.puppet.transaction;

import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The attributes that every resource may have, except its relationships, tags and aliases.
///
/// @param noop     whether the resource is only rehearsed
/// @param level    the log level of its changes
/// @param schedule the schedule it is applied by; null for at any time
/// @param audited  the properties that are recorded
record Metaparameters(boolean noop, LogLevel level, @Nullable String schedule, Set<String> audited) {
    private static final List<String> LEVELS = List.of("debug", "info", "notice", "warning", "err", "alert", "emerg", "crit", "verbose");

    /// The metaparameters of a resource that sets none.
    static Metaparameters usual(boolean noop) {
        return new Metaparameters(noop, LogLevel.NOTICE, null, Set.of());
    }

    /// @param properties all properties of the type, for `audit => all`
    /// @throws ResourceError if a value cannot be taken
    static Metaparameters of(Resource resource, boolean noop, Supplier<List<String>> properties) {
        Value rehearsed = value(resource, "noop");
        Value schedule = value(resource, "schedule");
        return new Metaparameters(
                rehearsed == null ? noop : isNoop(resource, rehearsed),
                level(resource),
                schedule == null ? null : Attributes.text(schedule),
                audited(resource, properties));
    }

    private static @Nullable Value value(Resource resource, String name) {
        Value value = resource.value(name);
        return value == Undef.UNDEF ? null : value instanceof Sensitive(Value secret) ? secret : value;
    }

    private static boolean isNoop(Resource resource, Value value) {
        if (value instanceof Bool bool) {
            return bool.value();
        }
        String text = Attributes.text(value);
        if (!text.equals("true") && !text.equals("false")) {
            throw invalid(resource, "noop", value, "true, false");
        }
        return text.equals("true");
    }

    private static LogLevel level(Resource resource) {
        Value value = value(resource, "loglevel");
        if (value == null) {
            return LogLevel.NOTICE;
        }
        String word = Attributes.text(value);
        if (!LEVELS.contains(word)) {
            throw invalid(resource, "loglevel", value, String.join(", ", LEVELS));
        }
        // As Puppet does: `verbose` is another word for `info`.
        LogLevel level = LogLevel.of(word.equals("verbose") ? "info" : word);
        return level == null ? LogLevel.NOTICE : level;
    }

    private static ResourceError invalid(Resource resource, String name, Value value, String valid) {
        return new ResourceError("Parameter " + name + " failed on " + resource.reference() + ": Invalid value " + Attributes.inspect(value)
                + ". Valid values are " + valid + ".");
    }

    private static Set<String> audited(Resource resource, Supplier<List<String>> properties) {
        Value value = value(resource, "audit");
        if (value == null) {
            return Set.of();
        }
        Set<String> names = new LinkedHashSet<>();
        for (Value each : value instanceof Arr list ? list.elements() : List.of(value)) {
            String name = Attributes.text(each);
            if (name.equals("all")) {
                names.addAll(properties.get());
            } else {
                names.add(name);
            }
        }
        return names;
    }
}
