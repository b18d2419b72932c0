package io.bindery.puppet.eval;

import io.bindery.hiera.Lookup;
import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.scope.Scopes;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.function.Builtins;
import io.bindery.puppet.function.stdlib.Edition;
import io.bindery.puppet.function.stdlib.Stdlib;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A world of one program: its functions and type aliases, stdlib's functions, a few resource types, and a log. It has no catalog.
final class SmallWorld implements World, Definitions {
    private static final Set<String> RESOURCE_TYPES = Set.of("file", "notify", "exec", "service");

    private final Map<String, Function> functions = new HashMap<>();
    private final Map<String, TypeAlias> aliases = new HashMap<>();
    private final Map<String, Type> types = new HashMap<>();
    private final List<String> log = new ArrayList<>();
    private final Evaluator evaluator;
    private final Scopes scopes = new Scopes();
    private final Edition stdlib;

    SmallWorld(Program program, EvaluationSettings settings) {
        this(program, settings, Edition.EIGHT);
    }

    SmallWorld(Program program, EvaluationSettings settings, Edition stdlib) {
        this.stdlib = stdlib;
        for (Expression definition : program.definitions()) {
            switch (definition) {
                case FunctionDefinition function -> functions.put(function.name().toLowerCase(Locale.ROOT), PuppetFunction.of(function));
                case TypeAlias alias -> aliases.put(alias.name(), alias);
                default -> {}
            }
        }
        evaluator = new Evaluator(this, Builtins.of(settings.version()), this, noCatalog(), settings, new SharedCache());
        scopes.top().setContainer(() -> "Class[main]");
    }

    Evaluator evaluator() {
        return evaluator;
    }

    Scope top() {
        return scopes.top();
    }

    /// Adds a function as a module would bring it.
    void define(Function function) {
        functions.put(function.name(), function);
    }

    List<String> lines() {
        return log;
    }

    @Override
    public @Nullable Function function(String name) {
        Function own = functions.get(name);
        return own == null ? Stdlib.find(name, stdlib, SmallWorld::noRuby) : own;
    }

    @Override
    public @Nullable Type type(String name) {
        Type known = types.get(name);
        if (known != null) {
            return known;
        }
        TypeAlias alias = aliases.get(name);
        if (alias != null) {
            return new TypeDefinitions(evaluator).define(alias, type -> types.put(name, type));
        }
        return RESOURCE_TYPES.contains(name.toLowerCase(Locale.ROOT)) ? new ResourceType(name, null) : null;
    }

    @Override
    public @Nullable String fileText(String path) {
        return null;
    }

    @Override
    public byte @Nullable [] fileBytes(String path) {
        return null;
    }

    @Override
    public boolean fileExists(String path) {
        return false;
    }

    @Override
    public List<String> fileNames(String path) {
        return List.of();
    }

    @Override
    public boolean isDirectory(String path) {
        return false;
    }

    @Override
    public boolean hasLegacyFunction(String name) {
        return false;
    }

    @Override
    public List<String> moduleNames() {
        return List.of();
    }

    @Override
    public Lookup lookup() {
        throw new EvaluationError("There is no data here");
    }

    @Override
    public List<ResourceQueryService.Remote> remoteResources(String type) {
        return List.of();
    }

    @Override
    public Injector injector() {
        return Injector.NONE;
    }

    @Override
    public @Nullable String moduleDirectory(String module) {
        return null;
    }

    @Override
    public boolean mayRunCommands() {
        return false;
    }

    @Override
    public @Nullable String commandOutput(List<String> command) {
        return null;
    }

    @Override
    public String erb(@Nullable String path, String text, io.bindery.puppet.eval.Call call) {
        throw new EvaluationError("no Ruby here");
    }

    @Override
    public void log(LogLevel level, @Nullable String source, String message) {
        log.add(level.word() + ": " + (source == null ? "" : source + ": ") + message);
    }

    private static Function noRuby() {
        throw new EvaluationError("no Ruby here");
    }

    /// A catalog with nothing in it, to which nothing can be added.
    private static CatalogBuilder noCatalog() {
        return (CatalogBuilder) Proxy.newProxyInstance(
                SmallWorld.class.getClassLoader(), new Class<?>[] {CatalogBuilder.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("find")) {
                        return null;
                    }
                    throw new EvaluationError("there is no catalog here");
                });
    }
}
