package io.bindery.server.environment;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Json;
import io.bindery.server.http.Request;
import io.bindery.server.v3.Code;
import io.bindery.server.v3.EnvironmentName;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Answers `environments`, `environment_classes`, `environment_modules` and `environment_transports`.
public final class EnvironmentService {
    private static final String JSON = "application/json;charset=utf-8";

    private final Code code;
    private final Library library;
    private final List<String> searchPaths;
    private final TaggedAnswers classes;
    private final TaggedAnswers transports;
    private final Consumer<String> warnings;

    /// @param searchPaths the directories that environments are found in
    /// @param tagged whether answers about classes and transports have an entity tag and stay valid until flushed, `environment-class-cache-enabled`
    /// @param warnings receives lines about files that cannot be read
    public EnvironmentService(Code code, Library library, List<String> searchPaths, boolean tagged, Consumer<String> warnings) {
        this.searchPaths = searchPaths;
        this.code = code;
        this.library = library;
        this.classes = new TaggedAnswers(tagged);
        this.transports = new TaggedAnswers(tagged);
        this.warnings = warnings;
    }

    /// All environments with their settings.
    public Answer list(Request request, Caller caller, String key) {
        Map<String, @Nullable Object> all = new LinkedHashMap<>();
        for (String name : code.names()) {
            Environment environment = code.environment(name);
            if (environment != null) {
                all.put(name, Json.object("settings", settings(environment)));
            }
        }
        return Answer.of(200, JSON, Json.bytes(Json.object("search_paths", places(), "environments", all)));
    }

    // As Puppet does: the environments that it makes itself are a place of their own.
    private List<Object> places() {
        List<Object> places = new ArrayList<>();
        searchPaths.forEach(each -> places.add("file://" + each));
        places.add("data:text/plain,internal");
        return places;
    }

    private static Map<String, @Nullable Object> settings(Environment environment) {
        Path manifest = environment.manifest();
        String version = environment.configVersion();
        Duration timeout = environment.timeout();
        return Json.object(
                "modulepath", environment.modulepath().stream().map(Path::toString).toList(),
                "manifest", manifest == null ? "" : manifest.toString(),
                "environment_timeout", timeout.getSeconds() == Long.MAX_VALUE ? "unlimited" : timeout.getSeconds(),
                "config_version", version == null ? "" : version);
    }

    /// The classes of an environment, file by file, with an entity tag where that is switched on.
    public Answer classes(Request request, Caller caller, String key) {
        return named(request, environment -> classes.answer(
                request, environment.name(), () -> Json.object("name", environment.name(), "files", ClassFiles.of(snapshot(environment)))));
    }

    /// The modules of one environment, or of all.
    public Answer modules(Request request, Caller caller, String key) {
        if (request.query().has("environment")) {
            return named(request, environment -> Answer.of(200, JSON, Json.bytes(modules(environment))));
        }
        List<Object> all = new ArrayList<>();
        for (String name : code.names()) {
            Environment environment = code.environment(name);
            if (environment != null) {
                all.add(modules(environment));
            }
        }
        return Answer.of(200, JSON, Json.bytes(all));
    }

    private Map<String, @Nullable Object> modules(Environment environment) {
        Snapshot snapshot = snapshot(environment);
        List<Object> modules = new ArrayList<>();
        snapshot.modules().stream().sorted(Comparator.comparing(Module::name)).forEach(module -> {
            Hash metadata = metadata(snapshot, module);
            modules.add(Json.object(
                    "name", metadata.get("name") instanceof Str(String full) ? full.replace('-', '/') : module.name(),
                    "version", metadata.get("version") instanceof Str(String version) ? version : null));
        });
        return Json.object("modules", modules, "name", environment.name());
    }

    private static Hash metadata(Snapshot snapshot, Module module) {
        Path file = module.path().resolve("metadata.json");
        String text = snapshot.text(file);
        try {
            return text != null
                            && !text.isBlank()
                            && JsonReader.read(new SourceFile(file.toString(), text), ValueBuilder.VALUES) instanceof Hash metadata
                    ? metadata
                    : Hash.EMPTY;
        } catch (DataError broken) {
            return Hash.EMPTY;
        }
    }

    /// The transports that the modules of an environment bring, with an entity tag where that is switched on.
    public Answer transports(Request request, Caller caller, String key) {
        return named(request, environment -> transports.answer(
                request,
                environment.name(),
                () -> Json.object("name", environment.name(), "transports", TransportSchemas.of(snapshot(environment), warnings))));
    }

    /// Drops the cached classes of one environment, or of all environments if the name is null.
    public void flush(@Nullable String name) {
        classes.flush(name);
        transports.flush(name);
    }

    private Snapshot snapshot(Environment environment) {
        return library.snapshot(environment, Strictness.WARNING);
    }

    @FunctionalInterface
    private interface Reply {
        Answer of(Environment environment);
    }

    // These answers come from Puppet Server itself, not from Puppet, and so have error bodies of their own.
    private Answer named(Request request, Reply reply) {
        List<String> asked = request.query().all("environment");
        if (asked.isEmpty()) {
            return Answer.of(400, "text/plain;charset=utf-8", "An environment parameter must be specified");
        }
        String name = asked.getLast();
        if (!EnvironmentName.isValid(name)) {
            return Answer.of(400, "text/plain;charset=utf-8", "The environment must be purely alphanumeric, not '" + name + "'");
        }
        Environment environment = code.environment(name);
        return environment == null ? Answer.of(404, null, "Could not find environment '" + name + "'") : reply.of(environment);
    }
}
