package io.bindery.enact.file;

import io.bindery.enact.Change;
import io.bindery.enact.Keeper;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Subject;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Keeps one file, directory or link: existence, then content, then owner, group, mode and times.
public final class FileKeeper implements Keeper<FileGoal, FileLook> {
    /// Larger files are not edited in memory.
    private static final long CONTENT_LIMIT = 256L << 20;

    private static final byte[] NOTHING = {};

    @Override
    public FileLook look(FileGoal goal, Host host) throws RepairException {
        try {
            FileState state = goal.follow() ? host.files().stateFollowingLinks(goal.path()) : host.files().state(goal.path());
            boolean wantsContent = goal.content() != null && state.kind() == FileKind.FILE;
            return new FileLook(state, wantsContent ? host.files().read(goal.path(), CONTENT_LIMIT) : NOTHING);
        } catch (IOException e) {
            throw failure("look at", goal.path(), e);
        }
    }

    @Override
    public boolean settles(FileGoal goal) {
        return !goal.touched();
    }

    @Override
    public List<Step> plan(FileGoal goal, FileLook found, Host host) throws RepairException {
        List<Step> plan = new ArrayList<>();
        FileState state = found.state();
        if (goal.existence() == FileGoal.Existence.ABSENT) {
            if (state.exists()) {
                plan.add(step(goal, "ensure", state.kind().name(), "ABSENT", files -> files.delete(goal.path()), host));
            }
            return plan;
        }
        FileKind kind = existence(goal, state, host, plan);
        if (kind == FileKind.ABSENT) {
            return plan;
        }
        content(goal, found, kind, host, plan);
        boolean created = !state.exists();
        ownership(goal, state, created, host, plan);
        mode(goal, state, created, host, plan);
        if (goal.touched()) {
            times(goal, state, host, plan);
        }
        return plan;
    }

    private static FileKind existence(FileGoal goal, FileState state, Host host, List<Step> plan) throws RepairException {
        FileKind wanted = switch (goal.existence()) {
            case ANY, ABSENT -> state.kind();
            case FILE -> FileKind.FILE;
            case DIRECTORY -> FileKind.DIRECTORY;
            case PIPE -> FileKind.OTHER;
            case LINK -> FileKind.LINK;
        };
        if (goal.existence() == FileGoal.Existence.LINK) {
            link(goal, state, host, plan);
            return wanted;
        }
        if (wanted == state.kind()) {
            return wanted;
        }
        if (state.exists()) {
            throw new RepairException("there is a " + state.kind().name().toLowerCase(java.util.Locale.ROOT) + " at " + goal.path());
        }
        if (goal.existence() == FileGoal.Existence.PIPE) {
            plan.add(step(goal, "ensure", "ABSENT", "PIPE", _ -> makePipe(goal, host), host));
            return FileKind.OTHER;
        }
        // A file with content is made by replacing its content; an empty one here.
        if (wanted == FileKind.FILE) {
            byte[] content = goal.content() == null ? NOTHING : goal.content().wanted(NOTHING);
            plan.add(step(goal, "ensure", "ABSENT", "FILE", files -> files.replace(goal.path(), content, goal.createMode()), host));
        } else {
            plan.add(step(goal, "ensure", "ABSENT", "DIRECTORY", files -> files.createDirectory(goal.path(), goal.createMode()), host));
        }
        return wanted;
    }

    /// Made by the system's own program, because the JVM cannot.
    private static void makePipe(FileGoal goal, Host host) throws IOException {
        try {
            Command command = Command.of(List.of("mkfifo", "-m", octal(goal.createMode()), goal.path().toString()));
            if (host.processes().run(command).status() != 0) {
                throw new IOException("mkfifo failed");
            }
        } catch (CommandException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static void link(FileGoal goal, FileState state, Host host, List<Step> plan) throws RepairException {
        // What stands in a link is read and written without doubled slashes.
        if (state.kind() == FileKind.LINK && state.linkTarget().equals(Path.of(goal.linkTarget()).toString())) {
            return;
        }
        if (state.exists() && state.kind() != FileKind.LINK) {
            throw new RepairException("there is something else than a link at " + goal.path());
        }
        String before = state.exists() ? state.linkTarget() : "ABSENT";
        plan.add(step(goal, "target", before, goal.linkTarget(), files -> {
            if (state.exists()) {
                files.delete(goal.path());
            }
            files.createLink(goal.path(), goal.linkTarget());
        }, host));
    }

    private static void content(FileGoal goal, FileLook found, FileKind kind, Host host, List<Step> plan) throws RepairException {
        if (goal.content() == null || kind != FileKind.FILE || !found.state().exists()) {
            return;
        }
        byte[] wanted = goal.content().wanted(found.content());
        if (Arrays.equals(wanted, found.content())) {
            return;
        }
        String before = found.content().length + " bytes";
        plan.add(step(goal, "content", before, wanted.length + " bytes", files -> {
            Path backup = goal.backup();
            if (backup != null) {
                files.replace(backup, found.content(), found.state().mode());
                keepAsItWas(backup, found.state(), files);
            }
            files.replace(goal.path(), wanted, goal.createMode());
        }, host));
    }

    /// A backup has the owner and the times of the file it was.
    static void keepAsItWas(Path backup, FileState state, HostFiles files) throws IOException {
        FileState now = files.state(backup);
        if (now.owner() != state.owner() || now.group() != state.group()) {
            files.changeOwner(backup, state.owner(), state.group());
            files.changeMode(backup, state.mode());
        }
        files.changeTimes(backup, state.accessed(), state.modified());
    }

    private static void ownership(FileGoal goal, FileState state, boolean created, Host host, List<Step> plan) {
        if (!goal.owners().isEmpty() && (created || !goal.owners().contains(state.owner()))) {
            int owner = goal.owners().getFirst();
            plan.add(step(goal, "owner", number(state.owner()), number(owner), files -> files.changeOwner(goal.path(), owner, -1), host));
        }
        if (!goal.groups().isEmpty() && (created || !goal.groups().contains(state.group()))) {
            int group = goal.groups().getFirst();
            plan.add(step(goal, "group", number(state.group()), number(group), files -> files.changeOwner(goal.path(), -1, group), host));
        }
    }

    private static String number(int id) {
        return id < 0 ? "ABSENT" : String.valueOf(id);
    }

    private static void mode(FileGoal goal, FileState state, boolean created, Host host, List<Step> plan) {
        if (goal.mode() == null) {
            return;
        }
        int present = created ? goal.createMode() : state.mode();
        int wanted = goal.mode().applied(present);
        if (wanted != present) {
            plan.add(step(goal, "mode", octal(present), octal(wanted), files -> files.changeMode(goal.path(), wanted), host));
        }
    }

    static String octal(int mode) {
        return String.format("%04o", mode);
    }

    private static void times(FileGoal goal, FileState state, Host host, List<Step> plan) {
        Instant now = host.clock().instant();
        plan.add(step(goal, "times", state.modified().toString(), now.toString(), files -> files.changeTimes(goal.path(), now, now), host));
    }

    @FunctionalInterface
    interface FileRepair {
        void perform(HostFiles files) throws IOException;
    }

    private static Step step(FileGoal goal, String property, String before, String after, FileRepair repair, Host host) {
        Change change = new Change(new Subject("file", goal.path().toString()), property, before, after);
        return Step.of(change, () -> {
            try {
                repair.perform(host.files());
            } catch (IOException e) {
                throw failure("change " + property + " of", goal.path(), e);
            }
        });
    }

    static RepairException failure(String what, Path path, IOException e) {
        RepairException.Reason reason =
                e instanceof AccessDeniedException ? RepairException.Reason.DENIED : RepairException.Reason.FAILED;
        return new RepairException(reason, "cannot " + what + " " + path + ": " + reason(e));
    }

    private static String reason(IOException e) {
        if (e instanceof java.nio.file.NoSuchFileException) {
            return "no such file or directory";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        return e instanceof java.nio.file.FileSystemException fs && fs.getReason() != null
                ? fs.getReason()
                : String.valueOf(e.getMessage());
    }
}
