package io.bindery.cli.config;

import io.bindery.cli.compile.CompileOptions;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.UsageError;
import io.bindery.puppet.load.ConfiguredLine;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Environments;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.node.HostSettings;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// All settings with their values for a command, and the origin of each value: a flag, a line of a file, this machine, or
/// Puppet's default.
public final class SettingTable {
    /// One setting.
    ///
    /// @param line the line of a file that gives the value; null if the value comes from elsewhere
    public record Row(String name, String value, String origin, @Nullable ConfiguredLine line) {}

    private final Settings settings;
    private final Map<String, String> flags;
    private final Map<String, ConfiguredLine> lines;
    private final Map<String, String> places;
    private final Map<String, String> ofEnvironment;
    private final Map<String, Value> values;

    private SettingTable(
            Settings settings,
            Map<String, String> flags,
            Map<String, ConfiguredLine> lines,
            Map<String, String> places,
            Map<String, String> ofEnvironment) {
        this.settings = settings;
        this.flags = flags;
        this.lines = lines;
        this.places = places;
        this.ofEnvironment = ofEnvironment;
        this.values = settings.values();
    }

    /// Reads `puppet.conf`, and `environment.conf` where the environment exists.
    ///
    /// @throws io.bindery.puppet.load.LoadError if one of them cannot be read
    static SettingTable read(Flags given, FileTree files) {
        Map<String, String> flags = new LinkedHashMap<>(given.pairs("set"));
        for (String name : List.of("confdir", "codedir", "vardir", "environmentpath", "environment")) {
            String value = given.value(name);
            if (value != null) {
                flags.put(name, name.equals("environment") || name.equals("environmentpath") ? value : CompileOptions.absolute(value));
            }
        }
        return read(flags, sections(given.value("section", "server")), files);
    }

    private static List<String> sections(String section) {
        return switch (section) {
            case "main" -> List.of("main");
            case "server", "master" -> SettingsFile.SECTIONS;
            case "agent", "user" -> List.of("main", section);
            default -> throw new UsageError("--section is one of main, server, agent, user; not " + section);
        };
    }

    /// @param flags the settings that flags give
    public static SettingTable read(Map<String, String> flags, List<String> sections, FileTree files) {
        Map<String, String> places = HostSettings.places();
        Settings placed = HostSettings.defaults().with(flags);
        Path file = Path.of(placed.require("confdir"), "puppet.conf");
        Settings read = SettingsFile.read(files, file, sections, placed, warning -> System.err.println("Warning: " + warning)).with(flags);
        Map<String, ConfiguredLine> lines = SettingsFile.lines(files, file, sections);
        String name = read.require("environment");
        Environment environment = new Environments(files, read, warning -> {}).findOrNull(name);
        if (environment == null) {
            return new SettingTable(read, flags, lines, places, Map.of());
        }
        Map<String, String> own = new HashMap<>();
        own.put("modulepath", environment.modulepath().stream().map(Path::toString).collect(Collectors.joining(":")));
        own.put("manifest", String.valueOf(environment.manifest()));
        if (environment.configVersion() != null) {
            own.put("config_version", environment.configVersion());
        }
        if (environment.directory() != null) {
            lines.putAll(SettingsFile.lines(files, environment.directory().resolve("environment.conf"), List.of("main")));
        }
        return new SettingTable(read, flags, lines, places, own);
    }

    Set<String> names() {
        return settings.names();
    }

    public Settings settings() {
        return settings;
    }

    List<Row> rows(List<String> names) {
        List<Row> rows = new ArrayList<>();
        for (String name : names) {
            rows.add(row(name));
        }
        return rows;
    }

    private Row row(String name) {
        String own = ofEnvironment.get(name);
        String text = own == null ? shown(name) : own;
        String written = settings.written(name);
        ConfiguredLine line = flags.containsKey(name) ? null : lines.get(name);
        String made = own == null && written != null && written.indexOf('$') >= 0 ? ": " + written : "";
        String origin;
        if (flags.containsKey(name)) {
            origin = "flag";
        } else if (line != null) {
            origin = line.toString();
        } else if (own != null) {
            origin = "default of the environment " + settings.text("environment");
        } else if (places.containsKey(name) || name.equals("certname")) {
            origin = "default on this machine" + made;
        } else {
            origin = "default" + made;
        }
        return new Row(name, text, origin, line);
    }

    // As Puppet does: durations are shown in seconds and lists as Ruby writes them.
    private String shown(String name) {
        Value value = values.getOrDefault(name, Undef.UNDEF);
        return switch (value) {
            case Undef undef -> "";
            case Real real when Double.isInfinite(real.value()) -> "unlimited";
            default -> RubyText.of(value);
        };
    }
}
