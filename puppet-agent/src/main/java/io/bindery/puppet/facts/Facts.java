package io.bindery.puppet.facts;

import com.typesafe.config.ConfigException;
import io.bindery.inventory.HostView;
import io.bindery.inventory.LocalView;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;

/// Collects the facts of a host: core facts from the inventory, external facts from files, custom facts from Ruby.
public final class Facts {
    private static final Path CONFIGURATION = Path.of("/etc/facter/facter.conf");
    private static final Path CACHE = Path.of("/var/cache/facter/facts");

    private static final List<Path> OF_ROOT = List.of(
            Path.of("/opt/puppetlabs/facter/facts.d"), Path.of("/etc/facter/facts.d"), Path.of("/etc/puppetlabs/facter/facts.d"));

    /// The weight of an external fact among the resolutions of custom facts.
    private static final int EXTERNAL_WEIGHT = 10_000;

    private final FactRequest request;
    private final HostView host;
    private final Messages messages;
    private final FactConfiguration configuration;
    private final FactSelection selection;
    private final FactCache cache;
    private final CoreCollection core;

    private Facts(
            FactRequest request, HostView host, Messages messages, FactConfiguration configuration, FactSelection selection, FactCache cache,
            CoreCollection core) {
        this.request = request;
        this.host = host;
        this.messages = messages;
        this.configuration = configuration;
        this.selection = selection;
        this.cache = cache;
        this.core = core;
    }

    public static CollectedFacts collect(FactRequest request) {
        return collect(request, new LocalView(request.host(), request.environment()), CACHE);
    }

    static CollectedFacts collect(FactRequest request, HostView host, Path cacheDirectory) {
        Facts facts = of(request, host, cacheDirectory);
        // Facts in Ruby may ask for any other fact.
        facts.core.start(facts.rubyFiles().isEmpty() ? facts.selection : facts.everything());
        return facts.collected();
    }

    /// Starts to look at the host, on other threads, and returns at once.
    ///
    /// @param request of all facts: only then every core fact is needed, whichever facts the modules bring
    public static Facts start(FactRequest request) {
        Facts facts = of(request, new LocalView(request.host(), request.environment()), CACHE);
        facts.core.start(facts.everything());
        return facts;
    }

    /// What was started, with the facts that modules bring.
    public CollectedFacts with(List<Path> modules, CustomFacts custom) {
        return new Facts(request.with(modules, custom), host, messages, configuration, selection, cache, core).collected();
    }

    private static Facts of(FactRequest request, HostView host, Path cacheDirectory) {
        Messages messages = new Messages();
        FactConfiguration configuration = configuration(request, host, messages);
        Set<String> blocked = request.blocking() ? configuration.blocked() : Set.of();
        FactSelection selection = new FactSelection(
                request.queries(), request.legacy() || configuration.legacy(), blocked, request.blocking() && configuration.blocksLegacy());
        FactCache cache = new FactCache(request.host(), cacheDirectory, request.caching() ? configuration : FactConfiguration.NONE, messages);
        return new Facts(request, host, messages, configuration, selection, cache, new CoreCollection(new Survey(host), cache, messages));
    }

    private FactSelection everything() {
        return new FactSelection(List.of(), true, selection.blocked(), selection.blocksLegacy());
    }

    private CollectedFacts collected() {
        List<Path> ruby = rubyFiles();
        Map<String, Value> given = external();
        Map<String, Value> variables = EnvironmentFacts.of(request.environment());
        SequencedMap<Value, Value> facts = new LinkedHashMap<>();
        List<FactSink.CoreFact> found = core.facts();
        found.forEach(fact -> bury(facts, fact.path(), fact.value()));
        given.forEach((name, value) -> put(facts, name, value));
        variables.forEach((name, value) -> facts.put(Str.of(name), value));
        if (!ruby.isEmpty()) {
            addCustom(ruby, facts, given, variables);
            if (!selection.legacy()) {
                found.stream().filter(FactSink.CoreFact::legacy).filter(fact -> !selection.wantsLegacy(fact.name()))
                        .forEach(fact -> facts.remove(Str.of(fact.name()), fact.value()));
            }
        }
        cache.write();
        return new CollectedFacts(Hash.owning(facts), messages.all(), core.timings());
    }

    private static FactConfiguration configuration(FactRequest request, HostView host, Messages messages) {
        Path file = request.configuration() == null ? CONFIGURATION : request.configuration();
        String text = host.text(file.toString());
        if (text == null) {
            return FactConfiguration.NONE;
        }
        try {
            return FactConfiguration.parse(text, file, messages);
        } catch (ConfigException broken) {
            messages.add(FactMessage.warning(
                    "Facter::ConfigReader", "Facter failed to read config file " + file + " with the following error: " + broken.getMessage()));
            return FactConfiguration.NONE;
        }
    }

    private Map<String, Value> external() {
        if (!request.external() || !configuration.external()) {
            return Map.of();
        }
        List<Path> directories = new ArrayList<>(externalDirectories());
        request.modules().forEach(module -> directories.add(module.resolve("facts.d")));
        Set<String> blocked = request.blocking() ? configuration.blocked() : Set.of();
        ExternalFacts external = new ExternalFacts(request.host(), host, cache, messages);
        List<Path> files = external.files(directories).stream().filter(file -> !blocked.contains(String.valueOf(file.getFileName()))).toList();
        Map<String, Value> facts = external.collect(files);
        facts.keySet().removeIf(blocked::contains);
        return facts;
    }

    private List<Path> externalDirectories() {
        if (!request.externalDirectories().isEmpty()) {
            return request.externalDirectories();
        }
        if (!configuration.externalDirectories().isEmpty()) {
            return configuration.externalDirectories().stream().map(Path::of).toList();
        }
        String home = request.environment().get("HOME");
        if (host.effectiveUser() == 0) {
            return OF_ROOT;
        }
        return home == null ? List.of() : List.of(Path.of(home, ".puppetlabs/opt/facter/facts.d"), Path.of(home, ".facter/facts.d"));
    }

    /// The files with facts in Ruby: of `FACTERLIB`, of the directories named, and of modules.
    private List<Path> rubyFiles() {
        if (request.custom() == null || !configuration.custom()) {
            return List.of();
        }
        List<Path> directories = new ArrayList<>();
        for (String directory : request.environment().getOrDefault("FACTERLIB", "").split(":")) {
            if (!directory.isEmpty()) {
                directories.add(Path.of(directory));
            }
        }
        directories.addAll(
                request.customDirectories().isEmpty() ? configuration.customDirectories().stream().map(Path::of).toList() : request.customDirectories());
        request.modules().forEach(module -> directories.add(module.resolve("lib/facter")));
        List<Path> files = new ArrayList<>();
        for (Path directory : directories) {
            host.names(directory.toString()).stream().filter(name -> name.endsWith(".rb")).forEach(name -> files.add(directory.resolve(name)));
        }
        return files;
    }

    /// Adds facts in Ruby: they come before core facts if they have a weight, and before external ones if it is greater than theirs.
    private void addCustom(
            List<Path> files, SequencedMap<Value, Value> facts, Map<String, Value> given, Map<String, Value> variables) {
        CustomFacts custom = request.custom();
        if (custom == null) {
            return;
        }
        Hash known = Hash.of(facts);
        CollectedFacts others = new CollectedFacts(known, List.of(), List.of());
        for (CustomFacts.CustomFact fact : custom.resolve(files, this::isWanted, others::at, messages::add)) {
            boolean weaker = variables.containsKey(fact.name())
                    || given.containsKey(fact.name()) && fact.weight() <= EXTERNAL_WEIGHT
                    || fact.weight() <= 0 && known.get(fact.name()) != null;
            if (!weaker && !selection.isBlocked(fact.name())) {
                put(facts, fact.name(), fact.value());
            }
        }
    }

    private boolean isWanted(String name) {
        return selection.asksForAll() || selection.asksForRoot(name) || selection.queries().stream().anyMatch(query -> name.startsWith(query + "."));
    }

    /// A dot in the name of an external or custom fact is a letter like others, unless the configuration says otherwise.
    private void put(SequencedMap<Value, Value> facts, String name, Value value) {
        bury(facts, configuration.dotted() ? List.of(name.split("\\.")) : List.of(name), value);
    }

    /// Puts a value into the hashes that its path leads through.
    private static void bury(SequencedMap<Value, Value> into, List<String> path, Value value) {
        Value key = Str.of(path.getFirst());
        if (path.size() == 1) {
            into.put(key, value);
            return;
        }
        SequencedMap<Value, Value> inner = new LinkedHashMap<>();
        if (into.get(key) instanceof Hash old) {
            inner.putAll(old.entries());
        }
        bury(inner, path.subList(1, path.size()), value);
        into.put(key, Hash.owning(inner));
    }
}
