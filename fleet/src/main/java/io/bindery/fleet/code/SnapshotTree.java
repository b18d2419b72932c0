package io.bindery.fleet.code;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.jgit.lib.ObjectId;
import org.jspecify.annotations.Nullable;

/// The files of a [CodeSnapshot].
final class SnapshotTree implements SourceTree {
    private static final int MOST_LINKS = 40;

    private final Map<String, Item> items;
    private final Map<String, TreeMap<String, Entry>> listings = new HashMap<>();
    private final Function<ObjectId, byte[]> objects;
    private final Exports exports;
    private final Map<String, ObjectId> identities = new ConcurrentHashMap<>();

    /// A name in a directory.
    ///
    /// @param kind a link is followed by path; one that leads out of the tree has the kind of what it leads to, whose content is here
    /// @param target of a link, as it is written; null for what is no link
    record Item(Entry.Kind kind, ObjectId id, boolean executable, @Nullable String target) {
        static Item link(String target) {
            return new Item(Entry.Kind.LINK, ObjectId.zeroId(), false, target);
        }
    }

    SnapshotTree(TreeMap<String, Item> items, Function<ObjectId, byte[]> objects, Exports exports) {
        this.items = items;
        this.objects = objects;
        this.exports = exports;
        listings.put("", new TreeMap<>());
        items.forEach((path, item) -> {
            int slash = path.lastIndexOf('/');
            Entry.Kind shown = item.target == null ? item.kind : Entry.Kind.LINK;
            listings.computeIfAbsent(slash < 0 ? "" : path.substring(0, slash), asked -> new TreeMap<>())
                    .put(path.substring(slash + 1), new Entry(shown, item.id, item.executable));
        });
    }

    /// Whether a link in a directory leads to something in the same tree.
    static boolean staysInside(String directory, String target) {
        return !target.startsWith("/") && !Path.of(directory).resolve(target).normalize().startsWith("..");
    }

    @Override
    public @Nullable Entry entry(String path) {
        String found = find(path);
        if (found == null) {
            return null;
        }
        Item item = items.get(found);
        return item != null && item.kind == Entry.Kind.FILE
                ? new Entry(Entry.Kind.FILE, item.id, item.executable)
                : new Entry(Entry.Kind.DIRECTORY, identityOf(found));
    }

    @Override
    public boolean isLink(String path) {
        return linkTarget(path) != null;
    }

    @Override
    public @Nullable String linkTarget(String path) {
        int slash = path.lastIndexOf('/');
        String folder = find(slash < 0 ? "" : path.substring(0, slash));
        Item item = folder == null ? null : items.get(below(folder, path.substring(slash + 1)));
        return item == null ? null : item.target;
    }

    @Override
    public SequencedMap<String, Entry> list(String directory) {
        String found = find(directory);
        TreeMap<String, Entry> names = found == null ? null : listings.get(found);
        return names == null ? Collections.emptyNavigableMap() : Collections.unmodifiableNavigableMap(names);
    }

    @Override
    public byte @Nullable [] bytes(String path) {
        String found = find(path);
        Item item = found == null ? null : items.get(found);
        return item == null || item.kind != Entry.Kind.FILE ? null : objects.apply(item.id);
    }

    @Override
    public @Nullable Path onDisk(String directory) {
        String found = find(directory);
        return found == null ? null : exports.folder(this, found, identityOf(found));
    }

    @Override
    public String identity(String directory) {
        String found = find(directory);
        return found == null ? "" : identityOf(found).name();
    }

    /// The path without links; null if nothing is.
    private @Nullable String find(String path) {
        Deque<String> steps = new ArrayDeque<>(names(path));
        String here = "";
        int links = 0;
        while (!steps.isEmpty()) {
            String step = steps.pop();
            if (step.equals("..")) {
                if (here.isEmpty()) {
                    return null;
                }
                here = here.substring(0, Math.max(0, here.lastIndexOf('/')));
                continue;
            }
            String next = below(here, step);
            Item item = items.get(next);
            if (item == null) {
                return null;
            }
            if (item.kind == Entry.Kind.LINK) {
                String target = String.valueOf(item.target);
                if (target.startsWith("/") || ++links > MOST_LINKS) {
                    return null;
                }
                names(target).reversed().forEach(steps::push);
            } else {
                here = next;
            }
        }
        return here;
    }

    private static String below(String folder, String name) {
        return folder.isEmpty() ? name : folder + "/" + name;
    }

    private static List<String> names(String path) {
        return List.of(path.split("/")).stream().filter(name -> !name.isEmpty() && !name.equals(".")).toList();
    }

    // Made of all that is below, as git does it, though not in git's form.
    private ObjectId identityOf(String path) {
        Item item = items.get(path);
        if (item != null && item.kind == Entry.Kind.FILE) {
            return item.id;
        }
        ObjectId known = identities.get(path);
        if (known == null) {
            StringBuilder text = new StringBuilder();
            listings.getOrDefault(path, new TreeMap<>()).keySet().forEach(name -> {
                Item inner = items.get(below(path, name));
                String what = inner != null && inner.kind == Entry.Kind.LINK ? inner.target : identityOf(below(path, name)).name();
                text.append(name).append('\0').append(what).append('\n');
            });
            known = DirectoryTree.id(text.toString().getBytes(StandardCharsets.UTF_8));
            identities.put(path, known);
        }
        return known;
    }
}
