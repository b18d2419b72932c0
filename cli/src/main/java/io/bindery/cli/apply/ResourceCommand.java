package io.bindery.cli.apply;

import io.bindery.cli.apply.PuppetArguments.Option;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.JsonOutput;
import io.bindery.data.YamlOutput;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.Report;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.transaction.RunCatalog;
import io.bindery.puppet.transaction.RunWatch;
import io.bindery.puppet.transaction.LateValues;
import io.bindery.puppet.transaction.ResourceView;
import io.bindery.puppet.transaction.StateFile;
import io.bindery.puppet.transaction.SystemValues;
import io.bindery.puppet.transaction.Transaction;
import io.bindery.puppet.transaction.Workbench;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;

/// `bindery resource`: shows resources of this machine, or changes one.
public final class ResourceCommand {
    private static final List<Option> OPTIONS = List.of(
            new Option("to_yaml", 'y', false, "Show YAML, as Hiera reads it."),
            new Option("json", '\0', false, "Show JSON: titles with their attributes, by type."),
            new Option("param", 'p', true, "Show this parameter too. Can be repeated."),
            new Option("verbose", 'v', false, "Log lines of level info too."),
            new Option("debug", 'd', false, "Log lines of every level."),
            new Option("test", 't', false, "Accepted for the sake of scripts."),
            new Option("detailed-exitcodes", '\0', false, "Accepted for the sake of scripts."),
            new Option("help", 'h', false, "Show this help."),
            new Option("version", 'V', false, "Show the version."));

    /// What `--help` shows.
    public static Synopsis synopsis() {
        return PuppetArguments.synopsis(
                "bindery resource [FLAGS] TYPE [NAME] [ATTRIBUTE=VALUE...]",
                """
                Shows a resource of this machine, or all of a type, as code.
                With attributes the resource is changed first.""",
                OPTIONS);
    }

    /// Runs the command; the exit code.
    public int run(String[] arguments) throws IOException {
        try {
            PuppetArguments parsed = PuppetArguments.parse(arguments, OPTIONS, ApplySettings.defaults());
            ApplySettings settings = ApplySettings.read(parsed.settings(), problem -> System.err.println("Error: " + problem));
            LogLevel level = parsed.has("debug") ? LogLevel.DEBUG : parsed.has("verbose") ? LogLevel.INFO : LogLevel.NOTICE;
            Log log = settings.log(level, List.of(), ApplySettings.CONSOLE);
            return new Session(parsed, settings, log).run();
        } catch (PuppetArguments.WrongArguments wrong) {
            System.err.println("Error: Could not parse application options: " + wrong.getMessage());
            return 1;
        }
    }

    /// One run of the command.
    private static final class Session {
        private final PuppetArguments parsed;
        private final ApplySettings settings;
        private final Log log;
        private final Workbench bench;

        Session(PuppetArguments parsed, ApplySettings settings, Log log) {
            this.parsed = parsed;
            this.settings = settings;
            this.log = log;
            this.bench = new Applying(settings, log).bench(settings.text("environment"), List.of());
        }

        int run() {
            try {
                List<String> rest = parsed.rest();
                if (rest.isEmpty()) {
                    throw new ResourceError("You must specify the type to display");
                }
                String name = rest.getFirst().toLowerCase(Locale.ROOT);
                ResourceType type = bench.types().find(name);
                if (type == null) {
                    throw new ResourceError("Could not find type " + rest.getFirst());
                }
                List<ResourceView> views = new ArrayList<>();
                if (rest.size() == 1) {
                    views.addAll(all(type));
                } else {
                    Resource resource = resource(type, rest.get(1), rest.subList(2, rest.size()));
                    if (rest.size() > 2) {
                        change(resource);
                        views.add(ResourceView.changed(type, resource, bench, log));
                    } else {
                        refuseUnlisted(type);
                        views.add(ResourceView.of(type, resource, bench, log));
                    }
                }
                show(type, views);
                return 0;
            } catch (ResourceError error) {
                log.write(LogLevel.ERR, "Could not run: " + error.message());
                return 1;
            }
        }

        private static void refuseUnlisted(ResourceType type) {
            if (!type.isListable()) {
                throw new ResourceError(type.name() + " has no providers and has not overridden 'instances'");
            }
        }

        private List<ResourceView> all(ResourceType type) {
            refuseUnlisted(type);
            if (type.name().equals("file")) {
                throw new ResourceError(
                        "Listing all file instances is not supported.  Please specify a file or directory, e.g. bindery resource file /etc");
            }
            if (type.name().equals("service")) {
                throw new ResourceError("Listing all service instances is not supported.  Please name a service, e.g. bindery resource service ssh");
            }
            List<Resource> found = ResourceView.instances(type, bench, log);
            return found.stream()
                    .sorted(Comparator.comparing(each -> each.reference().title()))
                    .map(each -> ResourceView.of(type, each, bench, log))
                    .toList();
        }

        private static Resource resource(ResourceType type, String title, List<String> settings) {
            List<Parameter> parameters = new ArrayList<>();
            for (String setting : settings) {
                int equals = setting.indexOf('=');
                if (equals <= 0 || equals == setting.length() - 1) {
                    throw new ResourceError("Invalid parameter setting " + setting);
                }
                String name = setting.substring(0, equals);
                if (!type.properties().contains(name) && !type.parameters().contains(name)) {
                    throw new ResourceError("no parameter named '" + name + "'");
                }
                parameters.add(new Parameter(name, Str.of(setting.substring(equals + 1)), Origin.Given.STORED));
            }
            return new Resource(
                    Reference.of(type.name(), title), Kind.NATIVE, parameters, List.of(type.name()), List.of(), false, false, null, 0);
        }

        private void change(Resource resource) {
            Catalog catalog = Catalog.empty(settings.text("certname"), settings.text("environment")).withResources(List.of(resource));
            RunCatalog ready = RunCatalog.of(catalog, bench, settings.run(), LateValues.NONE, log);
            Report report = new Report(settings.text("certname"), settings.text("environment"), ApplySettings.PUPPET_VERSION, false);
            StateFile state = StateFile.load(Path.of(settings.text("statefile")), log);
            new Transaction(ready, settings.run(), report, log, state, SystemValues.NONE, RunWatch.NOBODY).evaluate();
        }

        private void show(ResourceType type, List<ResourceView> views) {
            List<String> more = parsed.values("param");
            StringBuilder text = new StringBuilder();
            SequencedMap<String, Object> resources = new LinkedHashMap<>();
            if (parsed.has("to_yaml") || parsed.has("json")) {
                views.forEach(view -> resources.put(view.title(), view.data(more)));
            }
            if (parsed.has("json")) {
                JsonOutput json = new JsonOutput();
                write(json, Map.of(type.name(), resources));
                text.append(json.newline());
            } else if (parsed.has("to_yaml")) {
                text.append(YamlOutput.document(Map.of(type.name(), resources)));
            } else {
                views.forEach(view -> text.append(view.code(more)));
            }
            System.out.print(text.isEmpty() ? "\n" : text.toString());
            System.out.flush();
        }

        private static void write(JsonOutput json, Object data) {
            switch (data) {
                case Map<?, ?> map -> {
                    json.beginObject();
                    map.forEach((key, value) -> write(json.key(String.valueOf(key)), value));
                    json.endObject();
                }
                case List<?> list -> {
                    json.beginArray();
                    list.forEach(each -> write(json, each));
                    json.endArray();
                }
                case Boolean value -> json.bool(value);
                case Number value -> json.literal(value.toString());
                default -> json.string(String.valueOf(data));
            }
        }
    }
}
