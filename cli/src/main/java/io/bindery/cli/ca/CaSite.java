package io.bindery.cli.ca;

import com.typesafe.config.Config;
import io.bindery.cli.compile.CompileOptions;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.line.UsageError;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.node.HostSettings;
import io.bindery.server.Configuration;
import io.bindery.server.ca.CaError;
import io.bindery.server.ca.CaLog;
import io.bindery.server.ca.CaSettings;
import io.bindery.server.ca.CertificateAuthority;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The authority that the flags of a `bindery ca` command select, and the form of its messages.
record CaSite(Flags flags) {
    private static final List<Flag> PLACES = List.of(
            Flag.taking("config", "FILE", "The puppet.conf to use."),
            Flag.taking("confdir", "DIR", "Where puppet.conf and the server's files of configuration are."),
            Flag.taking("ssldir", "DIR", "Where certificates and keys are."),
            Flag.taking("cadir", "DIR", "Where the certificate authority is."));

    static Synopsis taken(Synopsis synopsis) {
        return synopsis.with(PLACES);
    }

    /// The operation of a command on the authority.
    @FunctionalInterface
    interface Work {
        int run(CertificateAuthority authority) throws IOException;
    }

    /// Runs a command that needs an authority which is there already; the exit code.
    int run(Work work) {
        return run(Map.of(), authority -> {
            if (!authority.isThere()) {
                return refuse(List.of(
                        "    There is no certificate authority in " + authority.settings().paths().directory(),
                        "    Make one with `bindery ca setup`, or start the server once"));
            }
            return work.run(authority);
        });
    }

    /// Runs a command on a directory in which there need not be an authority yet; the exit code.
    ///
    /// @param settings settings over those of `puppet.conf`
    int run(Map<String, String> settings, Work work) {
        try {
            String config = flags.value("config");
            if (config != null && !Files.isReadable(Path.of(config))) {
                return refuse(List.of("Could not read file '" + config + "'"));
            }
            Settings all = settings(config).with(settings);
            Config server = new Configuration(all).read();
            CaLog log = (level, message) -> {
                if (level != CaLog.Level.INFO) {
                    System.err.println("Warning: " + message);
                }
            };
            return work.run(CertificateAuthority.of(CaSettings.of(all, server), log));
        } catch (CaError | LoadError problem) {
            return refuse(List.of("    " + problem.getMessage()));
        } catch (IOException problem) {
            return refuse(List.of("    " + problem.getClass().getSimpleName() + ": " + problem.getMessage()));
        }
    }

    private Settings settings(@Nullable String config) {
        Map<String, String> given = new HashMap<>();
        for (String name : List.of("confdir", "ssldir", "cadir")) {
            String value = flags.value(name);
            if (value != null) {
                given.put(name, CompileOptions.absolute(value));
            }
        }
        if (config != null && Path.of(CompileOptions.absolute(config)).getParent() instanceof Path beside) {
            given.putIfAbsent("confdir", beside.toString());
        }
        Settings defaults = HostSettings.defaults().with(given);
        Path file = config == null ? Path.of(defaults.require("confdir"), "puppet.conf") : Path.of(config);
        return SettingsFile.read(DiskTree.DISK, file, defaults, message -> System.err.println("Warning: " + message)).with(given);
    }

    /// Prints an error as `puppetserver ca` does; the exit code.
    static int refuse(List<String> lines) {
        System.err.println("Error:");
        lines.forEach(System.err::println);
        return 1;
    }

    static int refuse(String line) {
        return refuse(List.of("    " + line));
    }

    /// The names that `--certname` gives.
    ///
    /// @throws UsageError if none is given
    static List<String> names(Flags flags, String purpose) {
        List<String> names = flags.list("certname");
        if (names.isEmpty()) {
            throw new UsageError("At least one certname is required to " + purpose);
        }
        return names;
    }

    /// The lifetime that `--ttl` gives, or null.
    static @Nullable Duration lifetime(Flags flags) {
        String text = flags.value("ttl");
        if (text == null) {
            return null;
        }
        if (!text.matches("\\d{1,9}[smhdy]?")) {
            throw new UsageError("'" + text + "' is an invalid ttl value; it should match ^(\\d+)(s|m|h|d|y)?$");
        }
        return CaSettings.seconds(text);
    }
}
