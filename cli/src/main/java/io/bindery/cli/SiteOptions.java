package io.bindery.cli;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The flags that say which environment is meant and under which settings, for all commands that compile or look up.
final class SiteOptions {
    static final List<Flag> FLAGS = List.of(
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

    private final Flags flags;

    SiteOptions(Flags flags) {
        this.flags = flags;
    }

    @Nullable String manifest() {
        return flags.value("manifest");
    }

    @Nullable String environmentDirectory() {
        return flags.value("environment-dir");
    }

    @Nullable String environment() {
        return flags.value("environment");
    }

    @Nullable String modulepath() {
        return flags.value("modulepath");
    }

    @Nullable String hieraConfig() {
        return flags.value("hiera-config");
    }

    @Nullable String confdir() {
        return flags.value("confdir");
    }

    /// The settings that the flags give.
    Map<String, String> settings() {
        Map<String, String> given = new HashMap<>(flags.pairs("set"));
        put(given, "environmentpath", flags.value("environmentpath"));
        put(given, "strict", flags.value("strict"));
        put(given, "eyaml_placeholders", flags.has("no-keys") ? "true" : null);
        return given;
    }

    /// Puts the names of environments and the module path into a batch record.
    void addTo(Map<Value, Value> fields) {
        text(fields, "environment", environment());
        text(fields, "agent_environment", flags.value("agent-environment"));
        String modulepath = modulepath();
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
