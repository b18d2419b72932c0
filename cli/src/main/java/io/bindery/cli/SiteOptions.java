package io.bindery.cli;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The flags that say which environment is meant and under which settings, for all commands that compile or look up.
final class SiteOptions {
    @Option(names = "--manifest", paramLabel = "FILE|DIR", description = "The manifests in place of the environment's.")
    private @Nullable String manifest;

    @Option(names = {"--environment-dir", "--environment_dir"}, paramLabel = "DIR", description = "The environment's directory.")
    private @Nullable String environmentDirectory;

    @Option(names = "--environmentpath", paramLabel = "PATH", description = "Where environments are.")
    private @Nullable String environmentPath;

    @Option(names = {"-E", "--environment"}, paramLabel = "NAME", description = "The environment's name (production).")
    private @Nullable String environment;

    @Option(
            names = {"--agent-environment", "--agent_environment"},
            paramLabel = "NAME",
            description = "The environment the node's agent asks for.")
    private @Nullable String agentEnvironment;

    @Option(names = "--modulepath", paramLabel = "PATH", description = "Where modules are.")
    private @Nullable String modulepath;

    @Option(names = {"--hiera-config", "--hiera_config"}, paramLabel = "FILE", description = "The global hiera.yaml.")
    private @Nullable String hieraConfig;

    @Option(names = "--confdir", paramLabel = "DIR", description = "Where puppet.conf is.")
    private @Nullable String confdir;

    @Option(names = "--strict", paramLabel = "off|warning|error", description = "What to do about doubtful code and data.")
    private @Nullable String strict;

    @Option(names = "--no-keys", description = "Let placeholders stand for encrypted data instead of decrypting it.")
    private boolean noKeys;

    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "Any other setting.")
    private Map<String, String> others = new HashMap<>();

    @Nullable String manifest() {
        return manifest;
    }

    @Nullable String environmentDirectory() {
        return environmentDirectory;
    }

    @Nullable String environment() {
        return environment;
    }

    @Nullable String modulepath() {
        return modulepath;
    }

    @Nullable String hieraConfig() {
        return hieraConfig;
    }

    @Nullable String confdir() {
        return confdir;
    }

    /// The settings that the flags give.
    Map<String, String> settings() {
        Map<String, String> given = new HashMap<>(others);
        put(given, "environmentpath", environmentPath);
        put(given, "strict", strict);
        put(given, "eyaml_placeholders", noKeys ? "true" : null);
        return given;
    }

    /// Puts the names of environments and the module path into a batch record.
    void addTo(Map<Value, Value> fields) {
        text(fields, "environment", environment);
        text(fields, "agent_environment", agentEnvironment);
        if (modulepath != null) {
            List<Value> directories = new ArrayList<>();
            for (String directory : modulepath.split(":")) {
                directories.add(Str.of(directory));
            }
            fields.put(Str.of("modulepath"), new Arr(directories));
        }
    }

    static void put(Map<String, String> settings, String name, @Nullable String value) {
        if (value != null) {
            settings.put(name, value);
        }
    }

    static void text(Map<Value, Value> fields, String name, @Nullable String value) {
        if (value != null) {
            fields.put(Str.of(name), Str.of(value));
        }
    }
}
