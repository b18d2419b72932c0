package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import io.bindery.puppet.name.QualifiedName;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.LineAnchors;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// An environment in the state of its last look. It fills itself as compiles ask, and repeats its earlier answers. It records the
/// stamp of every file and directory it used, absent ones too, so that it can check whether it is still valid.
public final class Snapshot {
    private static final Pattern MANIFEST = Pattern.compile("^\\s*manifest\\s*=", LineAnchors.RUBY);

    private final Library library;
    private final Environment environment;
    private final long taken = Instant.now().getEpochSecond();
    private final Map<Path, FileStamp> seen = new ConcurrentHashMap<>();
    private final List<ModuleProblem> moduleProblems = new ArrayList<>();
    /// All that are on the module path, also those that others of the same name hide.
    private final List<Module> present = new ArrayList<>();
    private final SequencedMap<String, Module> modules;
    private final Looks discovery;
    private final ManifestReader reader;
    private final Map<String, Remembered<Optional<NativeType>>> types = new ConcurrentHashMap<>();
    private final Map<Blueprint, Remembered<StructType>> signatures = new ConcurrentHashMap<>();
    private final Map<Settings, Remembered<SequencedMap<String, Value>>> settings = new ConcurrentHashMap<>();
    private final Map<Path, Remembered<Set<String>>> entries = new ConcurrentHashMap<>();
    private final Map<Object, Remembered<Object>> derived = new ConcurrentHashMap<>();
    private final Map<String, Remembered<Boolean>> legacyFunctions = new ConcurrentHashMap<>();
    private final Map<String, Remembered<Optional<RubyFile>>> rubyFunctions = new ConcurrentHashMap<>();
    private volatile long looked = System.nanoTime();
    private volatile @Nullable Remembered<Map<String, Path>> typeFiles;
    private volatile @Nullable Remembered<List<Manifest>> initial;
    private volatile @Nullable String version;
    private volatile @Nullable Libraries libraries;

    Snapshot(Library library, Environment environment, Strictness strict) {
        this.library = library;
        this.environment = environment;
        Remembered<SequencedMap<String, Module>> discovered = Remembered.of(() -> discover(strict));
        this.modules = discovered.result();
        this.discovery = discovered.looks();
        this.reader = new ManifestReader(library.files(), environment, strict);
    }

    public Environment environment() {
        return environment;
    }

    /// When it was taken, in seconds since 1970: the version of a catalog where no command tells another.
    public long taken() {
        return taken;
    }

    /// All files and directories it went by, as they were then, absent ones too.
    public Map<Path, FileStamp> seen() {
        return Collections.unmodifiableMap(seen);
    }

    /// Whether all files are as they were seen.
    ///
    /// @param trust for how long they need not be looked at again
    boolean isFresh(Duration trust) {
        long now = System.nanoTime();
        if (!trust.isZero() && Duration.ofNanos(now - looked).compareTo(trust) < 0) {
            return true;
        }
        for (Map.Entry<Path, FileStamp> entry : seen.entrySet()) {
            if (!library.files().stamp(entry.getKey()).equals(entry.getValue())) {
                return false;
            }
        }
        looked = now;
        return true;
    }

    /// This snapshot for one more compile. The looks that found the modules count as looks of that compile.
    Snapshot reused() {
        discovery.again();
        return this;
    }

    private FileStamp look(Path path) {
        Looks.at(path);
        FileStamp known = seen.get(path);
        if (known == null) {
            known = library.files().stamp(path);
            seen.put(path, known);
        }
        return known;
    }

    private SequencedMap<String, Module> discover(Strictness strict) {
        SequencedMap<String, Module> found = new LinkedHashMap<>();
        for (Path directory : environment.modulepath()) {
            for (Module module : library.modules(directory, look(directory))) {
                present.add(module);
                found.putIfAbsent(module.name(), module);
            }
        }
        found.values().removeIf(module -> isLeftOut(module, strict));
        return found;
    }

    // As Puppet does: a module whose metadata lacks something is as if it were not there; one of the same name behind it stays hidden.
    private boolean isLeftOut(Module module, Strictness strict) {
        ModuleMetadata metadata = metadata(module);
        String problem = metadata.fault() != null ? metadata.fault() : strict == Strictness.OFF ? null : metadata.broken();
        if (problem == null) {
            return false;
        }
        boolean leftOut = metadata.fault() != null || strict == Strictness.ERROR;
        moduleProblems.add(new ModuleProblem(problem, leftOut));
        return leftOut;
    }

    /// What is wrong with modules, in the order of the module path. Every compile reports it, so that no node's log depends on
    /// which one was first.
    public List<ModuleProblem> moduleProblems() {
        return List.copyOf(moduleProblems);
    }

    /// The files it is a snapshot of.
    public FileTree files() {
        return library.files();
    }

    public @Nullable Module module(String name) {
        return modules.get(name);
    }

    /// In the order of the module path, then by name.
    public Collection<Module> modules() {
        return modules.values();
    }

    public ModuleMetadata metadata(Module module) {
        return library.metadata(module, look(module.path().resolve("metadata.json")));
    }

    /// A file of a module, parsed; null if the file does not exist.
    ///
    /// @param module empty for a file of the environment itself
    public @Nullable Manifest manifest(Path file, String module) {
        FileStamp stamp = look(file);
        return stamp.exists() ? library.manifest(file, module, stamp, reader) : null;
    }

    /// A program that is no manifest of the environment, parsed.
    public Manifest program(SourceFile source) {
        return reader.program(source);
    }

    /// The manifests a compile starts from, in order: the program that replaces them, one file, or all files of a directory.
    public List<Manifest> initialManifests() {
        Remembered<List<Manifest>> known = initial;
        if (known == null) {
            known = Remembered.of(this::readInitial);
            initial = known;
        }
        return known.taken();
    }

    private List<Manifest> readInitial() {
        Path manifest = environment.manifest();
        if (!environment.code().isEmpty()) {
            return List.of(reader.code(environment.code()));
        }
        if (manifest == null) {
            return List.of();
        }
        List<Path> paths = new ArrayList<>();
        if (look(manifest).isDirectory()) {
            collect(manifest, paths, 0);
            paths.sort((left, right) -> left.toString().compareTo(right.toString()));
        } else {
            paths.add(look(manifest).exists() || manifest.toString().endsWith(".pp") ? manifest : Path.of(manifest + ".pp"));
        }
        List<Manifest> read = new ArrayList<>();
        for (Path path : paths) {
            Manifest file = manifest(path, "");
            if (file != null) {
                read.add(file);
            }
        }
        return List.copyOf(read);
    }

    // Links to directories are not followed, as `**` does not, so that a loop of links has an end.
    private void collect(Path directory, List<Path> found, int depth) {
        look(directory);
        for (String name : library.files().names(directory)) {
            Path path = directory.resolve(name);
            if (name.startsWith(".")) {
                continue;
            }
            if (name.endsWith(".pp")) {
                found.add(path);
            }
            if (library.files().isDirectory(path) && !library.files().isLink(path)) {
                collect(path, found, depth + 1);
            }
        }
    }

    /// Whether a module has an entry of that name. Costs one look at the module's directory, which changes when entries come and go.
    public boolean hasEntry(Module module, String name) {
        return entries(module.path()).contains(name);
    }

    // A directory changes when entries come and go.
    private Set<String> entries(Path directory) {
        Remembered<Set<String>> known = entries.get(directory);
        if (known == null) {
            known = Remembered.of(() -> look(directory).isDirectory() ? Set.copyOf(library.files().names(directory)) : Set.of());
            entries.put(directory, known);
        }
        return known.taken();
    }

    // What is asked for in every module is in few of them: only directories are looked at until something is there.
    private boolean has(Module module, Path path) {
        Path directory = module.path();
        for (Path step : directory.relativize(path)) {
            if (!entries(directory).contains(step.toString())) {
                return false;
            }
            directory = directory.resolve(step);
        }
        return look(path).exists();
    }

    /// All manifests in a directory and those inside it, sorted.
    public List<Path> manifestsIn(Path directory) {
        List<Path> found = new ArrayList<>();
        if (look(directory).isDirectory()) {
            collect(directory, found, 0);
        }
        found.sort((left, right) -> left.toString().compareTo(right.toString()));
        return found;
    }

    /// The names in a directory; empty if the directory does not exist.
    public List<String> names(Path directory) {
        return look(directory).isDirectory() ? library.files().names(directory) : List.of();
    }

    /// A result computed from files of this snapshot, at most once.
    ///
    /// @param key the kind of the result and the inputs it is computed from
    public <T> T derived(Object key, Class<T> kind, Supplier<T> work) {
        Remembered<Object> known = derived.get(key);
        if (known == null) {
            known = Remembered.of(work::get);
            derived.put(key, known);
        }
        return kind.cast(known.taken());
    }

    /// The text of any file, with the look at it recorded; null if the file does not exist.
    public @Nullable String text(Path file) {
        FileStamp stamp = look(file);
        return stamp.exists() && !stamp.isDirectory() ? library.text(file, stamp) : null;
    }

    public byte @Nullable [] bytes(Path file) {
        FileStamp stamp = look(file);
        return stamp.exists() && !stamp.isDirectory() ? library.files().bytes(file) : null;
    }

    public boolean exists(Path path) {
        return look(path).exists();
    }

    public boolean isDirectory(Path path) {
        return look(path).isDirectory();
    }

    /// A resource type that agents implement, by its name in lower case; null if no such type exists.
    public @Nullable NativeType nativeType(String name) {
        Remembered<Optional<NativeType>> known = types.get(name);
        if (known == null) {
            known = Remembered.of(() -> findType(name));
            types.put(name, known);
        }
        return known.taken().orElse(null);
    }

    /// The attributes that a module's type declares by name, and perhaps others. Found without running Ruby; empty if no module brings
    /// the type.
    public Set<String> namedAttributes(String type) {
        Path file = typeFiles().get(type);
        return file == null || library.coreType(type).isPresent() ? Set.of() : NamedAttributes.of(file, library.files());
    }

    private Optional<NativeType> findType(String name) {
        Optional<NativeType> generated = generatedType(name);
        if (generated.isPresent()) {
            return generated;
        }
        Optional<NativeType> core = library.coreType(name);
        if (core.isPresent()) {
            return core;
        }
        Path file = typeFiles().get(name);
        if (file == null) {
            return Optional.empty();
        }
        boolean provided = typeHasProviders(name);
        return library.moduleType(
                file, provided ? name + " provided" : name, look(file), () -> Optional.ofNullable(readType(name, file, provided)));
    }

    // What `puppet generate types` leaves behind wins over everything, as in Puppet.
    private Optional<NativeType> generatedType(String name) {
        Path directory = environment.directory();
        if (directory == null || !QualifiedName.isValid(name)) {
            return Optional.empty();
        }
        Path generated = directory.resolve(".resource_types");
        if (!look(generated).isDirectory()) {
            return Optional.empty();
        }
        Manifest manifest = manifest(generated.resolve(name + ".pp"), "");
        return manifest == null ? Optional.empty() : GeneratedTypeReader.read(name, manifest);
    }

    private @Nullable NativeType readType(String name, Path file, boolean provided) {
        String text = library.files().text(file);
        if (text == null) {
            return null;
        }
        NativeType read = RubyTypeReader.read(name, text, provided);
        if (read == null) {
            read = library.moduleTypes().read(name, file, text, libraries());
            return read == null || !provided ? read : read.withAttribute("provider");
        }
        return read;
    }

    private boolean typeHasProviders(String name) {
        for (Module module : modules.values()) {
            Path directory = module.path().resolve("lib/puppet/provider").resolve(name);
            if (has(module, directory) && look(directory).isDirectory()) {
                return true;
            }
        }
        return false;
    }

    public RubyCode ruby() {
        return library.ruby();
    }

    /// The file of a function written in Ruby, and the module that brings it.
    public record RubyFile(String module, Path file) {}

    /// Where a function written in Ruby is: one of the current generation in its own module, or in any module where its name has
    /// none; else one of the first generation in any module, also in one that another of its name hides: Puppet looks for them by folders.
    public @Nullable RubyFile rubyFunction(String name) {
        return rubyFunctions
                .computeIfAbsent(name, asked -> Remembered.of(() -> Optional.ofNullable(findRubyFunction(asked))))
                .taken()
                .orElse(null);
    }

    private @Nullable RubyFile findRubyFunction(String name) {
        QualifiedName valid = QualifiedName.of(name).orElse(null);
        if (valid == null) {
            return null;
        }
        int first = name.indexOf("::");
        String file = valid.file(".rb");
        if (first > 0) {
            Module module = module(name.substring(0, first));
            return module == null ? null : rubyFile(module, "lib/puppet/functions", file);
        }
        RubyFile current = rubyFile(modules.values(), "lib/puppet/functions", file);
        return current == null ? rubyFile(present, "lib/puppet/parser/functions", file) : current;
    }

    private @Nullable RubyFile rubyFile(Collection<Module> searched, String directory, String file) {
        for (Module module : searched) {
            RubyFile found = rubyFile(module, directory, file);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /// Whether some module brings a function of the first generation by this name.
    public boolean hasLegacyFunction(String name) {
        return legacyFunctions
                .computeIfAbsent(name, asked -> Remembered.of(
                        () -> asked.matches("\\w+") && rubyFile(present, "lib/puppet/parser/functions", asked + ".rb") != null))
                .taken();
    }

    private @Nullable RubyFile rubyFile(Module module, String directory, String file) {
        Path path = module.path().resolve(directory).resolve(file);
        return has(module, path) ? new RubyFile(module.name(), path) : null;
    }

    /// The `lib` directories of all modules.
    public Libraries libraries() {
        Libraries known = libraries;
        if (known == null) {
            known = new Libraries(
                    environment.name(), modules.values().stream().map(module -> module.path().resolve("lib")).toList());
            libraries = known;
        }
        return known;
    }

    private Map<String, Path> typeFiles() {
        Remembered<Map<String, Path>> known = typeFiles;
        if (known == null) {
            known = Remembered.of(this::findTypeFiles);
            typeFiles = known;
        }
        return known.taken();
    }

    private Map<String, Path> findTypeFiles() {
        Map<String, Path> found = new HashMap<>();
        for (Module module : present) {
            Path directory = module.path().resolve("lib/puppet/type");
            if (has(module, directory) && look(directory).isDirectory()) {
                for (String file : library.files().names(directory)) {
                    if (file.endsWith(".rb")) {
                        found.putIfAbsent(file.substring(0, file.length() - 3), directory.resolve(file));
                    }
                }
            }
        }
        return found;
    }

    /// What the parameters of a definition must be, worked out once.
    public StructType signature(Blueprint blueprint, Function<Blueprint, StructType> work) {
        Remembered<StructType> known = signatures.get(blueprint);
        if (known == null) {
            known = Remembered.of(() -> work.apply(blueprint));
            signatures.put(blueprint, known);
        }
        return known.taken();
    }

    /// What the `config_version` command says, asked once.
    public String configVersion(String command) {
        String known = version;
        if (known == null) {
            Path directory = environment.directory();
            CommandRunner runner = directory == null ? new CommandRunner() : new CommandRunner().trustingOwnerOf(directory);
            CommandRunner.Outcome outcome = runner.run(List.of(command.split(" ")), true);
            if (outcome.code() != 0) {
                throw new LoadError("Execution of config_version command `" + command + "` failed: Execution of '" + command
                        + "' returned " + outcome.code() + ": " + outcome.output().strip());
            }
            known = outcome.output().strip();
            version = known;
        }
        return known;
    }

    // As Puppet does: these two are those of the environment on disk, whatever manifest is compiled in place of its own.
    private Map<String, String> ownSettings() {
        Path directory = environment.directory();
        if (directory == null) {
            return Map.of();
        }
        String modulepath = environment.modulepath().stream().map(Path::toString).collect(Collectors.joining(":"));
        String configuration = text(directory.resolve("environment.conf"));
        Path own = environment.manifest();
        boolean configured = configuration != null && MANIFEST.matcher(configuration).find();
        Path manifest = own != null && configured ? own : directory.resolve("manifests");
        return Map.of("modulepath", modulepath, "manifest", manifest.toString());
    }

    /// The values of `$settings::` under these settings.
    public SequencedMap<String, Value> settings(Settings under) {
        return settings
                .computeIfAbsent(
                        under,
                        given -> Remembered.of(
                                () -> withAll(given.with("environment", environment.name()).with(ownSettings()).values())))
                .taken();
    }

    private static SequencedMap<String, Value> withAll(SequencedMap<String, Value> values) {
        SequencedMap<Value, Value> all = LinkedHashMap.newLinkedHashMap(values.size());
        values.forEach((name, value) -> all.put(Str.of(name), value));
        values.put("all_local", Hash.owning(all));
        return Collections.unmodifiableSequencedMap(values);
    }
}
