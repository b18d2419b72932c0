package io.bindery.server.git;

import io.bindery.fleet.code.CodeFile;
import io.bindery.server.files.DiskFiles;
import io.bindery.server.files.FileLook;
import io.bindery.server.files.ServedFiles;
import io.bindery.server.http.Content;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The files that agents get: below the mounts those of commits, elsewhere the disk. A commit's files belong to root, with the modes that a checkout
/// gives them and the commit's time; none of them ever changes.
public final class GitFiles implements ServedFiles {
    private static final int PLAIN = 0644;
    private static final int PROGRAM = 0755;

    private static final Unchanged ALWAYS = new Unchanged() {
        @Override
        public boolean isUnchanged() {
            return true;
        }

        @Override
        public void close() {}
    };

    private final GitCode code;
    private final DiskFiles disk = new DiskFiles();

    public GitFiles(GitCode code) {
        this.code = code;
    }

    @Override
    public @Nullable FileLook look(Path path, boolean follow) throws IOException {
        GitCode.Opened opened = code.holding(path);
        if (opened == null) {
            return disk.look(path, follow);
        }
        CodeFile file = opened.state().look(path, follow);
        if (file == null) {
            return null;
        }
        FileLook.Kind kind = file.target() != null ? FileLook.Kind.LINK : file.directory() ? FileLook.Kind.DIRECTORY : FileLook.Kind.FILE;
        byte[] bytes = kind == FileLook.Kind.FILE ? opened.state().files().bytes(path) : null;
        return new FileLook(
                kind,
                0,
                0,
                file.directory() || file.executable() ? PROGRAM : PLAIN,
                bytes == null ? 0 : bytes.length,
                opened.time(),
                opened.time(),
                file.id(),
                false,
                file.target());
    }

    @Override
    public @Nullable Object identity(Path path) {
        GitCode.Opened opened = code.holding(path);
        if (opened == null) {
            return disk.identity(path);
        }
        CodeFile file = opened.state().look(path, true);
        return file == null ? null : file.id();
    }

    @Override
    public List<String> names(Path directory) throws IOException {
        GitCode.Opened opened = code.holding(directory);
        return opened == null ? disk.names(directory) : opened.state().files().names(directory);
    }

    @Override
    public InputStream open(Path file) throws IOException {
        GitCode.Opened opened = code.holding(file);
        return opened == null ? disk.open(file) : new ByteArrayInputStream(bytes(opened, file));
    }

    private static byte[] bytes(GitCode.Opened opened, Path file) throws IOException {
        byte[] bytes = opened.state().files().bytes(file);
        if (bytes == null) {
            throw new NoSuchFileException(file.toString());
        }
        return bytes;
    }

    @Override
    public Content content(Path file) throws IOException {
        GitCode.Opened opened = code.holding(file);
        return opened == null ? disk.content(file) : new Content.Bytes(bytes(opened, file));
    }

    @Override
    public @Nullable Unchanged watch(List<Path> directories) {
        List<Path> others = directories.stream().filter(each -> code.holding(each) == null).toList();
        return others.isEmpty() ? ALWAYS : disk.watch(others);
    }
}
