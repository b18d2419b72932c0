package io.bindery.enact.host;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The files of this machine by plain java.nio, as a program writes that does not expect other users: paths are looked up by name, links are
/// followed wherever they lead. It stands in for the product's class of this name in `bench/files/run`, which measures what the safe one costs.
final class LocalFiles implements HostFiles {
    LocalFiles(int self) {}

    LocalFiles(int self, Instant started) {}

    @Override
    public FileState state(Path path) throws IOException {
        return look(path, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public FileState stateFollowingLinks(Path path) throws IOException {
        return look(path);
    }

    private static FileState look(Path path, LinkOption... options) throws IOException {
        try {
            Map<String, Object> found = Files.readAttributes(path, "unix:mode,uid,gid,size,ino,dev,nlink,lastModifiedTime,lastAccessTime,ctime", options);
            int mode = (Integer) found.get("mode");
            FileKind kind = FileKind.ofMode(mode);
            return new FileState(
                    kind, (Long) found.get("size"), mode & 07777, (Integer) found.get("uid"), (Integer) found.get("gid"), ((FileTime) found.get("lastModifiedTime")).toInstant(),
                    ((FileTime) found.get("lastAccessTime")).toInstant(), ((FileTime) found.get("ctime")).toInstant(), (Long) found.get("ino"), (Long) found.get("dev"),
                    (Integer) found.get("nlink"), kind == FileKind.LINK ? Files.readSymbolicLink(path).toString() : "");
        } catch (NoSuchFileException e) {
            return FileState.ABSENT;
        }
    }

    @Override
    public byte[] read(Path path, long limit) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes((int) Math.min(limit, Integer.MAX_VALUE));
        }
    }

    @Override
    public InputStream open(Path path) throws IOException {
        return Files.newInputStream(path);
    }

    @Override
    public List<String> list(Path directory) throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Override
    public boolean sameContent(Path one, Path other) throws IOException {
        return Files.mismatch(one, other) < 0;
    }

    /// As durable as the safe one: forced, renamed, directory forced.
    @Override
    public void write(Path path, FileDraft draft) throws IOException {
        FileState old = state(path);
        Path temporary = path.resolveSibling(TemporaryName.make(path.getFileName().toString()));
        var owner = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        try (FileChannel out = FileChannel.open(temporary, java.util.Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW), owner);
                InputStream in = draft.content().open()) {
            out.write(ByteBuffer.wrap(in.readAllBytes()));
            Files.setAttribute(temporary, "unix:mode", old.exists() && draft.inherits() ? old.mode() : draft.mode());
            out.force(true);
        }
        Files.move(temporary, path, StandardCopyOption.ATOMIC_MOVE);
        force(path.getParent());
    }

    private static void force(Path directory) throws IOException {
        try (FileChannel opened = FileChannel.open(directory, StandardOpenOption.READ)) {
            opened.force(true);
        }
    }

    @Override
    public void append(Path path, byte[] bytes, int mode) throws IOException {
        Files.write(path, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    @Override
    public void createDirectory(Path path, int mode, int owner, int group) throws IOException {
        Files.createDirectory(path);
        Files.setAttribute(path, "unix:mode", mode);
        force(path.getParent());
    }

    @Override
    public void createLink(Path path, String target) throws IOException {
        Files.createSymbolicLink(path, Path.of(target));
    }

    @Override
    public void createHardLink(Path path, Path existing) throws IOException {
        Files.createLink(path, existing);
    }

    @Override
    public void createPipe(Path path, int mode) throws IOException {
        throw new IOException("java.nio makes no pipes");
    }

    @Override
    public void delete(Path path) throws IOException {
        Files.delete(path);
        force(path.getParent());
    }

    @Override
    public void deleteTree(Path path) throws IOException {
        throw new IOException("not measured");
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        if (Files.isDirectory(to)) {
            throw new FileAlreadyExistsException(to.toString());
        }
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        force(to.getParent());
    }

    @Override
    public void changeMode(Path path, int mode, Links links) throws IOException {
        Files.setAttribute(path, "unix:mode", mode);
    }

    @Override
    public void changeOwner(Path path, int owner, int group, Links links) throws IOException {
        if (owner >= 0) {
            Files.setAttribute(path, "unix:uid", owner);
        }
        if (group >= 0) {
            Files.setAttribute(path, "unix:gid", group);
        }
    }

    @Override
    public void changeTimes(Path path, Instant accessed, Instant modified, Links links) throws IOException {
        Files.setLastModifiedTime(path, FileTime.from(modified));
    }
}
