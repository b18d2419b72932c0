package io.bindery.server.files;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Content;
import io.bindery.server.http.Json;
import io.bindery.server.http.Request;
import io.bindery.server.v3.Format;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Answers to `file_metadatas`. Every agent requests the plugins of all modules in every run, so an answer is cached, also in
/// compressed form, as long as the tree reports that no directory of the listing has changed.
final class Listings {
    private static final int MOST_KEPT = 64;
    private static final int MOST_BYTES = 8 << 20;

    private final ServedFiles files;
    private final MetadataReader reader;
    private final Map<Key, Kept> kept = new LinkedHashMap<>(16, 0.75f, true);

    private record Key(List<Path> candidates, FileQuery query) {}

    /// @param identities what the paths of the ground led to; a link that was turned elsewhere changes it
    private record Kept(Ground ground, List<Optional<Object>> identities, ServedFiles.Unchanged tree, Content.Packed body) {}

    Listings(ServedFiles files, MetadataReader reader) {
        this.files = files;
        this.reader = reader;
    }

    /// The answer that was given before, if all is as it was then.
    Optional<Answer> kept(Request request, List<Path> candidates, FileQuery query) {
        Kept known;
        synchronized (kept) {
            known = kept.get(new Key(candidates, query));
        }
        return known != null && known.tree.isUnchanged() && known.identities.equals(identities(known.ground))
                ? Optional.of(answer(request, known.body))
                : Optional.empty();
    }

    private List<Optional<Object>> identities(Ground ground) {
        List<Optional<Object>> all = new ArrayList<>(ground.looked().size());
        ground.looked().forEach(each -> all.add(Optional.ofNullable(files.identity(each))));
        return all;
    }

    private static Answer answer(Request request, Content.Packed body) {
        return new Answer(200, Format.accepted(request, Format.PLAIN).contentType(), Map.of(), body);
    }

    /// A new answer, which is kept if its tree can be watched.
    ///
    /// @param asked the parameters of the client
    /// @param query what is listed
    Answer made(Request request, List<Path> candidates, FileQuery asked, List<Path> directories, FileQuery query) throws IOException {
        // Watched first, listed then: what changes meanwhile is an event, and the answer is not used again.
        Ground ground = Ground.of(files, candidates);
        List<Optional<Object>> identities = identities(ground);
        ServedFiles.Unchanged tree = watch(ground, directories, query);
        List<Object> list = new ArrayList<>();
        for (Map.Entry<String, Path> each : Listing.of(files, directories, query).entrySet()) {
            list.add(reader.read(each.getValue(), each.getKey(), query).object());
        }
        byte[] json = Json.bytes(list);
        Format format = Format.accepted(request, Format.PLAIN);
        // A link that took the place of a directory before the watch began would not be told.
        if (tree == null || json.length > MOST_BYTES || !ground.equals(Ground.of(files, candidates))) {
            close(tree);
            return Answer.of(200, format.contentType(), json);
        }
        Content.Packed body = Content.Packed.of(json);
        keep(new Key(candidates, asked), new Kept(ground, identities, tree, body));
        return answer(request, body);
    }

    private void keep(Key key, Kept entry) {
        synchronized (kept) {
            Kept older = kept.put(key, entry);
            close(older == null ? null : older.tree);
            if (kept.size() > MOST_KEPT) {
                Map.Entry<Key, Kept> eldest = kept.entrySet().iterator().next();
                kept.remove(eldest.getKey());
                close(eldest.getValue().tree);
            }
        }
    }

    private static void close(ServedFiles.@Nullable Unchanged tree) {
        if (tree != null) {
            tree.close();
        }
    }

    /// Watches every directory of a listing, and those that decide where it begins. A link leads out of what is watched, and a file with a second name may be
    /// changed by that: then null.
    private ServedFiles.@Nullable Unchanged watch(Ground ground, List<Path> roots, FileQuery query) {
        Set<Path> directories = new LinkedHashSet<>(ground.watched());
        try {
            for (Path root : roots) {
                FileLook look = files.look(root, true);
                if (look == null || !look.isDirectory() || !collect(root, query, 1, directories)) {
                    return null;
                }
            }
        } catch (IOException unreadable) {
            return null;
        }
        return files.watch(List.copyOf(directories));
    }

    private boolean collect(Path directory, FileQuery query, int depth, Set<Path> directories) throws IOException {
        directories.add(directory);
        if (!query.goesBelow(depth)) {
            return true;
        }
        for (String name : files.names(directory)) {
            Path path = directory.resolve(name);
            FileLook look = files.look(path, false);
            if (look == null || look.shared() || look.kind() == FileLook.Kind.LINK) {
                return false;
            }
            if (look.isDirectory() && !collect(path, query, depth + 1, directories)) {
                return false;
            }
        }
        return true;
    }
}
