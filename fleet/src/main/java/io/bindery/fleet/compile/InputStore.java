package io.bindery.fleet.compile;

import io.bindery.files.FileReplacement;
import io.bindery.files.FileView;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Looks;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The inputs of earlier compiles, stored on the disk. If a compile has the same facts and setup as a stored one, and every input
/// is unchanged, it gives the same result at any commit. A node whose inputs are the same at two states therefore gets the same
/// result at both and need not be compiled at all.
///
/// Nodes whose inputs cannot all be recorded, and nodes that export or collect resources, are not stored. An unreadable file
/// counts as an empty store.
public final class InputStore {
    private static final int MAGIC = 0x42466C32;
    /// The states of a branch and of the state it is compared with.
    private static final int MOST_ENTRIES = 2;
    private static final int MOST_BYTES = 1 << 30;

    private final @Nullable Path file;
    private final InputTable inputs = new InputTable();
    private final Map<String, List<Entry>> entries = new ConcurrentHashMap<>();
    /// The nodes whose inputs must not be stored.
    private final Set<String> dropped = ConcurrentHashMap.newKeySet();

    /// One compile.
    ///
    /// @param identity the identity of the fact file; the facts need not be read while it is unchanged
    /// @param digest the digest of the facts
    /// @param failure the failure; null if the compile gave a catalog
    /// @param inputs numbers of the table, each as the difference from the previous one, seven bits a byte
    private record Entry(String identity, String digest, @Nullable String failure, @Nullable String place, int line, byte[] inputs) {
        Entry with(byte[] others) {
            return new Entry(identity, digest, failure, place, line, others);
        }
    }

    private InputStore(@Nullable Path file) {
        this.file = file;
    }

    /// @param folder the directory of all stores
    /// @param setup a text that is equal if nodes are compiled in the same way
    public static InputStore open(Path folder, String setup) {
        Path file = folder.resolve(setup + ".inputs");
        InputStore store = new InputStore(file);
        byte[] bytes = FileView.DISK.bytes(file);
        if (bytes != null) {
            try {
                store.read(bytes);
            } catch (IOException | IllegalArgumentException broken) {
                return new InputStore(file);
            }
        }
        return store;
    }

    /// A store that is not written to the disk: it holds inputs recorded on one machine for another.
    public static InputStore passing() {
        return new InputStore(null);
    }

    /// Reads the store of another machine.
    ///
    /// @throws IOException if the bytes are not a valid store
    public static InputStore of(byte[] bytes) throws IOException {
        InputStore store = passing();
        store.read(bytes);
        return store;
    }

    /// Adds the records of another store, which replace older records of this one.
    public synchronized void add(InputStore other) {
        int[] adopted = inputs.adopt(other.inputs);
        other.entries.forEach((node, latest) -> {
            List<Entry> renumbered = new ArrayList<>();
            latest.forEach(each -> renumbered.add(each.with(InputTable.renumbered(each.inputs, adopted))));
            entries.merge(node, renumbered, InputStore::newest);
        });
        other.dropped.forEach(entries::remove);
    }

    private static List<Entry> newest(List<Entry> known, List<Entry> latest) {
        List<Entry> both = new ArrayList<>(latest);
        both.addAll(known);
        return List.copyOf(both.subList(0, Math.min(MOST_ENTRIES, both.size())));
    }

    /// Starts with another pair of states.
    public void between() {
        inputs.forget();
    }

    /// The result that a node gets at both states, if it is known to be the same; else null. Catalogs are not stored: a catalog
    /// is null in the result.
    public @Nullable Proof proof(FleetNode node, CodeState from, CodeState to) {
        List<Entry> known = entries.get(node.name());
        if (known == null) {
            return null;
        }
        for (Entry entry : known) {
            if (isOf(entry, node) && inputs.hold(entry.inputs, from, to)) {
                String failure = entry.failure;
                return new Proof(failure == null ? null : new Outcome.Failed(failure, entry.place, entry.line, new Looks()));
            }
        }
        return null;
    }

    /// The statement that a node gets the same result at two states.
    ///
    /// @param failure the result, if it is a failure
    public record Proof(Outcome.@Nullable Failed failure) {}

    private static boolean isOf(Entry entry, FleetNode node) {
        try {
            String identity = node.identity();
            return entry.identity.equals(identity) || entry.digest.equals(node.digest());
        } catch (LoadError unreadable) {
            return false;
        }
    }

    /// Stores the inputs of a compile at a state.
    public void note(FleetNode node, CodeState state, Outcome outcome) {
        boolean alone = !(outcome instanceof Outcome.Compiled compiled) || compiled.exported().isEmpty() && compiled.collected().isEmpty();
        if (!alone || !outcome.looks().unseen().isEmpty()) {
            entries.remove(node.name());
            dropped.add(node.name());
            return;
        }
        Outcome.@Nullable Failed failed = outcome instanceof Outcome.Failed failure ? failure : null;
        Entry entry = new Entry(
                node.identity(),
                node.digest(),
                failed == null ? null : failed.message(),
                failed == null ? null : failed.file(),
                failed == null ? 0 : failed.line(),
                inputs.numbers(outcome.looks().paths(), state));
        entries.merge(node.name(), List.of(entry), InputStore::newest);
    }

    /// Writes the store to the disk.
    public void save() throws IOException {
        Path target = file;
        if (target == null) {
            return;
        }
        Path folder = target.toAbsolutePath().getParent();
        if (folder != null) {
            FileReplacement.makePrivateFolder(folder);
        }
        FileReplacement.replace(target, bytes(), PosixFilePermissions.fromString("rw-------"));
    }

    /// The store as [#of] reads it.
    public byte[] bytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(MAGIC);
            Map<String, List<Entry>> sorted = new TreeMap<>(entries);
            inputs.write(out, sorted.values().stream().flatMap(List::stream).map(Entry::inputs).toList());
            out.writeInt(sorted.size());
            for (Map.Entry<String, List<Entry>> node : sorted.entrySet()) {
                out.writeUTF(node.getKey());
                out.writeByte(node.getValue().size());
                for (Entry entry : node.getValue()) {
                    write(entry, out);
                }
            }
            out.writeInt(dropped.size());
            for (String node : dropped) {
                out.writeUTF(node);
            }
        }
        return bytes.toByteArray();
    }

    private static void write(Entry entry, DataOutputStream out) throws IOException {
        out.writeUTF(entry.identity);
        out.writeUTF(entry.digest);
        InputTable.text(out, entry.failure);
        InputTable.text(out, entry.place);
        out.writeInt(entry.line);
        out.writeInt(entry.inputs.length);
        out.write(entry.inputs);
    }

    private void read(byte[] bytes) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            read(in);
        }
    }

    private void read(DataInputStream in) throws IOException {
        if (in.readInt() != MAGIC) {
            throw new IOException("not a store of inputs");
        }
        inputs.read(in);
        int nodes = in.readInt();
        for (int i = 0; i < nodes; i++) {
            String name = in.readUTF();
            int count = in.readUnsignedByte();
            List<Entry> all = new ArrayList<>();
            for (int j = 0; j < count; j++) {
                String identity = in.readUTF();
                String digest = in.readUTF();
                String failure = InputTable.text(in);
                String place = InputTable.text(in);
                int line = in.readInt();
                int length = in.readInt();
                if (length < 0 || length > MOST_BYTES) {
                    throw new IOException("broken store of inputs");
                }
                all.add(new Entry(identity, digest, failure, place, line, in.readNBytes(length)));
            }
            entries.put(name, List.copyOf(all));
        }
        for (int left = in.readInt(); left > 0; left--) {
            dropped.add(in.readUTF());
        }
    }
}
