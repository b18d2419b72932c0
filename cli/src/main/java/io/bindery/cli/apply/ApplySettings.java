package io.bindery.cli.apply;

import io.bindery.cli.command.ProductVersion;
import io.bindery.cli.command.SystemLog;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.node.HostSettings;
import io.bindery.puppet.report.ConsoleLog;
import io.bindery.puppet.report.FileLog;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Options;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.transaction.RunFiles;
import io.bindery.puppet.transaction.RunOptions;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The settings of an application: Puppet's defaults, `puppet.conf`, and the flags of its command line.
final class ApplySettings {
    /// The Puppet that catalogs are applied like.
    static final String PUPPET_VERSION = ProductVersion.PUPPET;

    /// Log lines on the terminal and nowhere else.
    static final List<String> CONSOLE = List.of("console");

    private static final Pattern DURATION = Pattern.compile("(\\d{1,9})([ydhms]?)");
    private static final long DAYS_OF_YEAR = 365;

    // As Puppet 7 does, which this command follows: doubtful code is warned about, and deferred values are found before anything is applied.
    private static final Settings DEFAULTS = HostSettings.unnamed()
            .with(Map.of("strict", "warning", "strict_variables", "false", "preprocess_deferred", "true", "write_catalog_summary", "false"));

    private final Settings settings;

    private ApplySettings(Settings settings) {
        this.settings = settings;
    }

    /// Settings before `puppet.conf` is read, without a `certname`.
    static Settings defaults() {
        return DEFAULTS;
    }

    /// @param early takes the complaint about a file that cannot be read
    static ApplySettings read(Map<String, String> flags, java.util.function.Consumer<String> early) {
        Map<String, String> absolute = new HashMap<>(flags);
        absolute.replaceAll((name, value) -> isPlace(name) ? Path.of(value).toAbsolutePath().normalize().toString() : value);
        Settings placed = defaults().with(absolute);
        Settings read = placed;
        try {
            read = SettingsFile.read(
                    DiskTree.DISK, Path.of(placed.require("confdir"), "puppet.conf"), List.of("main", "user"), placed, early);
        } catch (LoadError broken) {
            String file = placed.require("confdir") + "/puppet.conf";
            early.accept("Could not parse " + file + ": " + broken.message().replace(" (file: ", "\n (file: "));
        }
        return new ApplySettings(HostSettings.named(read.with(absolute)));
    }

    private static boolean isPlace(String name) {
        return List.of("confdir", "vardir", "logdir", "rundir", "publicdir", "codedir", "statedir", "graphdir", "hiera_config", "ssldir").contains(name);
    }

    Settings all() {
        return settings;
    }

    private Path path(String name) {
        return Path.of(settings.require(name));
    }

    boolean isOn(String name) {
        return settings.isOn(name);
    }

    String text(String name) {
        String text = settings.text(name);
        return text == null ? "" : text;
    }

    /// The log that the options ask for.
    ///
    /// @param usual where lines go that no option sends anywhere
    Log log(LogLevel level, List<String> destinations, List<String> usual) throws IOException {
        Log log = new Log(level);
        List<String> wanted = destinations.isEmpty() ? usual : destinations;
        for (String destination : wanted) {
            switch (destination) {
                case "console" -> log.add(console());
                case "syslog" -> log.add(new SystemLog());
                default -> log.add(new FileLog(Path.of(destination).toAbsolutePath()));
            }
        }
        return log;
    }

    /// Log lines on the terminal.
    ConsoleLog console() {
        ConsoleLog.Colour colour = switch (text("color")) {
            case "ansi", "true", "yes" -> System.getenv("NO_COLOR") == null ? ConsoleLog.Colour.ANSI : ConsoleLog.Colour.NONE;
            case "html" -> ConsoleLog.Colour.HTML;
            default -> ConsoleLog.Colour.NONE;
        };
        return new ConsoleLog(stream(FileDescriptor.out), stream(FileDescriptor.err), colour, System.console() != null && System.console().isTerminal());
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
    }

    /// How long a run may take; zero for as long as it needs.
    // As Puppet does: the default is for agents only.
    Duration runTimeout() {
        String text = text("runtimeout");
        if (text.equals(defaults().text("runtimeout"))) {
            return Duration.ZERO;
        }
        Matcher matcher = DURATION.matcher(text);
        if (!matcher.matches()) {
            throw new ResourceError("Invalid duration format '" + text + "' for parameter: runtimeout");
        }
        long amount = Long.parseLong(matcher.group(1));
        return switch (matcher.group(2)) {
            case "y" -> Duration.ofDays(DAYS_OF_YEAR * amount);
            case "d" -> Duration.ofDays(amount);
            case "h" -> Duration.ofHours(amount);
            case "m" -> Duration.ofMinutes(amount);
            default -> Duration.ofSeconds(amount);
        };
    }

    RunOptions run() {
        return new RunOptions(
                isOn("noop"),
                words("tags"),
                words("skip_tags"),
                isOn("ignoreschedules"),
                isOn("evaltrace"),
                isOn("merge_dependency_warnings"),
                isOn("default_schedules"),
                isOn("graph") ? path("graphdir") : null,
                isOn("preprocess_deferred"));
    }

    private Set<String> words(String name) {
        Set<String> words = new LinkedHashSet<>();
        Arrays.stream(text(name).split(",")).map(String::strip).filter(word -> !word.isEmpty()).forEach(words::add);
        return words;
    }

    RunFiles files() {
        boolean names = isOn("write_catalog_summary");
        return new RunFiles(
                path("statefile"),
                path("lastrunfile"),
                isOn("report") ? path("lastrunreport") : null,
                Arrays.asList(text("reports").split("\\s*,\\s*")).contains("store") ? path("reportdir") : null,
                names ? path("classfile") : null,
                names ? path("resourcefile") : null);
    }

    /// Makes the directories that the settings name, if they are missing.
    void makeDirectories(Log log) {
        Map<Path, String> directories = new LinkedHashMap<>();
        directories.put(path("vardir"), "rwxr-x---");
        directories.put(path("statedir"), "rwxr-xr-x");
        directories.put(path("publicdir"), "rwxr-xr-x");
        for (String name : List.of("lib", "facts.d", "locales", "preview")) {
            directories.put(path("vardir").resolve(name), "rwxr-xr-x");
        }
        for (String name : List.of("client_yaml", "client_data")) {
            directories.put(path("vardir").resolve(name), "rwxr-x---");
        }
        directories.put(path("clientbucketdir"), "rwxr-x---");
        directories.put(path("graphdir"), "rwxr-xr-x");
        directories.forEach((directory, mode) -> {
            try {
                FileReplacement.makeFolder(directory, PosixFilePermissions.fromString(mode));
            } catch (IOException e) {
                log.write(LogLevel.WARNING, "Could not make the directory " + directory + ": " + e.getMessage());
            }
        });
    }

    Options options(String environment) {
        return new Options(
                isOn("show_diff"),
                text("diff"),
                Arrays.stream(text("diff_args").split("\\s+")).filter(each -> !each.isEmpty()).toList(),
                text("digest_algorithm"),
                path("clientbucketdir"),
                environment);
    }
}
