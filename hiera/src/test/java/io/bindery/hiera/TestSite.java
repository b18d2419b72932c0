package io.bindery.hiera;

import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A folder as an environment for tests. It remembers the log messages it receives.
final class TestSite implements Surroundings, DataFunctions {
    static final String FACTS = """
            {"os": {"name": "Debian", "family": "Debian", "release": {"major": "12"}},
             "networking": {"fqdn": "web01.example.com"},
             "roles": ["app", "db"],
             "self_value": "value %{self_value}"}
            """;

    private final Path folder;
    private final Map<String, String> settings;
    private final List<String> logs = new ArrayList<>();
    private final Set<String> said = new HashSet<>();
    private final Map<String, DataFunction> functions = new HashMap<>();

    TestSite(Path folder, Map<String, String> settings) {
        this.folder = folder;
        this.settings = settings;
    }

    TestSite with(String name, DataFunction function) {
        functions.put(name, function);
        return this;
    }

    List<String> logs() {
        return logs;
    }

    @Override
    public String environmentName() {
        return "production";
    }

    @Override
    public Path environmentDirectory() {
        return folder;
    }

    @Override
    public @Nullable ModuleFolder module(String name) {
        Path module = folder.resolve("modules").resolve(name);
        return Files.isDirectory(module) ? new ModuleFolder(module, null) : null;
    }

    @Override
    public Path globalConfig() {
        return folder.resolve("global/hiera.yaml");
    }

    @Override
    public Path codeDirectory() {
        return folder.resolve("code");
    }

    @Override
    public Strict strict() {
        return Strict.valueOf(settings.getOrDefault("strict", "warning").toUpperCase(Locale.ROOT));
    }

    @Override
    public Secrets secrets() {
        return settings.containsKey("placeholders") ? Secrets.PLACEHOLDERS : Secrets.DECRYPTED;
    }

    @Override
    public void warning(String message) {
        logs.add("warning: " + message);
    }

    @Override
    public void warnOnce(String identity, String message, @Nullable Path file) {
        if (said.add(identity)) {
            warning(message + (file == null ? "\n   (file & line not available)" : "\n   (file: " + file + ")"));
        }
    }

    @Override
    public @Nullable DataFunction find(String name) {
        return functions.get(name);
    }

    /// Enough of `new` for the corpus.
    @Override
    public Value type(String text) {
        return Assertions.parse(text);
    }

    @Override
    public Value convert(List<Value> arguments) {
        String text = ((Str) arguments.get(1)).value();
        if (arguments.getFirst().toString().equals("Sensitive")) {
            return new Sensitive(arguments.get(1));
        }
        try {
            return Int.of(Long.parseLong(text));
        } catch (NumberFormatException notANumber) {
            throw new LookupError("'new' The string '" + text + "' cannot be converted to Integer");
        }
    }

    ScopeView scope(String facts, Map<String, Value> more) {
        Hash known = (Hash) JsonReader.read(new SourceFile("facts", facts), ValueBuilder.VALUES);
        Map<String, Value> variables = new HashMap<>(more);
        known.entries().forEach((name, value) -> variables.put(((Str) name).value(), value));
        variables.put("facts", known);
        variables.put("trusted", Hash.of(new Str("certname"), new Str("web01.example.com")));
        variables.put("environment", new Str("production"));
        return new ScopeView() {
            @Override
            public @Nullable Value variable(String name) {
                Value value = variables.get(name.startsWith("::") ? name.substring(2) : name);
                if (value == null) {
                    undefined(name);
                }
                return value;
            }

            @Override
            public @Nullable Value variableOfPath(String name) {
                return variable(name);
            }

            @Override
            public boolean exists(String name) {
                return variables.containsKey(name.startsWith("::") ? name.substring(2) : name);
            }
        };
    }

    private void undefined(String name) {
        if (name.equals("module_name")) {
            return;
        }
        String message = "Undefined variable '" + name + "'; ";
        if (strict() == Strict.ERROR) {
            throw LookupError.other(message);
        }
        if (strict() == Strict.WARNING) {
            warnOnce("Variable: " + name, message, null);
        }
    }
}
