package io.bindery.server.environment;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.files.FileReading;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.server.catalog.CodeVersions;
import io.bindery.server.files.ChecksumKind;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Json;
import io.bindery.server.http.Request;
import io.bindery.server.v3.Code;
import io.bindery.server.v3.EnvironmentName;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Answers `tasks` and `plans`: what an orchestrator can run.
public record TaskService(Code code, CodeVersions versions) {
    private static final String JSON = "application/json;charset=utf-8";
    private static final String TEXT = "text/plain;charset=utf-8";

    public Answer tasks(Request request, Caller caller, String key) {
        return named(request, environment -> {
            List<Object> tasks = new ArrayList<>();
            for (Module module : code.modules(environment)) {
                for (Task task : tasks(module).values()) {
                    if (task.missing().isEmpty() && !task.files.isEmpty()) {
                        tasks.add(shown(task, environment));
                    }
                }
            }
            return Answer.of(200, JSON, Json.bytes(tasks));
        });
    }

    private static Map<String, @Nullable Object> shown(Task task, Environment environment) {
        Map<String, @Nullable Object> shown = Json.object(
                "name", task.name, "private", task.metadata.get("private") == Bool.TRUE, "environment", environment(environment));
        if (task.metadata.get("description") instanceof Str(String description)) {
            shown.put("description", description);
        }
        return shown;
    }

    private static List<Object> environment(Environment environment) {
        return List.of(Json.object("name", environment.name(), "code_id", null));
    }

    /// One task: its metadata and its files.
    public Answer task(Request request, Caller caller, String key) {
        return named(request, environment -> {
            String[] names = key.split("/", -1);
            Module module = names.length == 2 ? code.module(environment, names[0]) : null;
            if (module == null) {
                return Answer.of(404, null, "Could not find module '" + names[0] + "'");
            }
            Task task = tasks(module).get(names[1]);
            if (task == null) {
                return Answer.of(404, null, "Could not find task '" + names[1] + "'");
            }
            return task.missing().isEmpty() ? details(task, module, environment) : broken(task);
        });
    }

    private static Answer broken(Task task) {
        String first = task.missing().getFirst();
        return Answer.of(500, JSON, Json.bytes(Json.object(
                "kind", "puppet.tasks/missing-implementation",
                "msg", "Task metadata for task " + task.name + " specifies missing implementation " + first,
                "details", Json.object("missing", task.missing()))));
    }

    private Answer details(Task task, Module module, Environment environment) {
        List<Object> files = new ArrayList<>();
        for (Path file : task.files) {
            files.add(file(file, module, environment));
        }
        Map<String, @Nullable Object> details = Json.object("metadata", ValueJson.of(task.metadata), "name", task.name, "files", files);
        return Answer.of(200, JSON, Json.bytes(details));
    }

    private Map<String, @Nullable Object> file(Path file, Module module, Environment environment) {
        String name = String.valueOf(file.getFileName());
        String version = versions.isConfigured() ? versions.current(environment.name()) : null;
        Path own = environment.directory();
        Map<String, @Nullable Object> uri = version != null && !version.isEmpty() && own != null && file.startsWith(own)
                ? Json.object(
                        "path", "/puppet/v3/static_file_content/" + own.relativize(file),
                        "params", Json.object("environment", environment.name(), "code_id", version))
                : Json.object(
                        "path", "/puppet/v3/file_content/tasks/" + module.name() + "/" + name,
                        "params", Json.object("environment", environment.name()));
        try {
            byte[] content = FileReading.bytes(file);
            return Json.object("filename", name, "sha256", ChecksumKind.SHA256.hex(content), "size_bytes", content.length, "uri", uri);
        } catch (IOException unreadable) {
            return Json.object("filename", name, "uri", uri);
        }
    }

    public Answer plans(Request request, Caller caller, String key) {
        return named(request, environment -> {
            List<Object> plans = new ArrayList<>();
            for (Module module : code.modules(environment)) {
                for (String plan : plans(module)) {
                    plans.add(Json.object("name", qualified(module, plan), "environment", environment(environment)));
                }
            }
            return Answer.of(200, JSON, Json.bytes(plans));
        });
    }

    public Answer plan(Request request, Caller caller, String key) {
        return named(request, environment -> {
            String[] names = key.split("/", -1);
            Module module = names.length == 2 ? code.module(environment, names[0]) : null;
            if (module == null) {
                return Answer.of(404, null, "Could not find module '" + names[0] + "'");
            }
            return plans(module).contains(names[1])
                    ? Answer.of(200, JSON, Json.bytes(Json.object("metadata", Map.of(), "name", qualified(module, names[1]))))
                    : Answer.of(404, null, "Could not find plan '" + names[1] + "'");
        });
    }

    @FunctionalInterface
    private interface Reply {
        Answer of(Environment environment);
    }

    private Answer named(Request request, Reply reply) {
        List<String> asked = request.query().all("environment");
        if (asked.isEmpty()) {
            return Answer.of(400, TEXT, "An environment parameter must be specified");
        }
        String name = asked.getLast();
        if (!EnvironmentName.isValid(name)) {
            return Answer.of(400, TEXT, "The environment must be purely alphanumeric, not '" + name + "'");
        }
        Environment environment = code.environment(name);
        return environment == null ? Answer.of(404, null, "Could not find environment '" + name + "'") : reply.of(environment);
    }

    /// @param files the programs of the task
    private record Task(String name, Hash metadata, List<Path> files, List<String> missing) {}

    private static String qualified(Module module, String name) {
        return name.equals("init") ? module.name() : module.name() + "::" + name;
    }

    private static List<String> plans(Module module) {
        List<String> names = new ArrayList<>();
        for (Path file : listed(module.path().resolve("plans"))) {
            String name = String.valueOf(file.getFileName());
            if (name.endsWith(".pp") || name.endsWith(".yaml")) {
                names.add(name.substring(0, name.lastIndexOf('.')));
            }
        }
        return names;
    }

    private static Map<String, Task> tasks(Module module) {
        Map<String, List<Path>> byName = new TreeMap<>();
        for (Path file : listed(module.path().resolve("tasks"))) {
            String name = String.valueOf(file.getFileName());
            int dot = name.indexOf('.');
            String task = dot < 0 ? name : name.substring(0, dot);
            if (task.matches("[a-z][a-z0-9_]*") && !name.endsWith(".md") && !name.endsWith(".conf")) {
                byName.computeIfAbsent(task, unused -> new ArrayList<>()).add(file);
            }
        }
        Map<String, Task> tasks = new LinkedHashMap<>();
        byName.forEach((name, files) -> tasks.put(name, task(module, name, files)));
        return tasks;
    }

    private static Task task(Module module, String name, List<Path> all) {
        Hash metadata = metadata(module.path().resolve("tasks").resolve(name + ".json"));
        List<Path> files = new ArrayList<>(all.stream().filter(each -> !each.toString().endsWith(".json")).toList());
        List<String> missing = new ArrayList<>();
        if (metadata.get("implementations") instanceof Arr implementations) {
            files.clear();
            for (Value each : implementations.elements()) {
                if (each instanceof Hash hash && hash.get("name") instanceof Str(String file)) {
                    Path found = module.path().resolve("tasks").resolve(file.replace("/", ""));
                    if (Files.isRegularFile(found)) {
                        files.add(found);
                    } else {
                        missing.add(file);
                    }
                }
            }
        }
        return new Task(qualified(module, name), metadata, files, missing);
    }

    private static Hash metadata(Path file) {
        try {
            return Files.isRegularFile(file)
                            && JsonReader.read(new SourceFile(file.toString(), FileReading.text(file)), ValueBuilder.VALUES) instanceof Hash hash
                    ? hash
                    : Hash.EMPTY;
        } catch (IOException | DataError broken) {
            return Hash.EMPTY;
        }
    }

    private static List<Path> listed(Path folder) {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder)) {
                found.forEach(files::add);
            } catch (IOException unreadable) {
                return List.of();
            }
        }
        files.removeIf(each -> !Files.isRegularFile(each));
        files.sort(null);
        return files;
    }
}
