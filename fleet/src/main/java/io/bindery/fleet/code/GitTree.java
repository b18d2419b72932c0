package io.bindery.fleet.code;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jgit.errors.LargeObjectException;
import org.eclipse.jgit.errors.MissingObjectException;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.treewalk.CanonicalTreeParser;
import org.jspecify.annotations.Nullable;

/// The files of a tree in a git repository, read from its objects. Directories are read at their first use.
final class GitTree implements SourceTree {
    private static final int MOST_BYTES = 256 << 20;
    private static final int MOST_LINKS = 40;

    private final Repository repository;
    private final ObjectId top;
    private final Submodules submodules;
    private final Exports exports;
    private final Map<ObjectId, SequencedMap<String, Entry>> listings = new ConcurrentHashMap<>();

    GitTree(Repository repository, ObjectId top, Submodules submodules, Exports exports) {
        this.repository = repository;
        this.top = top;
        this.submodules = submodules;
        this.exports = exports;
    }

    /// The target of a path: an entry of this tree, or a path in a submodule.
    private record Found(Entry entry, @Nullable SourceTree within, String rest) {}

    @Override
    public @Nullable Entry entry(String path) {
        Found found = find(path);
        if (found == null) {
            return null;
        }
        return found.within == null ? found.entry : found.within.entry(found.rest);
    }

    @Override
    public SequencedMap<String, Entry> list(String directory) {
        Found found = find(directory);
        if (found == null) {
            return Collections.emptyNavigableMap();
        }
        if (found.within != null) {
            return found.within.list(found.rest);
        }
        return found.entry.kind() == Entry.Kind.DIRECTORY ? listing(found.entry.id()) : Collections.emptyNavigableMap();
    }

    @Override
    public byte @Nullable [] bytes(String path) {
        Found found = find(path);
        if (found == null) {
            return null;
        }
        if (found.within != null) {
            return found.within.bytes(found.rest);
        }
        return found.entry.kind() == Entry.Kind.FILE ? blob(found.entry.id()) : null;
    }

    @Override
    public boolean isLink(String path) {
        int slash = path.lastIndexOf('/');
        Entry entry = list(slash < 0 ? "" : path.substring(0, slash)).get(path.substring(slash + 1));
        return entry != null && entry.kind() == Entry.Kind.LINK;
    }

    @Override
    public @Nullable String linkTarget(String path) {
        int slash = path.lastIndexOf('/');
        Entry entry = list(slash < 0 ? "" : path.substring(0, slash)).get(path.substring(slash + 1));
        return entry != null && entry.kind() == Entry.Kind.LINK ? new String(blob(entry.id()), StandardCharsets.UTF_8) : null;
    }

    @Override
    public String identity(String directory) {
        Found found = find(directory);
        if (found == null) {
            return "";
        }
        return found.within == null ? found.entry.id().name() : found.within.identity(found.rest);
    }

    @Override
    public @Nullable Path onDisk(String directory) {
        Found found = find(directory);
        if (found == null) {
            return null;
        }
        return found.within != null ? found.within.onDisk(found.rest) : exports.folder(this, directory, found.entry.id());
    }

    // Links are followed one name at a time, as a file system does it; one that leads out of the tree leads nowhere.
    private @Nullable Found find(String path) {
        Deque<String> steps = new ArrayDeque<>(names(path));
        Deque<Entry> way = new ArrayDeque<>();
        Entry here = new Entry(Entry.Kind.DIRECTORY, top);
        int links = 0;
        StringBuilder walked = new StringBuilder();
        while (!steps.isEmpty()) {
            String step = steps.pop();
            if (step.equals("..")) {
                if (way.isEmpty()) {
                    return null;
                }
                here = way.pop();
                walked.setLength(Math.max(0, walked.lastIndexOf("/")));
                continue;
            }
            Entry next = here.kind() == Entry.Kind.DIRECTORY ? listing(here.id()).get(step) : null;
            if (next == null) {
                return null;
            }
            switch (next.kind()) {
                case LINK -> {
                    String target = new String(blob(next.id()), StandardCharsets.UTF_8);
                    if (target.startsWith("/") || ++links > MOST_LINKS) {
                        return null;
                    }
                    names(target).reversed().forEach(steps::push);
                }
                case SUBMODULE -> {
                    walked.append('/').append(step);
                    return new Found(next, submodules.tree(walked.substring(1), next.id()), String.join("/", steps));
                }
                case FILE, DIRECTORY -> {
                    walked.append('/').append(step);
                    way.push(here);
                    here = next;
                }
            }
        }
        return new Found(here, null, "");
    }

    private static List<String> names(String path) {
        return List.of(path.split("/")).stream().filter(name -> !name.isEmpty() && !name.equals(".")).toList();
    }

    private SequencedMap<String, Entry> listing(ObjectId tree) {
        return listings.computeIfAbsent(tree, this::read);
    }

    private SequencedMap<String, Entry> read(ObjectId tree) {
        TreeMap<String, Entry> entries = new TreeMap<>();
        try (ObjectReader reader = repository.newObjectReader()) {
            CanonicalTreeParser parser = new CanonicalTreeParser();
            parser.reset(reader, tree);
            for (; !parser.eof(); parser.next()) {
                entries.put(checked(parser.getEntryPathString(), tree), entry(parser));
            }
        } catch (IOException unreadable) {
            throw unreadable(tree, unreadable);
        }
        return Collections.unmodifiableNavigableMap(entries);
    }

    // Git makes no file of such a name, but a repository may hold one that was made by hand.
    private static String checked(String name, ObjectId tree) {
        if (name.isEmpty() || name.equals(".") || name.equals("..") || name.indexOf('/') >= 0) {
            throw new CodeError("The tree " + tree.name() + " has an entry that no file can be named after");
        }
        return name;
    }

    private static Entry entry(CanonicalTreeParser parser) {
        FileMode mode = parser.getEntryFileMode();
        return new Entry(kind(mode), parser.getEntryObjectId(), mode.equals(FileMode.EXECUTABLE_FILE));
    }

    private static Entry.Kind kind(FileMode mode) {
        return switch (mode.getBits() & FileMode.TYPE_MASK) {
            case FileMode.TYPE_TREE -> Entry.Kind.DIRECTORY;
            case FileMode.TYPE_SYMLINK -> Entry.Kind.LINK;
            case FileMode.TYPE_GITLINK -> Entry.Kind.SUBMODULE;
            default -> Entry.Kind.FILE;
        };
    }

    private byte[] blob(ObjectId id) {
        try {
            return repository.open(id, Constants.OBJ_BLOB).getCachedBytes(MOST_BYTES);
        } catch (LargeObjectException large) {
            throw new CodeError("The object " + id.name() + " is larger than " + (MOST_BYTES >> 20) + " MiB");
        } catch (IOException unreadable) {
            throw unreadable(id, unreadable);
        }
    }

    private CodeError unreadable(ObjectId id, IOException reason) {
        return reason instanceof MissingObjectException
                ? new CodeError(
                        "The object " + id.name() + " is not in the repository " + repository.getDirectory(),
                        "the clone is shallow or partial; fetch all of it with `git fetch --unshallow` or `git fetch --refetch`")
                : new CodeError("Could not read the object " + id.name() + " of " + repository.getDirectory() + ": " + reason.getMessage());
    }
}
