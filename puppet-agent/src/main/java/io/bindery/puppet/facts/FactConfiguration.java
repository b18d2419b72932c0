package io.bindery.puppet.facts;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigParseOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The content of `facter.conf`.
///
/// @param blocked  names of facts and of files with external facts; groups are replaced by their members
/// @param blocksLegacy whether the old flat facts are blocked
/// @param lifetimes how long facts are cached: the name of a fact or file, and the group that it is cached with
record FactConfiguration(
        Set<String> blocked, boolean blocksLegacy, Map<String, Lifetime> lifetimes, List<String> externalDirectories,
        List<String> customDirectories, boolean external, boolean custom, boolean legacy, boolean dotted) {
    static final FactConfiguration NONE =
            new FactConfiguration(Set.of(), false, Map.of(), List.of(), List.of(), true, true, false, false);

    private static final Map<String, Duration> UNITS = Map.ofEntries(
            Map.entry("", Duration.ofMillis(1)), Map.entry("ns", Duration.ofNanos(1)), Map.entry("nanos", Duration.ofNanos(1)),
            Map.entry("nanoseconds", Duration.ofNanos(1)), Map.entry("us", Duration.ofNanos(1000)), Map.entry("micros", Duration.ofNanos(1000)),
            Map.entry("microseconds", Duration.ofNanos(1000)), Map.entry("ms", Duration.ofMillis(1)), Map.entry("milis", Duration.ofMillis(1)),
            Map.entry("milliseconds", Duration.ofMillis(1)), Map.entry("s", Duration.ofSeconds(1)), Map.entry("seconds", Duration.ofSeconds(1)),
            Map.entry("m", Duration.ofMinutes(1)), Map.entry("minutes", Duration.ofMinutes(1)), Map.entry("h", Duration.ofHours(1)),
            Map.entry("hours", Duration.ofHours(1)), Map.entry("d", Duration.ofDays(1)), Map.entry("days", Duration.ofDays(1)));

    /// The cache lifetime of the facts of a group.
    record Lifetime(String group, Duration duration) {}

    /// @throws ConfigException if the text is not HOCON or has other things in it than are meant to be there
    static FactConfiguration parse(String text, Path file, Messages messages) {
        Config config = ConfigFactory.parseString(text, ConfigParseOptions.defaults().setOriginDescription(file.toString())).resolve();
        SequencedMap<String, List<String>> groups = FactGroups.builtIn();
        if (config.hasPath("fact-groups")) {
            config.getObject("fact-groups").keySet().forEach(name -> groups.put(name, texts(config.getConfig("fact-groups"), "\"" + name + "\"")));
        }
        Set<String> blocked = new HashSet<>();
        List<String> blocklist = texts(config, "facts.blocklist");
        blocklist.stream().filter(name -> !name.equals("legacy")).forEach(name -> blocked.addAll(groups.getOrDefault(name, List.of(name))));
        return new FactConfiguration(
                blocked, blocklist.contains("legacy"), lifetimes(config, groups, messages), texts(config, "global.external-dir"),
                texts(config, "global.custom-dir"), !isSet(config, "global.no-external-facts"),
                !isSet(config, "global.no-custom-facts") && !isSet(config, "global.no-ruby"), isSet(config, "global.show-legacy"),
                isSet(config, "global.force-dot-resolution"));
    }

    private static boolean isSet(Config config, String path) {
        return config.hasPath(path) && config.getBoolean(path);
    }

    /// A list of texts; a single text counts as a list of one.
    private static List<String> texts(Config config, String path) {
        if (!config.hasPath(path)) {
            return List.of();
        }
        Object value = config.getAnyRef(path);
        List<String> texts = new ArrayList<>();
        for (Object each : value instanceof List<?> list ? list : List.of(value)) {
            texts.add(String.valueOf(each));
        }
        return texts;
    }

    private static Map<String, Lifetime> lifetimes(Config config, Map<String, List<String>> groups, Messages messages) {
        SequencedMap<String, String> given = new LinkedHashMap<>();
        if (config.hasPath("facts.ttls")) {
            config.getObjectList("facts.ttls").forEach(each -> each.unwrapped().forEach((name, text) -> given.put(name, String.valueOf(text))));
        }
        Map<String, Lifetime> lifetimes = new HashMap<>();
        given.forEach((name, text) -> {
            Duration duration = duration(text, messages);
            for (String fact : duration == null ? List.<String>of() : groups.getOrDefault(name, List.of(name))) {
                Lifetime old = lifetimes.get(fact);
                if (duration != null && (old == null || old.duration.compareTo(duration) < 0)) {
                    lifetimes.put(fact, new Lifetime(name, duration));
                }
            }
        });
        return lifetimes;
    }

    /// A number and a unit, which may be short or in the singular: `30 days`, `1 hour`, `10 s`. Without one it is milliseconds.
    private static @Nullable Duration duration(String text, Messages messages) {
        String[] parts = text.strip().split(" ", 2);
        String unit = parts.length < 2 ? "" : parts[1].strip();
        Duration one = UNITS.get(unit.length() > 2 && !unit.endsWith("s") ? unit + "s" : unit);
        if (one == null) {
            messages.add(new FactMessage(FactMessage.Level.ERROR, "Facter::FactGroups",
                    "Could not parse time unit " + unit + " (try " + String.join(", ", UNITS.keySet().stream().filter(each -> !each.isEmpty()).sorted().toList()) + ")"));
            return null;
        }
        try {
            return one.multipliedBy(Long.parseLong(parts[0]));
        } catch (NumberFormatException | ArithmeticException e) {
            return Duration.ZERO;
        }
    }

    /// The lifetime of a fact, which may be that of the structured fact it is part of.
    @Nullable Lifetime lifetime(String name) {
        for (String at = name; ; at = at.substring(0, at.lastIndexOf('.'))) {
            Lifetime found = lifetimes.get(at);
            if (found != null || at.indexOf('.') < 0) {
                return found;
            }
        }
    }
}
