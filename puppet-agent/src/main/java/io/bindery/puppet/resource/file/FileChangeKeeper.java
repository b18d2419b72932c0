package io.bindery.puppet.resource.file;

import io.bindery.enact.Change;
import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Subject;
import io.bindery.enact.Trait;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Makes single changes of files. What a resource asks for is worked out before, property by property, so each plan has one step.
final class FileChangeKeeper implements Keeper<FileChange, FileState> {
    private static final long CONTENT_LIMIT = 1L << 31;
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
                step(change, Change.EXISTENCE, "dir_s_mkdir", () -> files.createDirectory(path, mode));
            case FileChange.MakeLink(Path path, String target) ->
                step(change, Change.EXISTENCE, "rb_file_s_symlink", () -> files.createLink(path, target));
            case FileChange.Remove(Path path) -> step(change, Change.EXISTENCE, "apply2files", () -> remove(path, files));
            case FileChange.SetMode(Path path, int mode, _) -> step(change, "mode", "apply2files", () -> files.changeMode(path, mode));
            case FileChange.SetOwner(Path path, int owner, int group, _) ->
                step(change, "owner", "apply2files", () -> files.changeOwner(path, owner, group));
            case FileChange.Copy(Path path, Path copy) -> step(change, Change.EXISTENCE, "rb_sysopen", () -> copy(path, copy, files));
        };
    }

    private static void write(FileChange.Write write, FileState found, HostFiles files) throws IOException {
        Path path = write.path();
        boolean inherits = found.kind() == FileKind.FILE;
        files.replace(path, write.content(), write.mode() >= 0 ? write.mode() : USUAL_MODE);
        if (write.owner() >= 0 || write.group() >= 0) {
            files.changeOwner(path, write.owner(), write.group());
        }
        if (write.mode() >= 0 && (inherits || write.owner() >= 0 || write.group() >= 0)) {
            files.changeMode(path, write.mode());
        }
    }

    private static void remove(Path path, HostFiles files) throws IOException {
        if (files.state(path).kind() == FileKind.DIRECTORY) {
            for (String name : files.list(path)) {
                remove(path.resolve(name), files);
            }
        }
        files.delete(path);
    }

    private static void copy(Path path, Path copy, HostFiles files) throws IOException {
        FileState state = files.state(path);
        switch (state.kind()) {
            case DIRECTORY -> {
                files.createDirectory(copy, state.mode());
                for (String name : files.list(path)) {
                    copy(path.resolve(name), copy.resolve(name), files);
                }
            }
            case LINK -> files.createLink(copy, state.linkTarget());
            default -> {
                files.replace(copy, files.read(path, CONTENT_LIMIT), state.mode());
                files.changeOwner(copy, state.owner(), state.group());
                files.changeMode(copy, state.mode());
            }
        }
        if (state.kind() != FileKind.LINK) {
            files.changeTimes(copy, state.accessed(), state.modified());
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

    // As Puppet does: the message is the one of Ruby, with the name of the call that failed.
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
