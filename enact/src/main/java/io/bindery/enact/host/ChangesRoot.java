package io.bindery.enact.host;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// A view of a host's files in which all changes go below another directory, the changes root. A file is copied there before it
/// is changed; a file that was not changed is read in its own place.
///
/// Paths in results are as the caller gave them. Internally a file is known by its path without links and dots.
public final class ChangesRoot implements HostFiles {
    private static final int MOST_LINKS = 40;
    private static final int PRIVATE = 0700;

    private final HostFiles real;
    private final Path root;
    private final Set<Path> copied = new HashSet<>();
    /// Paths that were removed, renamed or made anew in the changes root: the real file there, and the files below it, no longer
    /// count.
    private final Set<Path> replaced = new HashSet<>();

    private final Set<Path> examined = new LinkedHashSet<>();
    private final Set<Path> omitted = new HashSet<>();
    private final Set<Path> changed = new LinkedHashSet<>();
    private final List<Renaming> renamings = new ArrayList<>();

    /// A renamed file.
    public record Renaming(Path from, Path to) {}

    /// @param root an empty directory that only this process writes to
    public ChangesRoot(HostFiles real, Path root) {
        this.real = real;
        this.root = root;
    }

    /// The paths that were changed, in the order of their first change.
    public Set<Path> changed() {
        Set<Path> shown = new LinkedHashSet<>(changed);
        shown.removeAll(omitted);
        return shown;
    }

    /// The paths that were looked at for their own sake, in this order.
    public Set<Path> examined() {
        return Collections.unmodifiableSet(examined);
    }

    public void noteExamined(Path path) {
        examined.add(path);
    }

    /// A path that is changed on the way to something else, such as the backup of a file, does not count as changed.
    public void omit(Path path) {
        omitted.add(path);
    }

    /// Counts a directory as changed where something in it is.
    public void noteSearched(Path directory) {
        if (changed.stream().anyMatch(each -> !each.equals(directory) && each.startsWith(directory))) {
            changed.add(directory);
        }
    }

    public List<Renaming> renamings() {
        return List.copyOf(renamings);
    }

    /// Where the bytes of a file are now.
    public Path place(Path path) throws IOException {
        return located(key(path));
    }

    /// Copies a file below the changes root so that a program can change it there; afterwards its place there is all that counts.
    public Path handOut(Path path) throws IOException {
        Path key = key(path);
        bring(key);
        replaced.add(key);
        changed.add(path);
        return shadow(key);
    }

    @Override
    public FileState state(Path path) throws IOException {
        return real.state(located(key(path)));
    }

    @Override
    public FileState stateFollowingLinks(Path path) throws IOException {
        return real.state(located(followed(path)));
    }

    @Override
    public byte[] read(Path path, long limit) throws IOException {
        return real.read(located(followed(path)), limit);
    }

    @Override
    public InputStream open(Path path) throws IOException {
        return real.open(located(followed(path)));
    }

    @Override
    public List<String> list(Path directory) throws IOException {
        Path key = followed(directory);
        if (isReplaced(key)) {
            return real.list(shadow(key));
        }
        Set<String> names = new TreeSet<>(real.state(key).exists() ? real.list(key) : List.of());
        Set<Path> known = new HashSet<>(copied);
        known.addAll(replaced);
        for (Path each : known) {
            if (key.equals(each.getParent())) {
                String name = each.getFileName().toString();
                if (real.state(located(each)).exists()) {
                    names.add(name);
                } else {
                    names.remove(name);
                }
            }
        }
        return List.copyOf(names);
    }

    @Override
    public boolean sameContent(Path one, Path other) throws IOException {
        return real.sameContent(located(followed(one)), located(followed(other)));
    }

    @Override
    public void write(Path path, FileDraft draft) throws IOException {
        Path key = draft.links() == Links.FOLLOW ? followed(path) : key(path);
        Path place = change(path, key);
        FileState found = real.state(place);
        real.write(place, draft.replaced() == null ? draft : draft.insteadOf(found));
    }

    @Override
    public void append(Path path, byte[] bytes, int mode) throws IOException {
        real.append(change(path, followed(path)), bytes, mode);
    }

    @Override
    public void createDirectory(Path path, int mode, int owner, int group) throws IOException {
        real.createDirectory(change(path, key(path)), mode, owner, group);
    }

    @Override
    public void createLink(Path path, String target) throws IOException {
        real.createLink(change(path, key(path)), target);
    }

    @Override
    public void createHardLink(Path path, Path existing) throws IOException {
        Path source = key(existing);
        bring(source);
        real.createHardLink(change(path, key(path)), shadow(source));
    }

    @Override
    public void createPipe(Path path, int mode) throws IOException {
        real.createPipe(change(path, key(path)), mode);
    }

    @Override
    public void delete(Path path) throws IOException {
        Path key = key(path);
        if (!list(path, key).isEmpty()) {
            throw new java.nio.file.DirectoryNotEmptyException(path.toString());
        }
        deleteTree(path);
    }

    @Override
    public void deleteTree(Path path) throws IOException {
        Path key = key(path);
        Path place = change(path, key);
        if (real.state(place).exists()) {
            real.deleteTree(place);
        }
        replaced.add(key);
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        Path source = key(from);
        Path target = key(to);
        bringTree(source);
        change(to, target);
        real.rename(shadow(source), shadow(target));
        replaced.add(source);
        replaced.add(target);
        changed.remove(from);
        changed.remove(to);
        renamings.add(new Renaming(from, to));
    }

    @Override
    public void changeMode(Path path, int mode, Links links) throws IOException {
        real.changeMode(change(path, end(path, links)), mode, links);
    }

    @Override
    public void changeOwner(Path path, int owner, int group, Links links) throws IOException {
        real.changeOwner(change(path, end(path, links)), owner, group, links);
    }

    @Override
    public void changeTimes(Path path, Instant accessed, Instant modified, Links links) throws IOException {
        real.changeTimes(change(path, end(path, links)), accessed, modified, links);
    }

    private Path end(Path path, Links links) throws IOException {
        return links == Links.FOLLOW ? followed(path) : key(path);
    }

    private List<String> list(Path path, Path key) throws IOException {
        return real.state(located(key)).kind() == FileKind.DIRECTORY ? list(path) : List.of();
    }

    /// Notes that a path is changed, and copies its file to the changes root.
    ///
    /// @return the place below the changes root where the change is made
    private Path change(Path path, Path key) throws IOException {
        changed.add(path);
        bring(key);
        return shadow(key);
    }

    private Path shadow(Path key) {
        return root.resolve(Path.of("/").relativize(key));
    }

    private boolean isReplaced(Path key) {
        for (Path each = key; each != null; each = each.getParent()) {
            if (replaced.contains(each)) {
                return true;
            }
        }
        return false;
    }

    private Path located(Path key) {
        return copied.contains(key) || isReplaced(key) ? shadow(key) : key;
    }

    /// Copies the file at a path to the changes root, unless it was copied or replaced already.
    private void bring(Path key) throws IOException {
        makeParents(shadow(key));
        if (copied.contains(key) || isReplaced(key)) {
            return;
        }
        FileState state = real.state(key);
        Path place = shadow(key);
        switch (state.kind()) {
            case FILE -> real.write(place, FileDraft.fresh(real.content(key), state.mode())
                    .owned(state.owner(), state.group())
                    .at(state.accessed(), state.modified()));
            case LINK -> real.createLink(place, state.linkTarget());
            case DIRECTORY -> {
                if (real.state(place).exists()) {
                    real.changeMode(place, state.mode(), Links.STOP);
                    real.changeOwner(place, state.owner(), state.group(), Links.STOP);
                } else {
                    real.createDirectory(place, state.mode(), state.owner(), state.group());
                }
            }
            case PIPE, OTHER -> throw new IOException("changes of '" + key + "', a pipe, socket or device, cannot be simulated");
            case ABSENT -> {}
        }
        copied.add(key);
    }

    private void bringTree(Path key) throws IOException {
        List<String> names = list(key, key);
        bring(key);
        for (String name : names) {
            bringTree(key.resolve(name));
        }
    }

    private void makeParents(Path place) throws IOException {
        Path parent = place.getParent();
        if (parent != null && !real.state(parent).exists()) {
            makeParents(parent);
            real.createDirectory(parent, PRIVATE, -1, -1);
        }
    }

    /// A path without links and dots in the directories that lead to it.
    private Path key(Path path) throws IOException {
        Path plain = path.toAbsolutePath().normalize();
        Path parent = plain.getParent();
        return parent == null ? plain : followed(parent).resolve(plain.getFileName());
    }

    /// A path without any links, as far as they lead to something.
    private Path followed(Path path) throws IOException {
        Path key = key(path);
        for (int links = 0; links < MOST_LINKS; links++) {
            FileState state = real.state(located(key));
            if (state.kind() != FileKind.LINK) {
                return key;
            }
            Path parent = key.getParent();
            key = key((parent == null ? key : parent).resolve(state.linkTarget()));
        }
        throw new IOException("too many links at " + path);
    }
}
