package io.bindery.server;

import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.EnvironmentSource;
import io.bindery.puppet.value.Hash;
import io.bindery.server.files.DiskFiles;
import io.bindery.server.files.ServedFiles;
import io.bindery.server.http.ListenerSettings;
import io.bindery.server.testing.RawClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A whole server in a directory of its own, with an authority of its own. The client with a certificate is the server itself.
final class TestServer implements AutoCloseable {
    static final String NAME = "server.example.org";

    private final Path root;
    private final Map<String, String> settings = new HashMap<>();
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final List<String> access = Collections.synchronizedList(new ArrayList<>());
    private FileTree tree = DiskTree.DISK;
    private ServedFiles served = new DiskFiles();
    private double slowSeconds = 1_000;
    private ListenerSettings listener = ListenerSettings.of("127.0.0.1", 0);
    private BinderyServer server;

    TestServer(Path root) throws IOException {
        this.root = root;
        settings.putAll(Map.of(
                "confdir", root.resolve("conf").toString(),
                "codedir", root.resolve("code").toString(),
                "vardir", root.resolve("var").toString(),
                "ssldir", root.resolve("ssl").toString(),
                "environmentpath", root.resolve("code/environments").toString(),
                "basemodulepath", root.resolve("code/modules").toString(),
                "certname", NAME,
                "key_type", "ec",
                "reports", "store"));
        write("code/environments/production/manifests/site.pp", "notify { \"for ${trusted['certname']}\": }\n");
        write("conf/puppet.conf", "[main]\n");
    }

    TestServer with(String setting, String value) {
        settings.put(setting, value);
        return this;
    }

    TestServer reading(FileTree files, ServedFiles others) {
        tree = files;
        served = others;
        return this;
    }

    TestServer slowFrom(double seconds) {
        slowSeconds = seconds;
        return this;
    }

    TestServer listening(ListenerSettings settings) {
        listener = settings;
        return this;
    }

    TestServer write(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return this;
    }

    RawClient start() throws IOException {
        Settings all = Settings.defaults(NAME).with(settings);
        ServerLog lines = (level, source, message) -> log.add(level + " [" + Thread.currentThread().getName() + "] " + message);
        server = new BinderyServer(new BinderyServer.Parts(
                new ReloadingSettings(root.resolve("conf/puppet.conf"), () -> all, lines),
                code(),
                Hash.EMPTY,
                listener,
                lines,
                entry -> access.add(entry.toString()),
                slowSeconds));
        return new RawClient(server.port(), root.resolve("ssl/certs/" + NAME + ".pem"), root.resolve("ssl/private_keys/" + NAME + ".pem"));
    }

    private CodeSource code() {
        Compiler compiler = new Compiler(new Library(tree), Generators.ALLOWED);
        return new CodeSource(compiler, EnvironmentSource.directories(compiler.library()), served, null);
    }

    int plainPort() {
        return server.plainPort();
    }

    int port() {
        return server.port();
    }

    /// What was written to the server's log so far.
    List<String> log() {
        synchronized (log) {
            return List.copyOf(log);
        }
    }

    List<String> access() {
        synchronized (access) {
            return List.copyOf(access);
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
