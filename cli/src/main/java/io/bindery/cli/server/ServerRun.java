package io.bindery.cli.server;

import io.bindery.cli.command.Product;
import io.bindery.cli.command.ThisServer;
import io.bindery.cli.compile.CompileOptions;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.UsageError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.SettingsFile;
import io.bindery.puppet.node.HostSettings;
import io.bindery.server.BinderyServer;
import io.bindery.server.CodeSource;
import io.bindery.server.ReloadingSettings;
import io.bindery.server.ServerLog;
import io.bindery.server.ServiceSettings;
import io.bindery.server.auth.AuthError;
import io.bindery.server.ca.CaError;
import io.bindery.server.http.AccessLog;
import io.bindery.server.http.AccessLogFile;
import io.bindery.server.http.ListenerSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// One run of `bindery server`, from its flags to the signal that ends it.
final class ServerRun {
    private static final List<String> OWN = List.of("confdir", "codedir", "vardir", "ssldir");

    private final Flags flags;
    private final ServerConsole console = new ServerConsole(System.out);

    ServerRun(Flags flags) {
        this.flags = flags;
    }

    /// A flag for each setting of Puppet that has no other flag.
    static List<Flag> settingFlags() {
        List<Flag> all = new ArrayList<>();
        for (String name : Settings.defaults("localhost").values().keySet()) {
            if (!OWN.contains(name)) {
                all.add(Flag.taking(name, "VALUE", ""));
            }
        }
        return all;
    }

    int run() throws InterruptedException {
        try {
            Settings places = places();
            ServiceSettings services = ServiceSettings.read(places);
            Path file = Path.of(places.require("confdir"), "puppet.conf");
            ReloadingSettings settings = new ReloadingSettings(file, () -> settings(places, services, file), console);
            try (BinderyServer server = new BinderyServer(parts(settings, services))) {
                Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
                console.write(ServerLog.Level.INFO, "server", "bindery server is ready on " + host(services) + ":" + server.port());
                server.join();
            }
            return 0;
        } catch (LoadError | AuthError | CaError | IOException failed) {
            console.write(ServerLog.Level.ERROR, "server", String.valueOf(failed.getMessage()));
            return 1;
        }
    }

    private BinderyServer.Parts parts(ReloadingSettings settings, ServiceSettings services) {
        return new BinderyServer.Parts(
                settings,
                code(settings.get()),
                ThisServer.facts(),
                listener(settings.get(), services),
                console,
                accessLog(),
                slowSeconds());
    }

    /// The directories on `environmentpath`, or the branches and tags of the repository that `--git` names.
    private CodeSource code(Settings settings) {
        String repository = flags.value("git");
        if (repository == null) {
            return CodeSource.directories(new Compiler(Product.library(DiskTree.DISK), Generators.ALLOWED));
        }
        return GitSource.of(Path.of(CompileOptions.absolute(repository)), settings, console);
    }

    private double slowSeconds() {
        String seconds = flags.value("slow-compile", "10");
        if (!seconds.matches("\\d{1,6}(\\.\\d{1,6})?")) {
            throw new UsageError("--slow-compile takes a number of seconds; not " + seconds);
        }
        return Double.parseDouble(seconds);
    }

    private AccessLog accessLog() {
        String file = flags.value("access-log");
        return file == null ? entry -> {} : new AccessLogFile(Path.of(CompileOptions.absolute(file)));
    }

    /// The defaults, with the directories that the flags name. They are those of Puppet 7, which the server's clients know it as.
    private Settings places() {
        Settings usual = HostSettings.defaults().with(Map.of("strict", "warning", "strict_variables", "false"));
        return (isTrial(usual) ? usual.with(trial()) : usual).with(given());
    }

    /// Whether this is a trial: no configuration is named or exists, and the current directory has environments.
    private boolean isTrial(Settings usual) {
        return OWN.stream().noneMatch(flags::has)
                && !Files.exists(Path.of(usual.require("confdir"), "puppet.conf"))
                && Files.isDirectory(Path.of("environments"));
    }

    /// All state of a trial lies in one directory below the current one.
    private static Map<String, String> trial() {
        Path here = Path.of("").toAbsolutePath();
        Path state = here.resolve(".bindery-server");
        return Map.of(
                "confdir", state.resolve("conf").toString(),
                "vardir", state.resolve("var").toString(),
                "ssldir", state.resolve("ssl").toString(),
                "codedir", here.toString(),
                "environmentpath", here.resolve("environments").toString(),
                "certname", "localhost",
                "dns_alt_names", "localhost");
    }

    private Settings settings(Settings places, ServiceSettings services, Path file) {
        return SettingsFile.read(DiskTree.DISK, file, places, message -> console.write(ServerLog.Level.WARN, "settings", message))
                .with(services.directories())
                .with(given());
    }

    private Map<String, String> given() {
        Map<String, String> given = new HashMap<>();
        for (String name : OWN) {
            String value = flags.value(name);
            if (value != null) {
                given.put(name, CompileOptions.absolute(value));
            }
        }
        settingFlags().forEach(flag -> {
            String value = flags.value(flag.name());
            if (value != null) {
                given.put(flag.name(), value);
            }
        });
        return given;
    }

    private ListenerSettings listener(Settings settings, ServiceSettings services) {
        ListenerSettings listener = ListenerSettings.of(host(services), port(settings, services));
        return services.plain().map(listener::withPlain).orElse(listener);
    }

    private String host(ServiceSettings services) {
        return flags.value("host", services.host().orElse(isTrial(HostSettings.defaults()) ? "127.0.0.1" : "0.0.0.0"));
    }

    private int port(Settings settings, ServiceSettings services) {
        String port = flags.value("port", services.port().orElse(settings.require("serverport")));
        if (!port.matches("\\d{1,5}")) {
            throw new UsageError("--port takes a number; not " + port);
        }
        return Integer.parseInt(port);
    }
}
