package io.bindery.testkit.host;

import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import io.bindery.enact.host.Links;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The files of a [MemoryHost]. Whose links are followed is a matter of the real host alone.
final class MemoryFiles implements HostFiles {
    private static final int MOST_LINKS = 40;

    private final MemoryHost host;
    private final MemoryNode root;

    MemoryFiles(MemoryHost host) {
        this.host = host;
        this.root = new MemoryNode(FileKind.DIRECTORY, "", 0755, 0, Instant.EPOCH);
    }

    /// A name in a directory.
    private record Place(MemoryNode directory, String name, Path path) {
        @Nullable MemoryNode node() {
            return directory.entries.get(name);
        }
    }

    private Place place(Path path, Links links) throws IOException {
        return place(path, links, 0);
    }

    private Place place(Path path, Links links, int followed) throws IOException {
        if (followed > MOST_LINKS) {
            throw new FileSystemException(path.toString(), null, "Too many levels of symbolic links");
        }
        Path whole = path.toAbsolutePath().normalize();
        Path folder = whole.getParent();
        if (folder == null) {
            throw new FileSystemException(path.toString(), null, "is the root");
        }
        Place place = new Place(directory(folder, followed), String.valueOf(whole.getFileName()), whole);
        MemoryNode node = place.node();
        if (node != null && node.kind == FileKind.LINK && links == Links.FOLLOW) {
            return place(folder.resolve(node.target), links, followed + 1);
        }
        return place;
    }

    private MemoryNode directory(Path path, int followed) throws IOException {
        if (path.getParent() == null) {
            return root;
        }
        MemoryNode node = place(path, Links.FOLLOW, followed).node();
        if (node == null) {
            throw new NoSuchFileException(path.toString());
        }
        if (node.kind != FileKind.DIRECTORY) {
            throw new FileSystemException(path.toString(), null, "Not a directory");
        }
        return node;
    }

    private MemoryNode node(Path path, Links links) throws IOException {
        MemoryNode node = path.toAbsolutePath().normalize().getParent() == null ? root : place(path, links).node();
        if (node == null) {
            throw new NoSuchFileException(path.toString());
        }
        return node;
    }

    private FileState state(Path path, Links links) throws IOException {
        try {
            return node(path, links).state();
        } catch (NoSuchFileException _) {
            return FileState.ABSENT;
        } catch (FileSystemException e) {
            if ("Not a directory".equals(e.getReason())) {
                return FileState.ABSENT;
            }
            throw e;
        }
    }

    @Override
    public FileState state(Path path) throws IOException {
        return state(path, Links.STOP);
    }

    @Override
    public FileState stateFollowingLinks(Path path) throws IOException {
        return state(path, Links.FOLLOW);
    }

    @Override
    public byte[] read(Path path, long limit) throws IOException {
        byte[] content = file(path).content;
        if (content.length > limit) {
            throw new IOException(path + " has more than the limit of " + limit + " bytes");
        }
        return content.clone();
    }

    private MemoryNode file(Path path) throws IOException {
        MemoryNode node = node(path, Links.FOLLOW);
        if (node.kind != FileKind.FILE) {
            throw new FileSystemException(path.toString(), null, "Is a directory");
        }
        return node;
    }

    @Override
    public InputStream open(Path path) throws IOException {
        return new ByteArrayInputStream(read(path, Long.MAX_VALUE));
    }

    @Override
    public List<String> list(Path directory) throws IOException {
        return List.copyOf(directory(directory.toAbsolutePath().normalize(), 0).entries.keySet());
    }

    @Override
    public boolean sameContent(Path one, Path other) throws IOException {
        return Arrays.equals(file(one).content, file(other).content);
    }

    private MemoryNode made(Place place, FileKind kind, String target, int mode) throws IOException {
        if (place.node() != null) {
            throw new FileAlreadyExistsException(place.path().toString());
        }
        MemoryNode node = new MemoryNode(kind, target, mode, host.accounts().effectiveUser(), host.clock().instant());
        place.directory().entries.put(place.name(), node);
        return node;
    }

    @Override
    public void write(Path path, FileDraft draft) throws IOException {
        host.changing("writing " + path);
        Place place = place(path, draft.links());
        MemoryNode old = place.node();
        if (old != null && (old.kind == FileKind.DIRECTORY || old.kind.isSpecial() && !draft.force())) {
            throw new FileSystemException(path.toString(), null, "is not a regular file and is not replaced");
        }
        FileState expected = draft.replaced();
        if (expected != null && (old == null ? expected.exists() : expected.inode() != old.inode)) {
            throw new FileSystemException(path.toString(), null, "is not the file any more that was looked at");
        }
        byte[] content;
        try (InputStream stream = draft.content().open()) {
            content = stream.readAllBytes();
        }
        place.directory().entries.remove(place.name());
        MemoryNode node = made(place, FileKind.FILE, "", draft.mode());
        node.content = content;
        MemoryNode model = draft.inherits() ? old : null;
        own(node, model == null ? draft.owner() : model.owner, model == null ? draft.group() : model.group);
        node.mode = model == null ? draft.mode() : model.mode;
        FileDraft.Times times = draft.times();
        if (times != null) {
            node.accessed = times.accessed();
            node.modified = times.modified();
        }
    }

    @Override
    public void append(Path path, byte[] bytes, int mode) throws IOException {
        host.changing("appending to " + path);
        Place place = place(path, Links.FOLLOW);
        MemoryNode node = place.node() == null ? made(place, FileKind.FILE, "", mode) : file(path);
        byte[] longer = Arrays.copyOf(node.content, node.content.length + bytes.length);
        System.arraycopy(bytes, 0, longer, node.content.length, bytes.length);
        node.content = longer;
        node.modified = host.clock().instant();
    }

    @Override
    public void createDirectory(Path path, int mode, int owner, int group) throws IOException {
        host.changing("making " + path);
        own(made(place(path, Links.STOP), FileKind.DIRECTORY, "", mode), owner, group);
    }

    @Override
    public void createLink(Path path, String target) throws IOException {
        host.changing("linking " + path);
        Place place = place(path, Links.STOP);
        MemoryNode old = place.node();
        if (old != null && old.kind == FileKind.LINK) {
            place.directory().entries.remove(place.name());
        }
        made(place, FileKind.LINK, target, 0777);
    }

    @Override
    public void createHardLink(Path path, Path existing) throws IOException {
        host.changing("linking " + path);
        MemoryNode node = node(existing, Links.STOP);
        Place place = place(path, Links.STOP);
        if (place.directory().entries.putIfAbsent(place.name(), node) != null) {
            throw new FileAlreadyExistsException(path.toString());
        }
        node.links++;
    }

    @Override
    public void createPipe(Path path, int mode) throws IOException {
        host.changing("making " + path);
        made(place(path, Links.STOP), FileKind.PIPE, "", mode);
    }

    @Override
    public void delete(Path path) throws IOException {
        if (!node(path, Links.STOP).entries.isEmpty()) {
            throw new DirectoryNotEmptyException(path.toString());
        }
        deleteTree(path);
    }

    @Override
    public void deleteTree(Path path) throws IOException {
        host.changing("deleting " + path);
        node(path, Links.STOP).links--;
        Place place = place(path, Links.STOP);
        place.directory().entries.remove(place.name());
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        host.changing("renaming " + from);
        MemoryNode node = node(from, Links.STOP);
        Place old = place(from, Links.STOP);
        Place place = place(to, Links.STOP);
        MemoryNode there = place.node();
        if (there != null && there.kind == FileKind.DIRECTORY) {
            throw new FileAlreadyExistsException(to.toString());
        }
        old.directory().entries.remove(old.name());
        place.directory().entries.put(place.name(), node);
    }

    @Override
    public void changeMode(Path path, int mode, Links links) throws IOException {
        host.changing("changing the mode of " + path);
        MemoryNode node = node(path, links);
        if (node.kind == FileKind.LINK) {
            throw new FileSystemException(path.toString(), null, "Operation not supported");
        }
        node.mode = mode;
    }

    @Override
    public void changeOwner(Path path, int owner, int group, Links links) throws IOException {
        host.changing("changing the owner of " + path);
        MemoryNode node = node(path, links);
        own(node, owner, group);
        // As the kernel does.
        node.mode &= node.kind == FileKind.FILE ? 01777 : 07777;
    }

    private static void own(MemoryNode node, int owner, int group) {
        node.owner = owner < 0 ? node.owner : owner;
        node.group = group < 0 ? node.group : group;
    }

    @Override
    public void changeTimes(Path path, Instant accessed, Instant modified, Links links) throws IOException {
        host.changing("changing the times of " + path);
        MemoryNode node = node(path, links);
        node.accessed = accessed;
        node.modified = modified;
    }

    String picture() {
        StringBuilder picture = new StringBuilder();
        draw("", root, picture);
        return picture.toString();
    }

    private static void draw(String path, MemoryNode node, StringBuilder picture) {
        picture.append(path.isEmpty() ? "/" : path).append(' ').append(node.kind).append(' ');
        picture.append(String.format("%04o", node.mode)).append(' ').append(node.owner).append(':').append(node.group).append(' ');
        picture.append(node.target).append(new String(node.content, StandardCharsets.ISO_8859_1).replace("\n", "\\n")).append('\n');
        for (Map.Entry<String, MemoryNode> entry : node.entries.entrySet()) {
            draw(path + "/" + entry.getKey(), entry.getValue(), picture);
        }
    }
}
