package io.bindery.hiera;

import io.bindery.puppet.value.Hash;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the configuration of each layer, and warns about configurations of an old version.
final class Layers {
    private static final String FILE = "hiera.yaml";

    private Layers() {}

    static Layer global(Lookup lookup) {
        Surroundings surroundings = lookup.surroundings();
        Path file = surroundings.globalConfig();
        Path environment = surroundings.environmentDirectory();
        // The environment's own file is a layer of its own already.
        if (environment != null && file.equals(environment.resolve(FILE))) {
            return new Layer(LayerKind.GLOBAL, null, new HieraConfig(5, environment, null, "data", List.of(), null, null), lookup);
        }
        Hash loaded = lookup.hiera().config(file, surroundings);
        HieraConfig config = checked(file, loaded, LayerKind.GLOBAL, lookup);
        if (config.version() == 4) {
            throw config.fault("hiera.yaml version 4 cannot be used in the global layer", 0);
        }
        return new Layer(LayerKind.GLOBAL, null, config, lookup);
    }

    private static HieraConfig checked(Path file, @Nullable Hash loaded, LayerKind kind, Lookup lookup) {
        Hiera hiera = lookup.hiera();
        return hiera.checked(file, kind, loaded, () -> ConfigReader.read(file, loaded, kind, lookup.surroundings(), new ConfigLines(hiera.files())));
    }

    static @Nullable Layer environment(Lookup lookup) {
        Surroundings surroundings = lookup.surroundings();
        Path folder = surroundings.environmentDirectory();
        if (folder == null) {
            return null;
        }
        Path file = folder.resolve(FILE);
        Path conf = folder.resolve("environment.conf");
        Layer own = lookup.hiera().exists(file) ? configured(file, LayerKind.ENVIRONMENT, null, lookup) : null;
        String provider = surroundings.environmentDataProvider();
        if (provider == null) {
            return own;
        }
        boolean warns = surroundings.strict() != Strict.OFF;
        String defining = "Defining environment_data_provider='" + provider + "' in environment.conf is deprecated";
        if (own != null && own.config().version() >= 5) {
            if (warns) {
                surroundings.warnOnce("environment.conf#data_provider", defining, conf);
            }
            if (warns && !provider.equals("hiera")) {
                surroundings.warnOnce(
                        "environment.conf#data_provider_overridden",
                        "The environment_data_provider='" + provider + "' setting is ignored since '" + file + "' version >= 5",
                        conf);
            }
            return own;
        }
        if (warns) {
            String advice = own == null ? " A 'hiera.yaml' file should be used instead" : "";
            surroundings.warnOnce("environment.conf#data_provider", defining + "." + advice, conf);
        }
        return switch (provider) {
            case "none" -> null;
            case "hiera" -> own != null ? own : configured(file, LayerKind.ENVIRONMENT, null, lookup);
            case "function" -> byFunction("environment::data", folder, LayerKind.ENVIRONMENT, null, lookup);
            default ->
                throw LookupError.other("Environment '" + surroundings.environmentName()
                        + "', cannot find environment_data_provider '" + provider + "'");
        };
    }

    static @Nullable Layer module(String name, Lookup lookup) {
        Surroundings surroundings = lookup.surroundings();
        Surroundings.ModuleFolder module = surroundings.module(name);
        if (module == null) {
            return null;
        }
        Path file = module.path().resolve(FILE);
        Layer own = lookup.hiera().exists(file) ? configured(file, LayerKind.MODULE, name, lookup) : null;
        String provider = module.dataProvider();
        if (provider == null) {
            return own;
        }
        boolean warns = surroundings.strict() != Strict.OFF;
        String identity = "metadata.json#data_provider-" + name;
        Path metadata = module.path().resolve("metadata.json");
        String defining = "Defining \"data_provider\": \"" + provider + "\" in metadata.json is deprecated.";
        if (own != null && own.config().version() >= 5) {
            if (warns) {
                String ignored = " It is ignored since a 'hiera.yaml' with version >= 5 is present";
                surroundings.warnOnce(identity, defining + ignored, metadata);
            }
            return own;
        }
        if (warns) {
            String advice = own == null ? " A 'hiera.yaml' file should be used instead" : "";
            surroundings.warnOnce(identity, defining + advice, metadata);
        }
        return switch (provider) {
            case "none" -> null;
            case "hiera" -> own != null ? own : configured(file, LayerKind.MODULE, name, lookup);
            case "function" -> byFunction(name + "::data", module.path(), LayerKind.MODULE, name, lookup);
            default ->
                throw LookupError.other("Environment '" + surroundings.environmentName()
                        + "', cannot find module_data_provider '" + provider + "'");
        };
    }

    private static @Nullable Layer configured(Path file, LayerKind kind, @Nullable String module, Lookup lookup) {
        Surroundings surroundings = lookup.surroundings();
        Hash loaded = lookup.hiera().config(file, surroundings);
        HieraConfig config = checked(file, loaded, kind, lookup);
        if (config.version() > 3) {
            return new Layer(kind, module, config, lookup);
        }
        boolean environment = kind == LayerKind.ENVIRONMENT;
        if (surroundings.strict() == Strict.ERROR) {
            throw config.fault("hiera.yaml version 3 cannot be used in " + (environment ? "an environment" : "a module"), 0);
        }
        surroundings.warnOnce(
                file.toString(),
                "hiera.yaml version 3 found at " + (environment ? "the environment root" : "module root") + " was ignored",
                file);
        return null;
    }

    private static Layer byFunction(String function, Path root, LayerKind kind, @Nullable String module, Lookup lookup) {
        if (lookup.surroundings().strict() != Strict.OFF) {
            lookup.surroundings()
                    .warnOnce(
                            "legacy_provider_function",
                            "Using of legacy data provider function '" + function + "'. Please convert to a 'data_hash' function",
                            null);
        }
        EntryPlan plan = new EntryPlan(
                "Legacy function '" + function + "'", FunctionKind.V4_DATA_HASH, function, null, null, List.of(), null, Hash.EMPTY);
        return new Layer(kind, module, new HieraConfig(5, root, null, "data", List.of(plan), null, null), lookup);
    }
}
