package io.bindery.puppet.load;

import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The settings of a compile: Puppet 8's defaults, overridden by `puppet.conf`, overridden by flags. Immutable. A value may refer
/// to other settings, as in `$confdir/hiera.yaml`.
public final class Settings {
    private static final int MAX_NESTING = 32;

    private final Map<String, Setting> known;
    private final Map<String, String> given;
    private final int hash;

    private Settings(Map<String, Setting> known, Map<String, String> given) {
        this.known = known;
        this.given = Map.copyOf(given);
        this.hash = this.given.hashCode();
    }

    /// The defaults, on a host of this name.
    public static Settings defaults(String hostname) {
        return unnamed().with("certname", hostname);
    }

    /// The defaults of all settings but `certname`, which has none.
    public static Settings unnamed() {
        SequencedMap<String, Setting> known = new LinkedHashMap<>();
        for (String line : resource().split("\n")) {
            if (!line.isEmpty() && !line.startsWith("#")) {
                Setting setting = Setting.parse(line);
                known.put(setting.name(), setting);
            }
        }
        return new Settings(known, Map.of());
    }

    private static String resource() {
        try (InputStream in = Objects.requireNonNull(Settings.class.getResourceAsStream("/puppet/settings.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// These settings with others over them.
    public Settings with(Map<String, String> more) {
        if (more.isEmpty()) {
            return this;
        }
        Map<String, String> all = new HashMap<>(given);
        all.putAll(more);
        return new Settings(known, all);
    }

    public Settings with(String name, String value) {
        return with(Map.of(name, value));
    }

    /// Whether Puppet has a setting of that name.
    public boolean isKnown(String name) {
        return known.containsKey(name);
    }

    /// Whether the setting of that name is true or false.
    public boolean isSwitch(String name) {
        Setting setting = known.get(name);
        return setting != null && setting.kind() == Setting.Kind.BOOLEAN;
    }

    /// Whether somebody set it: it does not stand at its default.
    public boolean isGiven(String name) {
        return given.containsKey(name);
    }

    /// The names of all settings that Puppet knows, in the order of its table.
    public List<String> known() {
        return List.copyOf(known.keySet());
    }

    /// The names of all settings that Puppet knows or somebody set.
    public Set<String> names() {
        Set<String> names = new TreeSet<>(known.keySet());
        names.addAll(given.keySet());
        return names;
    }

    /// The text of a setting as it was written, or null if it has no value.
    public @Nullable String written(String name) {
        Setting setting = known.get(name);
        return given.getOrDefault(name, setting == null ? null : setting.fallback());
    }

    /// The text of a setting with other settings put in, or null if it has no value.
    public @Nullable String text(String name) {
        return text(name, 0);
    }

    /// The text of a setting that always has one.
    public String require(String name) {
        String text = text(name);
        if (text == null) {
            throw new LoadError("The setting '" + name + "' has no value");
        }
        return text;
    }

    public boolean isOn(String name) {
        return "true".equals(text(name));
    }

    /// Parses a duration in the notation of a setting; a null text stands for the setting's own value.
    Duration duration(String name, @Nullable String text) {
        Setting setting = Objects.requireNonNull(known.get(name));
        return setting.duration(text == null ? require(name) : text);
    }

    private @Nullable String text(String name, int depth) {
        String raw = written(name);
        return raw == null || raw.indexOf('$') < 0 ? raw : interpolate(raw, depth);
    }

    /// A text with the settings it names put in.
    public String interpolate(String text) {
        return interpolate(text, 0);
    }

    private String interpolate(String text, int depth) {
        if (depth > MAX_NESTING) {
            throw new LoadError("Settings refer to each other without end: " + text);
        }
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int dollar = text.indexOf('$', at);
            if (dollar < 0) {
                break;
            }
            out.append(text, at, dollar);
            boolean braced = text.startsWith("${", dollar);
            int start = dollar + (braced ? 2 : 1);
            int end = start;
            while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) {
                end++;
            }
            at = braced && end < text.length() && text.charAt(end) == '}' ? end + 1 : end;
            String value = text(text.substring(start, end), depth + 1);
            out.append(value == null ? text.substring(dollar, at) : value);
        }
        return out.append(text, Math.min(at, text.length()), text.length()).toString();
    }

    /// Every setting as `$settings::name` shows it.
    public SequencedMap<String, Value> values() {
        SequencedMap<String, Value> values = new LinkedHashMap<>();
        for (Setting setting : known.values()) {
            String text = text(setting.name());
            values.put(setting.name(), text == null ? Undef.UNDEF : setting.value(text));
        }
        given.forEach((name, text) -> values.putIfAbsent(name, Str.of(text)));
        return values;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof Settings settings && hash == settings.hash && given.equals(settings.given);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
