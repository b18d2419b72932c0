package io.bindery.enact.host;

import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotLinkException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The files of this machine.
final class LocalFiles implements HostFiles {
    private static final String WANTED = "unix:mode,uid,gid,ino,dev,nlink,ctime,size,lastModifiedTime,lastAccessTime";
    private static final int KIND_BITS = 0170000;

    /// The bits of a mode that say what kind of file it is, and those of a pipe.
    private static final int KIND = 0170000;

    private static final int PIPE = 0010000;

    @Override
    public FileState state(Path path) throws IOException {
        return read(path, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public FileState stateFollowingLinks(Path path) throws IOException {
        return read(path);
    }

    private static FileState read(Path path, LinkOption... options) throws IOException {
        try {
            return state(path, Files.readAttributes(path, WANTED, options));
        } catch (NoSuchFileException _) {
            return FileState.ABSENT;
        } catch (java.nio.file.FileSystemException e) {
            if ("Not a directory".equals(e.getReason())) {
                return FileState.ABSENT;
            }
            throw e;
        }
    }

    private static FileState state(Path path, Map<String, Object> attributes) throws IOException {
        int mode = (int) number(attributes, "mode");
        FileKind kind = kind(mode);
        return new FileState(
                kind,
                number(attributes, "size"),
                mode & 07777,
                (int) number(attributes, "uid"),
                (int) number(attributes, "gid"),
                instant(attributes, "lastModifiedTime"),
                instant(attributes, "lastAccessTime"),
                instant(attributes, "ctime"),
                number(attributes, "ino"),
                number(attributes, "dev"),
                (int) number(attributes, "nlink"),
                kind == FileKind.LINK ? target(path) : "");
    }

    private static String target(Path path) throws IOException {
        try {
            return Files.readSymbolicLink(path).toString();
        } catch (NotLinkException _) {
            return "";
        }
    }

    private static long number(Map<String, Object> attributes, String name) {
        return attributes.get(name) instanceof Number number ? number.longValue() : 0;
    }

    private static Instant instant(Map<String, Object> attributes, String name) {
        return attributes.get(name) instanceof FileTime time ? time.toInstant() : Instant.EPOCH;
    }

    private static FileKind kind(int mode) {
        return switch (mode & KIND_BITS) {
            case 0100000 -> FileKind.FILE;
            case 0040000 -> FileKind.DIRECTORY;
            case 0120000 -> FileKind.LINK;
            default -> FileKind.OTHER;
        };
    }

    @Override
    public byte[] read(Path path, long limit) throws IOException {
        long size = Files.size(path);
        if (size > limit) {
            throw new IOException(path + " has " + size + " bytes, more than the limit of " + limit);
        }
        return Files.readAllBytes(path);
    }

    @Override
    public List<String> list(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.map(entry -> String.valueOf(entry.getFileName())).sorted().toList();
        }
    }

    @Override
    public void replace(Path path, byte[] content, int mode) throws IOException {
        FileState old = stateFollowingLinks(path);
        FileReplacement.replace(path, content, null);
        Path target = Files.isSymbolicLink(path) ? path.toRealPath() : path;
        if (!old.exists()) {
            changeMode(target, mode);
        } else {
            FileState now = state(target);
            if (now.owner() != old.owner() || now.group() != old.group()) {
                changeOwner(target, old.owner(), old.group());
            }
            if (now.mode() != old.mode()) {
                changeMode(target, old.mode());
            }
        }
    }

    @Override
    public void copy(Path from, Path to, int mode) throws IOException {
        Path folder = to.toAbsolutePath().getParent();
        Path fresh = Files.createTempFile(folder, "." + to.getFileName() + ".", ".new");
        try {
            Files.copy(from, fresh, StandardCopyOption.REPLACE_EXISTING);
            try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            changeMode(fresh, mode);
            rename(fresh, to);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    @Override
    public boolean sameContent(Path one, Path other) throws IOException {
        return Files.mismatch(one, other) < 0;
    }

    @Override
    public void createDirectory(Path path, int mode) throws IOException {
        Files.createDirectory(path);
        changeMode(path, mode);
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
    public void delete(Path path) throws IOException {
        Files.delete(path);
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        if (Files.isDirectory(to, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(to.toString());
        }
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    @Override
    public void changeMode(Path path, int mode) throws IOException {
        Files.setAttribute(path, "unix:mode", mode);
    }

    @Override
    public void changeOwner(Path path, int owner, int group) throws IOException {
        if (owner >= 0) {
            Files.setAttribute(path, "unix:uid", owner, LinkOption.NOFOLLOW_LINKS);
        }
        if (group >= 0) {
            Files.setAttribute(path, "unix:gid", group, LinkOption.NOFOLLOW_LINKS);
        }
    }

    @Override
    public void changeTimes(Path path, Instant accessed, Instant modified) throws IOException {
        if (!isPipe(path)) {
            setTimes(path, accessed, modified);
            return;
        }
        // Java opens what it sets the times of, and who opens a pipe to read waits for a writer: so there is one.
        try (FileChannel _ = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            setTimes(path, accessed, modified);
        }
    }

    private static void setTimes(Path path, Instant accessed, Instant modified) throws IOException {
        Files.getFileAttributeView(path, BasicFileAttributeView.class)
                .setTimes(FileTime.from(modified), FileTime.from(accessed), null);
    }

    private static boolean isPipe(Path path) throws IOException {
        return Files.getAttribute(path, "unix:mode") instanceof Integer mode && (mode & KIND) == PIPE;
    }
}
