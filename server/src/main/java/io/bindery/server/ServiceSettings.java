package io.bindery.server;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigObject;
import com.typesafe.config.ConfigValue;
import io.bindery.puppet.load.Settings;
import io.bindery.server.http.ListenerSettings;
import io.bindery.server.http.TlsFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// The settings in the files of `conf.d` that have a meaning for this server: where it listens, its directories and its TLS files. Those of the authority are read where the authority is.
public final class ServiceSettings {
    private static final Map<String, Set<String>> KNOWN = Map.of(
            "certificate-authority",
            Set.of(
                    "allow-subject-alt-names", "allow-authorization-extensions", "enable-infra-crl", "allow-auto-renewal",
                    "auto-renewal-cert-ttl", "ca-ttl"),
            "versioned-code",
            Set.of("code-id-command", "code-content-command"),
            "jruby-puppet",
            Set.of(
                    "max-active-instances", "max-queued-requests", "environment-class-cache-enabled", "track-lookups", "server-conf-dir",
                    "server-code-dir", "server-var-dir", "server-run-dir", "server-log-dir"),
            "webserver",
            Set.of("ssl-host", "ssl-port", "host", "port", "ssl-cert", "ssl-key", "ssl-ca-cert", "ssl-crl-path"));

    /// The setting of Puppet that a setting of `jruby-puppet` stands for.
    private static final Map<String, String> DIRECTORIES =
            Map.of("server-code-dir", "codedir", "server-var-dir", "vardir", "server-run-dir", "rundir", "server-log-dir", "logdir");

    private final Config config;

    private ServiceSettings(Config config) {
        this.config = config;
    }

    /// @param settings name the directory of the configuration
    /// @throws IOException if a file cannot be read, or a setting has a value of a wrong type
    public static ServiceSettings read(Settings settings) throws IOException {
        ServiceSettings read = new ServiceSettings(new Configuration(settings).read());
        try {
            read.directories();
            read.host();
            read.port();
            read.plain();
            read.tls(new TlsFiles(Path.of(""), Path.of(""), Path.of(""), Path.of("")));
        } catch (ConfigException wrong) {
            throw new IOException("The files of conf.d: " + wrong.getMessage(), wrong);
        }
        return read;
    }

    Config config() {
        return config;
    }

    private Optional<String> text(String path) {
        return config.hasPath(path) ? Optional.of(config.getString(path)) : Optional.empty();
    }

    /// The directories that `jruby-puppet` sets, by the names of Puppet's settings. As in Puppet Server they count more than those of `puppet.conf`.
    public Map<String, String> directories() {
        Map<String, String> set = new HashMap<>();
        DIRECTORIES.forEach((name, setting) -> text("jruby-puppet." + name).ifPresent(path -> set.put(setting, path)));
        return set;
    }

    /// The address to listen on.
    public Optional<String> host() {
        return text("webserver.ssl-host");
    }

    /// The port to listen on.
    public Optional<String> port() {
        return config.hasPath("webserver.ssl-port") ? Optional.of(Integer.toString(config.getInt("webserver.ssl-port"))) : Optional.empty();
    }

    /// Where to listen without TLS, for a proxy that ends the TLS connections.
    public Optional<ListenerSettings.PlainAddress> plain() {
        return config.hasPath("webserver.port")
                ? Optional.of(new ListenerSettings.PlainAddress(text("webserver.host").orElse("localhost"), config.getInt("webserver.port")))
                : Optional.empty();
    }

    /// The TLS files, with those that `webserver` names in place of the usual ones.
    TlsFiles tls(TlsFiles usual) {
        return new TlsFiles(
                text("webserver.ssl-cert").map(Path::of).orElse(usual.certificate()),
                text("webserver.ssl-key").map(Path::of).orElse(usual.privateKey()),
                text("webserver.ssl-ca-cert").map(Path::of).orElse(usual.authorities()),
                text("webserver.ssl-crl-path").map(Path::of).orElse(usual.revocations()));
    }

    /// The settings that have no meaning for this server: those of JRuby, Jetty, logback and others. A section of which nothing has a meaning is one entry.
    List<String> ignored() {
        List<String> all = new ArrayList<>();
        new TreeMap<>(config.root()).forEach((section, value) -> {
            if (value instanceof ConfigObject settings) {
                if (KNOWN.containsKey(section)) {
                    new TreeMap<>(settings).forEach((name, each) -> {
                        if (!isKnown(section, name, each)) {
                            all.add(section + "." + name);
                        }
                    });
                } else if (!settings.isEmpty()) {
                    all.add(section);
                }
            }
        });
        return all;
    }

    private static boolean isKnown(String section, String name, ConfigValue value) {
        // What this server does with client certificates anyway.
        boolean usual = section.equals("webserver") && name.equals("client-auth") && value.unwrapped().equals("want");
        return usual || KNOWN.getOrDefault(section, Set.of()).contains(name);
    }
}
