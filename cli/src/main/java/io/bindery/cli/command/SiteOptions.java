package io.bindery.cli.command;

import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.puppet.node.EnvironmentRequest;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The flags that select the environment and its settings, for all commands that compile or look up.
public record SiteOptions(Flags flags) {
    public static final List<Flag> FLAGS = List.of(
            Flag.taking("manifest", "FILE|DIR", "The manifests in place of the environment's."),
            Flag.taking("environment-dir", "DIR", "The environment's directory.").or("environment_dir"),
            Flag.taking("environmentpath", "PATH", "Where environments are."),
            Flag.taking("environment", "NAME", "The environment's name (production).").withLetter('E'),
            Flag.taking("agent-environment", "NAME", "The environment the node's agent asks for.").or("agent_environment"),
            Flag.taking("modulepath", "PATH", "Where modules are."),
            Flag.taking("hiera-config", "FILE", "The global hiera.yaml.").or("hiera_config"),
            Flag.taking("confdir", "DIR", "Where puppet.conf is."),
            Flag.taking("strict", "LEVEL", "What to do about doubtful code and data: off, warning or error."),
            Flag.on("no-keys", "Let placeholders stand for encrypted data instead of decrypting it."),
            Flag.taking("set", "NAME=VALUE", "Any other setting."));

    public @Nullable String manifest() {
        return flags.value("manifest");
    }

    public @Nullable String environmentDirectory() {
        return flags.value("environment-dir");
    }

    public @Nullable String environment() {
        return flags.value("environment");
    }

    /// The directories of modules that the flags name, or null.
    public @Nullable List<Path> modulepath() {
        String path = flags.value("modulepath");
        return path == null
                ? null
                : Arrays.stream(path.split(":")).map(each -> Path.of(each).toAbsolutePath().normalize()).toList();
    }

    public @Nullable String hieraConfig() {
        return flags.value("hiera-config");
    }

    public @Nullable String confdir() {
        return flags.value("confdir");
    }

    /// The settings that the flags give.
    public Map<String, String> settings() {
        Map<String, String> given = new HashMap<>(flags.pairs("set"));
        put(given, "environmentpath", flags.value("environmentpath"));
        put(given, "strict", flags.value("strict"));
        put(given, "eyaml_placeholders", flags.has("no-keys") ? "true" : null);
        return given;
    }

    /// The environment that the flags ask for.
    ///
    /// @param optional whether there need be no such environment
    /// @param check whether the node is to get an empty catalog where it has another one
    public EnvironmentRequest environmentRequest(boolean optional, boolean check) {
        String directory = environmentDirectory();
        return new EnvironmentRequest(
                environment(),
                flags.value("agent-environment"),
                directory == null ? null : Path.of(directory),
                modulepath(),
                optional,
                check);
    }

    public static void put(Map<String, String> settings, String name, @Nullable String value) {
        if (value != null) {
            settings.put(name, value);
        }
    }
}
