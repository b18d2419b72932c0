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
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import io.bindery.enact.host.Links;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Makes single changes of files. The resource computes the changes beforehand, property by property, so each plan has one step.
final class FileChangeKeeper implements Keeper<FileChange, FileState> {
    private static final int USUAL_MODE = 0644;

    @Override
    public FileState look(FileChange change, Host host) throws RepairException {
        try {
            return host.files().state(change.path());
        } catch (IOException e) {
            throw failure(change.path(), "lstat", e);
        }
    }

    @Override
    public boolean settles(FileChange goal) {
        return false;
    }

    @Override
    public Plan plan(FileChange change, FileState found, Host host) {
        HostFiles files = host.files();
        return switch (change) {
            case FileChange.Write write -> step(change, "content", "rb_sysopen", () -> write(write, found, files));
            case FileChange.MakeDirectory(Path path, int mode) ->
                found.kind() == FileKind.DIRECTORY
                        ? Plan.NOTHING
                        : step(change, Change.EXISTENCE, "dir_s_mkdir", () -> files.createDirectory(path, mode, -1, -1));
            case FileChange.MakeLink(Path path, String target) ->
                step(change, Change.EXISTENCE, "rb_file_s_symlink", () -> files.createLink(path, target));
            case FileChange.Remove(Path path) ->
                found.exists() ? step(change, Change.EXISTENCE, "apply2files", () -> files.deleteTree(path)) : Plan.NOTHING;
            case FileChange.SetMode(Path path, int mode, boolean follows) ->
                step(change, "mode", "apply2files", () -> files.changeMode(path, mode, follows ? Links.FOLLOW : Links.STOP));
            case FileChange.SetOwner(Path path, int owner, int group, boolean follows) ->
                step(change, "owner", "apply2files", () -> files.changeOwner(path, owner, group, follows ? Links.FOLLOW : Links.STOP));
            case FileChange.Copy(Path path, Path copy) -> step(change, Change.EXISTENCE, "rb_sysopen", () -> copy(path, copy, files));
        };
    }

    private static void write(FileChange.Write write, FileState found, HostFiles files) throws IOException {
        FileState old = found.kind() == FileKind.LINK ? files.stateFollowingLinks(write.path()) : found;
        boolean replaces = old.kind() == FileKind.FILE;
        int mode = write.mode() >= 0 ? write.mode() : replaces ? old.mode() : USUAL_MODE;
        int owner = write.owner() >= 0 || !replaces ? write.owner() : old.owner();
        int group = write.group() >= 0 || !replaces ? write.group() : old.group();
        files.write(
                write.path(),
                new FileDraft(Content.of(write.content()), mode, owner, group, false, true, null, Links.FOLLOW, false, null));
    }

    private static void copy(Path path, Path copy, HostFiles files) throws IOException {
        FileState state = files.state(path);
        switch (state.kind()) {
            case DIRECTORY -> {
                files.createDirectory(copy, state.mode(), state.owner(), state.group());
                for (String name : files.list(path)) {
                    copy(path.resolve(name), copy.resolve(name), files);
                }
            }
            case LINK -> files.createLink(copy, state.linkTarget());
            default -> {
                files.write(copy, FileDraft.fresh(files.content(path), state.mode()).owned(state.owner(), state.group()));
            }
        }
        if (state.kind() != FileKind.LINK) {
            files.changeTimes(copy, state.accessed(), state.modified(), Links.STOP);
        }
    }

    @FunctionalInterface
    private interface Work {
        void run() throws IOException;
    }

    private static Plan step(FileChange change, String property, String call, Work work) {
        Change described = new Change(new Subject("file", change.path().toString()), property, Trait.text("found"), Trait.text("wanted"));
        return Plan.of(Step.of(described, () -> {
            try {
                work.run();
            } catch (IOException e) {
                throw failure(change.path(), call, e);
            }
        }));
    }

    // As Puppet does: the message is Ruby's, with the name of the failed call.
    static RepairException failure(Path path, String call, IOException e) {
        RepairException.Reason reason = e instanceof AccessDeniedException ? RepairException.Reason.DENIED : RepairException.Reason.FAILED;
        return new RepairException(reason, reason(e) + " @ " + call + " - " + path);
    }

    static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException _ -> "No such file or directory";
            case AccessDeniedException _ -> "Permission denied";
            case FileSystemException fs when fs.getReason() != null -> String.valueOf(fs.getReason());
            default -> String.valueOf(e.getMessage());
        };
    }
}
