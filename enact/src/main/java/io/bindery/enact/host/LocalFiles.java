package io.bindery.enact.host;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/// The files of this machine.
final class LocalFiles implements HostFiles {
    private final LocalLooks looks;
    private final LocalChanges changes;
    private final DraftWriter writer;

    /// @param self the user that this process acts as
    LocalFiles(int self) {
        this(self, Leftovers.machineStart());
    }

    /// @param started when the machine was started: temporary files from before it belong to nobody
    LocalFiles(int self, Instant started) {
        LinkTrust trust = new LinkTrust(self);
        PathWalk walk = new PathWalk(trust);
        this.looks = new LocalLooks(new TrustedPaths(trust), walk);
        this.changes = new LocalChanges(walk);
        this.writer = new DraftWriter(walk, new Leftovers(self, started));
    }

    @Override
    public FileState state(Path path) throws IOException {
        return looks.state(path, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public FileState stateFollowingLinks(Path path) throws IOException {
        return looks.state(path);
    }

    @Override
    public byte[] read(Path path, long limit) throws IOException {
        return looks.read(path, limit);
    }

    @Override
    public InputStream open(Path path) throws IOException {
        return looks.open(path);
    }

    @Override
    public boolean hasHoles(Path path) throws IOException {
        return looks.hasHoles(path);
    }

    @Override
    public List<String> list(Path directory) throws IOException {
        return looks.list(directory);
    }

    @Override
    public List<Glance> glance(Path directory) throws IOException {
        return looks.glance(directory);
    }

    @Override
    public boolean sameContent(Path one, Path other) throws IOException {
        return looks.sameContent(one, other);
    }

    @Override
    public void write(Path path, FileDraft draft) throws IOException {
        writer.write(path, draft);
    }

    @Override
    public void append(Path path, byte[] bytes, int mode) throws IOException {
        changes.append(path, bytes, mode);
    }

    @Override
    public void createDirectory(Path path, int mode, int owner, int group) throws IOException {
        changes.createDirectory(path, mode, owner, group);
    }

    @Override
    public void createLink(Path path, String target) throws IOException {
        changes.createLink(path, target);
    }

    @Override
    public void createHardLink(Path path, Path existing) throws IOException {
        changes.createHardLink(path, existing);
    }

    @Override
    public void createPipe(Path path, int mode) throws IOException {
        changes.createPipe(path, mode);
    }

    @Override
    public void delete(Path path) throws IOException {
        changes.delete(path);
    }

    @Override
    public void deleteTree(Path path) throws IOException {
        changes.deleteTree(path);
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        changes.rename(from, to);
    }

    @Override
    public void changeMode(Path path, int mode, Links links) throws IOException {
        changes.changeMode(path, mode, links);
    }

    @Override
    public void changeOwner(Path path, int owner, int group, Links links) throws IOException {
        changes.changeOwner(path, owner, group, links);
    }

    @Override
    public void changeTimes(Path path, Instant accessed, Instant modified, Links links) throws IOException {
        changes.changeTimes(path, accessed, modified, links);
    }
}
