package io.bindery.cfengine.run;

import io.bindery.cfengine.syntax.PolicyFile;
import io.bindery.cfengine.syntax.TreeForm;
import io.bindery.cfengine.syntax.TreeWriter;
import io.bindery.cfengine.value.ByteText;
import io.bindery.files.FileReading;
import io.bindery.files.FileRemoval;
import io.bindery.files.FileReplacement;
import io.bindery.files.PrivateFolder;
import io.bindery.text.SourceFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Keeps the parsed files of a policy in `state/bindery_trees`, by the digests of their texts, so that an unchanged file is not
/// parsed again. There is one store for each entry file and version of this program. When there are too many stores, the oldest
/// are removed: they belong to old versions or to policies that are gone.
///
/// Such a store exists only in a work directory that no other user can alter. A file with errors or warnings is not stored, so
/// that the next run parses it again and reports them again.
final class StoredTrees {
    private static final int MOST_STORES = 32;
    private static final int MOST_FILES = 10_000;
    private static final int DIGEST_SIZE = 32;

    private final Path state;
    private final Path folder;
    private final String name;
    private final Map<String, Tree> kept = new LinkedHashMap<>();
    private @Nullable Map<String, Tree> stored;
    private boolean changed;

    /// @param digest the digest of the file's text
    private record Tree(byte[] digest, byte[] form) {}

    StoredTrees(Options options) {
        this.state = options.workspace().state();
        this.folder = state.resolve("bindery_trees");
        MessageDigest digest = CheckedPolicies.sha256();
        CheckedPolicies.add(digest, CheckedPolicies.absolute(options.inputFile()));
        CheckedPolicies.addProgram(digest);
        this.name = HexFormat.of().formatHex(digest.digest());
    }

    /// The parsed file, where its text is as it was; else null.
    @Nullable PolicyFile find(SourceFile source) {
        Map<String, Tree> known = stored;
        if (known == null) {
            known = load();
            stored = known;
        }
        Tree tree = known.get(source.name());
        if (tree == null || !MessageDigest.isEqual(tree.digest(), digest(source))) {
            return null;
        }
        try {
            PolicyFile file = new PolicyFile(source, TreeForm.read(tree.form(), source), List.of());
            kept.put(source.name(), tree);
            return file;
        } catch (TreeForm.Malformed e) {
            return null;
        }
    }

    void put(PolicyFile file) {
        if (file.diagnostics().isEmpty()) {
            kept.put(file.source().name(), new Tree(digest(file.source()), TreeWriter.write(file.blocks())));
            changed = true;
        }
    }

    /// Writes the trees that were added since the last call.
    void save() {
        if (!changed || kept.size() > MOST_FILES) {
            return;
        }
        changed = false;
        try {
            if (Files.isDirectory(state)) {
                PrivateFolder.check(state);
                FileReplacement.makePrivateFolder(folder);
                FileReplacement.replace(folder.resolve(name), bytes(), PosixFilePermissions.fromString("rw-------"));
                dropOldest();
            }
        } catch (IOException _) {
            // Without a store the next run parses again.
        }
    }

    private byte[] bytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(kept.size());
        for (Map.Entry<String, Tree> each : kept.entrySet()) {
            write(out, ByteText.bytes(each.getKey()));
            out.write(each.getValue().digest());
            write(out, each.getValue().form());
        }
        return bytes.toByteArray();
    }

    private static void write(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private Map<String, Tree> load() {
        try {
            if (!Files.isDirectory(folder)) {
                return Map.of();
            }
            PrivateFolder.check(state);
            return read(FileReading.bytes(folder.resolve(name)));
        } catch (IOException | IllegalArgumentException _) {
            return Map.of();
        }
    }

    private static Map<String, Tree> read(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        Map<String, Tree> trees = new HashMap<>();
        int count = in.readInt();
        for (int i = 0; i < Math.min(count, MOST_FILES); i++) {
            String path = ByteText.of(readBytes(in));
            byte[] digest = in.readNBytes(DIGEST_SIZE);
            trees.put(path, new Tree(digest, readBytes(in)));
        }
        return trees;
    }

    private static byte[] readBytes(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new IOException("a store that is cut off");
        }
        return in.readNBytes(length);
    }

    private void dropOldest() throws IOException {
        List<Path> stores;
        try (Stream<Path> all = Files.list(folder)) {
            stores = all.sorted(Comparator.comparing(StoredTrees::modified)).toList();
        }
        for (Path each : stores.subList(0, Math.max(0, stores.size() - MOST_STORES))) {
            FileRemoval.tree(each);
        }
    }

    private static long modified(Path file) {
        return file.toFile().lastModified();
    }

    private static byte[] digest(SourceFile source) {
        return CheckedPolicies.sha256().digest(ByteText.bytes(source.text()));
    }
}
