package io.bindery.fleet.code;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.eclipse.jgit.lib.ObjectId;
import org.jspecify.annotations.Nullable;

/// Several states of the code in one zip file, for machines without the repository: the content of each file once, under git's id for it, and a listing
/// for each state. The same states give the same bytes.
public final class CodeSnapshot {
    private static final String LISTING = "states";
    private static final String OBJECTS = "objects/";
    private static final int MOST_BYTES = 256 << 20;
    /// How many links out of a directory may lie behind each other.
    private static final int MOST_LINKS = 8;

    private final ZipOutputStream zip;
    private final Set<ObjectId> written = new HashSet<>();

    private CodeSnapshot(ZipOutputStream zip) {
        this.zip = zip;
    }

    /// The zip file with these states.
    public static byte[] write(List<CodeState> states) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ByteArrayOutputStream listing = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes); DataOutputStream out = new DataOutputStream(listing)) {
            CodeSnapshot snapshot = new CodeSnapshot(zip);
            out.writeInt(states.size());
            for (CodeState state : states) {
                snapshot.state(state, out);
            }
            out.flush();
            snapshot.entry(LISTING, listing.toByteArray());
        }
        return bytes.toByteArray();
    }

    private void state(CodeState state, DataOutputStream out) throws IOException {
        out.writeUTF(state.label());
        out.writeUTF(state.version());
        out.writeUTF(state.root().toString());
        List<String> problems = state.problems();
        out.writeInt(problems.size());
        for (String problem : problems) {
            out.writeUTF(problem);
        }
        List<MountedTree.Mount> mounts = state.mounts();
        out.writeInt(mounts.size());
        for (MountedTree.Mount mount : mounts) {
            out.writeUTF(mount.at().toString());
            Map<String, SnapshotTree.Item> items = new TreeMap<>();
            walk(mount.source(), "", 0, items);
            out.writeInt(items.size());
            for (Map.Entry<String, SnapshotTree.Item> item : items.entrySet()) {
                out.writeUTF(item.getKey());
                write(out, item.getValue());
            }
        }
    }

    private void walk(SourceTree tree, String directory, int links, Map<String, SnapshotTree.Item> items) throws IOException {
        for (Map.Entry<String, Entry> each : tree.list(directory).entrySet()) {
            String path = directory.isEmpty() ? each.getKey() : directory + "/" + each.getKey();
            String target = tree.linkTarget(path);
            if (target != null && SnapshotTree.staysInside(directory, target)) {
                items.put(path, SnapshotTree.Item.link(target));
                continue;
            }
            Entry entry = tree.entry(path);
            byte[] content = entry != null && entry.kind() == Entry.Kind.FILE ? tree.bytes(path) : null;
            if (entry == null || entry.kind() == Entry.Kind.FILE && content == null) {
                if (target != null) {
                    items.put(path, SnapshotTree.Item.link(target));
                }
                continue;
            }
            if (content != null) {
                if (written.add(entry.id())) {
                    entry(OBJECTS + entry.id().name(), content);
                }
                items.put(path, new SnapshotTree.Item(Entry.Kind.FILE, entry.id(), entry.executable(), target));
            } else {
                items.put(path, new SnapshotTree.Item(Entry.Kind.DIRECTORY, ObjectId.zeroId(), false, target));
                if (links + (target == null ? 0 : 1) <= MOST_LINKS) {
                    walk(tree, path, links + (target == null ? 0 : 1), items);
                }
            }
        }
    }

    private static void write(DataOutputStream out, SnapshotTree.Item item) throws IOException {
        out.writeByte(item.kind().letter());
        out.writeUTF(item.id().name());
        out.writeBoolean(item.executable());
        String target = item.target();
        out.writeBoolean(target != null);
        if (target != null) {
            out.writeUTF(target);
        }
    }

    // Without a time, and stored as it is where that is shorter, so that the same content gives the same bytes.
    private void entry(String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(java.time.LocalDateTime.of(1980, 1, 1, 0, 0));
        if (content.length == 0) {
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(0);
            entry.setCrc(new CRC32().getValue());
        }
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    /// The states in a zip file. It stays open as long as they are in use.
    ///
    /// @param scratch where files are copied that Ruby code opens by itself
    public static List<CodeState> open(Path file, Path scratch) throws IOException {
        ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8);
        Exports exports = new Exports(scratch);
        List<CodeState> states = new ArrayList<>();
        byte[] listing = content(zip, LISTING);
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(listing == null ? new byte[0] : listing))) {
            int size = in.readInt();
            for (int i = 0; i < size; i++) {
                states.add(state(in, zip, exports));
            }
        }
        return states;
    }

    private static CodeState state(DataInputStream in, ZipFile zip, Exports exports) throws IOException {
        String label = in.readUTF();
        String version = in.readUTF();
        Path root = Path.of(in.readUTF());
        List<String> problems = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            problems.add(in.readUTF());
        }
        List<MountedTree.Mount> mounts = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            Path at = Path.of(in.readUTF());
            TreeMap<String, SnapshotTree.Item> items = new TreeMap<>();
            for (int more = in.readInt(); more > 0; more--) {
                items.put(in.readUTF(), item(in));
            }
            mounts.add(new MountedTree.Mount(at, new SnapshotTree(items, id -> object(zip, id), exports)));
        }
        return new CodeState(label, version, root, new MountedTree(mounts), problems);
    }

    private static SnapshotTree.Item item(DataInputStream in) throws IOException {
        int letter = in.readUnsignedByte();
        ObjectId id = ObjectId.fromString(in.readUTF());
        boolean executable = in.readBoolean();
        @Nullable String target = in.readBoolean() ? in.readUTF() : null;
        Entry.Kind kind = switch (letter) {
            case 'f' -> Entry.Kind.FILE;
            case 'l' -> Entry.Kind.LINK;
            default -> Entry.Kind.DIRECTORY;
        };
        return new SnapshotTree.Item(kind, id, executable, target);
    }

    private static byte[] object(ZipFile zip, ObjectId id) {
        try {
            byte[] content = content(zip, OBJECTS + id.name());
            if (content != null) {
                return content;
            }
        } catch (IOException broken) {
            throw new CodeError("Could not read the object " + id.name() + " of " + zip.getName() + ": " + broken.getMessage());
        }
        throw new CodeError("The object " + id.name() + " is not in " + zip.getName());
    }

    private static byte @Nullable [] content(ZipFile zip, String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
            return null;
        }
        try (InputStream in = zip.getInputStream(entry)) {
            return in.readNBytes(MOST_BYTES);
        }
    }
}
