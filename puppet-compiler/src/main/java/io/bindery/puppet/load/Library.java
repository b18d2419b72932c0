package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import io.bindery.puppet.name.ModuleName;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.value.Hash;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Everything that is kept between compiles: parsed files, directories, types, and the snapshots of environments. All threads
/// share a library; the objects it returns are immutable. Its content is never older than the environment's timeout allows:
/// before a result is used again, the files it was made from are looked at.
public final class Library {
    private static final int SNAPSHOTS = 256;
    private static final int ENVIRONMENTS = 1_024;
    private static final int FACTS = 64;
    private static final int KEPT_TEXT = 32_768;

    private final WatchedTree files;
    private final NativeTypeSource moduleTypes;
    private final RubyCode ruby;
    private final Recent<Key, Snapshot> snapshots = new Recent<>(SNAPSHOTS);
    private final Recent<Environments.Key, Environments.Known> environments = new Recent<>(ENVIRONMENTS);
    private final Recent<Path, KnownFacts> facts = new Recent<>(FACTS);
    private final FileCache<List<Module>> directories = new FileCache<>();
    private final FileCache<Optional<NativeType>> moduleTypeFiles = new FileCache<>();
    private final FileCache<ModuleMetadata> metadata = new FileCache<>();
    private final FileContents contents;
    private final Map<String, Optional<NativeType>> coreTypes = new ConcurrentHashMap<>();

    private record KnownFacts(FileStamp stamp, Hash facts) {}

    private record Key(Environment environment, Strictness strict) {}

    public Library(FileTree files) {
        this(files, NativeTypeSource.NONE, RubyCode.NONE);
    }

    /// @param moduleTypes reads the types of modules that cannot be read by looking at their text
    /// @param ruby runs what modules bring in Ruby
    public Library(FileTree files, NativeTypeSource moduleTypes, RubyCode ruby) {
        this(files, moduleTypes, ruby, FileContents.alone());
    }

    /// @param contents what is known of the contents of files, of other libraries too
    public Library(FileTree files, NativeTypeSource moduleTypes, RubyCode ruby, FileContents contents) {
        this.contents = contents;
        this.files = new WatchedTree(files);
        this.moduleTypes = moduleTypes;
        this.ruby = ruby;
    }

    /// The environments that these settings lead to.
    ///
    /// @param warnings receives the oddities of an `environment.conf` when it is read
    public Environments environments(Settings settings, Consumer<String> warnings) {
        return new Environments(files, settings, warnings, environments);
    }

    public RubyCode ruby() {
        return ruby;
    }

    public FileTree files() {
        return files;
    }

    NativeTypeSource moduleTypes() {
        return moduleTypes;
    }

    /// The environments manifest, which chooses the environments of nodes.
    public Manifest environmentsManifest(Path file) {
        return contents.manifests().get(file, "environments", files.stamp(file), () -> ManifestReader.environments(files, file));
    }

    /// The facts in a file.
    ///
    /// @throws LoadError if the file does not exist or holds no facts
    public Hash facts(Path file) {
        FileStamp stamp = files.stamp(file);
        KnownFacts known = facts.get(file);
        if (known == null || !known.stamp.equals(stamp)) {
            known = new KnownFacts(stamp, FactsFile.read(files, file));
            facts.put(file, known);
        }
        return known.facts;
    }

    /// The environment as it is now: the last snapshot if no file it saw has changed or it need not look yet, else a new one.
    public Snapshot snapshot(Environment environment, Strictness strict) {
        Key key = new Key(environment, strict);
        Snapshot known = snapshots.get(key);
        if (known != null && known.isFresh(trust(environment))) {
            return known.reused();
        }
        Snapshot made = new Snapshot(this, environment, strict);
        snapshots.put(key, made);
        return made;
    }

    /// Drops the snapshots of an environment, even if its timeout has not passed.
    public void forget(Environment environment) {
        snapshots.removeIf(key -> key.environment().equals(environment));
    }

    /// A way to read this library's files that repeats a read if a file changed meanwhile.
    public SteadyReading steadyReading() {
        return new SteadyReading(files);
    }

    private Duration trust(Environment environment) {
        Duration patience = files.patience();
        return patience.compareTo(environment.timeout()) > 0 ? patience : environment.timeout();
    }

    /// The modules in one directory of a module path.
    List<Module> modules(Path directory, FileStamp stamp) {
        return directories.get(directory, "", stamp, () -> {
            List<Module> found = new ArrayList<>();
            for (String name : files.names(directory)) {
                Path path = directory.resolve(name);
                if (ModuleName.isValid(name) && files.isDirectory(path)) {
                    found.add(new Module(name, path));
                }
            }
            return List.copyOf(found);
        });
    }

    ModuleMetadata metadata(Module module, FileStamp stamp) {
        return metadata.get(module.path(), "", stamp, () -> ModuleMetadata.read(files, module));
    }

    /// The text of an existing file. It is cached, because every compile reads templates; long texts are not cached.
    @Nullable String text(Path file, FileStamp stamp) {
        return stamp.size() > KEPT_TEXT
                ? files.text(file)
                : contents.texts().get(file, "", stamp, () -> Optional.ofNullable(files.text(file))).orElse(null);
    }

    /// @param module the module the file is in; empty for a file of the environment
    Manifest manifest(Path file, String module, FileStamp stamp, ManifestReader reader) {
        return contents.manifests().get(file, reader.variant(module), stamp, () -> reader.read(file, module));
    }

    Optional<NativeType> moduleType(Path file, String name, FileStamp stamp, java.util.function.Supplier<Optional<NativeType>> work) {
        return moduleTypeFiles.get(file, name, stamp, work);
    }

    /// A type that comes with Bindery.
    Optional<NativeType> coreType(String name) {
        Optional<NativeType> known = coreTypes.get(name);
        if (known == null) {
            known = readCoreType(name);
            coreTypes.put(name, known);
        }
        return known;
    }

    private static Optional<NativeType> readCoreType(String name) {
        if (!ModuleName.isValid(name)) {
            return Optional.empty();
        }
        try (InputStream in = Library.class.getResourceAsStream("/puppet/type/" + name + ".txt")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(NativeTypeText.parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
