package io.bindery.server;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import io.bindery.files.FileReading;
import io.bindery.puppet.load.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// The files that Puppet Server keeps beside `puppet.conf`: the HOCON files of its `conf.d`, and `auth.conf`.
public final class Configuration {
    private final Path confdir;

    public Configuration(Settings settings) {
        confdir = Path.of(settings.require("confdir"));
    }

    /// All files of `conf.d` together; the last file wins where two set the same.
    ///
    /// @throws IOException if one of them cannot be read
    public Config read() throws IOException {
        Config all = ConfigFactory.empty();
        for (Path file : files()) {
            try {
                all = ConfigFactory.parseString(FileReading.text(file)).withFallback(all);
            } catch (ConfigException broken) {
                throw new IOException("Could not read " + file + ": " + broken.getMessage(), broken);
            }
        }
        try {
            return all.resolve();
        } catch (ConfigException broken) {
            throw new IOException("Could not read the files of " + confdir.resolve("conf.d") + ": " + broken.getMessage(), broken);
        }
    }

    private List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : List.of(
                confdir.resolveSibling("puppetserver").resolve("conf.d"), confdir.resolve("puppetserver/conf.d"), confdir.resolve("conf.d"))) {
            if (Files.isDirectory(folder)) {
                try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.conf")) {
                    List<Path> sorted = new ArrayList<>();
                    found.forEach(sorted::add);
                    sorted.removeIf(each -> each.endsWith("auth.conf"));
                    sorted.sort(null);
                    files.addAll(sorted);
                }
            }
        }
        return files;
    }

    /// The file with the rules, or nothing if the built-in rules count.
    Optional<Path> rules() {
        return List.of(
                        confdir.resolve("auth.conf"),
                        confdir.resolve("conf.d/auth.conf"),
                        confdir.resolve("puppetserver/conf.d/auth.conf"),
                        confdir.resolveSibling("puppetserver").resolve("conf.d/auth.conf"))
                .stream()
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /// The rules of a server without `auth.conf`.
    static String builtInRules() throws IOException {
        try (InputStream in = Objects.requireNonNull(Configuration.class.getResourceAsStream("auth.conf"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
