package io.bindery.puppet.resource.file;

import io.bindery.enact.Change;
import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Subject;
import io.bindery.enact.Trait;
import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Stores a content in its folder of a bucket, and adds the path it came from.
final class BucketKeeper implements Keeper<BucketKeeper.Stored, List<String>> {
    private static final int DIRECTORY_MODE = 0770;
    private static final int CONTENT_MODE = 0440;
    private static final int PATHS_MODE = 0640;

    /// A content to be stored in a bucket.
    ///
    /// @param folder the folder of its digest
    /// @param path   the path it came from
    record Stored(Path folder, byte[] content, String path) {}

    @Override
    public List<String> look(Stored stored, Host host) throws RepairException {
        try {
            Path paths = stored.folder.resolve("paths");
            return host.files().state(paths).exists()
                    ? new String(host.files().read(paths, Bucket.CONTENT_LIMIT), StandardCharsets.UTF_8).lines().toList()
                    : List.of();
        } catch (IOException e) {
            throw new RepairException(FileChangeKeeper.reason(e));
        }
    }

    @Override
    public Plan plan(Stored stored, List<String> known, Host host) {
        if (known.contains(stored.path)) {
            return Plan.NOTHING;
        }
        Change change = new Change(new Subject("backup", stored.folder.toString()), Change.EXISTENCE, Trait.ABSENT, Trait.text("kept"));
        return Plan.of(Step.of(change, () -> {
            try {
                store(stored, known, host.files());
            } catch (IOException e) {
                throw new RepairException(FileChangeKeeper.reason(e));
            }
        }));
    }

    private static void store(Stored stored, List<String> known, HostFiles files) throws IOException {
        makeFolders(stored.folder, files);
        Path contents = stored.folder.resolve("contents");
        if (!files.state(contents).exists()) {
            files.write(contents, FileDraft.fresh(Content.of(stored.content), CONTENT_MODE));
        }
        List<String> paths = new ArrayList<>(known);
        paths.add(stored.path);
        byte[] lines = (String.join("\n", paths) + "\n").getBytes(StandardCharsets.UTF_8);
        files.write(stored.folder.resolve("paths"), FileDraft.fresh(Content.of(lines), PATHS_MODE));
    }

    private static void makeFolders(Path folder, HostFiles files) throws IOException {
        if (files.stateFollowingLinks(folder).exists()) {
            return;
        }
        Path parent = folder.getParent();
        if (parent != null) {
            makeFolders(parent, files);
        }
        files.createDirectory(folder, DIRECTORY_MODE, -1, -1);
    }
}
