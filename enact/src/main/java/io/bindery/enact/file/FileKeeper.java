package io.bindery.enact.file;

import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Trait;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

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
            throw FileSteps.failure("look at", goal.path(), e);
        }
    }

    @Override
    public boolean settles(FileGoal goal) {
        return !goal.touched();
    }

    @Override
    public Plan plan(FileGoal goal, FileLook found, Host host) throws RepairException {
        FileSteps steps = new FileSteps(goal.path(), host);
        FileState state = found.state();
        if (goal.existence() == FileGoal.Existence.ABSENT) {
            return state.exists()
                    ? Plan.of(steps.existence(FileSteps.kind(state.kind()), Trait.ABSENT, files -> files.delete(goal.path())))
                    : Plan.NOTHING;
        }
        FileKind kind = wanted(goal, state);
        List<Step> existence = existence(goal, state, kind, steps);
        if (kind == FileKind.ABSENT) {
            return Plan.NOTHING;
        }
        List<Step> rest = new ArrayList<>();
        content(goal, found, kind, steps, rest);
        boolean created = !state.exists();
        ownership(goal, state, created, steps, rest);
        mode(goal, state, created, steps, rest);
        if (goal.touched()) {
            times(goal, state, steps, rest);
        }
        List<Step> plan = new ArrayList<>(existence);
        rest.forEach(step -> plan.add(step.needing(existence.toArray(Step[]::new))));
        return new Plan(plan);
    }

    private static FileKind wanted(FileGoal goal, FileState state) {
        return switch (goal.existence()) {
            case ANY, ABSENT -> state.kind();
            case FILE -> FileKind.FILE;
            case DIRECTORY -> FileKind.DIRECTORY;
            case PIPE -> FileKind.OTHER;
            case LINK -> FileKind.LINK;
        };
    }

    private static List<Step> existence(FileGoal goal, FileState state, FileKind wanted, FileSteps steps) throws RepairException {
        if (goal.existence() == FileGoal.Existence.LINK) {
            return link(goal, state, steps);
        }
        if (wanted == state.kind()) {
            return List.of();
        }
        if (state.exists()) {
            throw new RepairException("there is a " + state.kind().name().toLowerCase(Locale.ROOT) + " at " + goal.path());
        }
        if (goal.existence() == FileGoal.Existence.PIPE) {
            return List.of(steps.existence(Trait.ABSENT, Trait.text("pipe"), _ -> makePipe(goal, steps.host())));
        }
        if (wanted == FileKind.DIRECTORY) {
            return List.of(steps.existence(
                    Trait.ABSENT, FileSteps.kind(wanted), files -> files.createDirectory(goal.path(), goal.createMode())));
        }
        // A new file has its content from the start.
        byte[] content = goal.content() == null ? NOTHING : goal.content().wanted(NOTHING);
        return List.of(steps.existence(
                Trait.ABSENT, FileSteps.kind(wanted), files -> files.replace(goal.path(), content, goal.createMode())));
    }

    /// Makes a pipe by the system's own program, because the JVM cannot.
    private static void makePipe(FileGoal goal, Host host) throws IOException {
        try {
            Command command = Command.of(List.of("mkfifo", "-m", Trait.mode(goal.createMode()).toString(), goal.path().toString()));
            if (host.processes().act(command).status() != 0) {
                throw new IOException("mkfifo failed");
            }
        } catch (CommandException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static List<Step> link(FileGoal goal, FileState state, FileSteps steps) throws RepairException {
        // What stands in a link is read and written without doubled slashes.
        if (state.kind() == FileKind.LINK && state.linkTarget().equals(Path.of(goal.linkTarget()).toString())) {
            return List.of();
        }
        Trait target = Trait.text(goal.linkTarget());
        if (!state.exists()) {
            return List.of(steps.existence(
                    Trait.ABSENT, FileSteps.kind(FileKind.LINK), files -> files.createLink(goal.path(), goal.linkTarget())));
        }
        if (state.kind() != FileKind.LINK) {
            throw new RepairException("there is something else than a link at " + goal.path());
        }
        return List.of(steps.step("target", Trait.text(state.linkTarget()), target, files -> {
            files.delete(goal.path());
            files.createLink(goal.path(), goal.linkTarget());
        }));
    }

    private static void content(FileGoal goal, FileLook found, FileKind kind, FileSteps steps, List<Step> plan)
            throws RepairException {
        if (goal.content() == null || kind != FileKind.FILE || !found.state().exists()) {
            return;
        }
        byte[] wanted = goal.content().wanted(found.content());
        if (Arrays.equals(wanted, found.content())) {
            return;
        }
        Trait before = Trait.Fingerprint.ofSize(found.content().length);
        plan.add(steps.step("content", before, Trait.Fingerprint.ofSize(wanted.length), files -> {
            Path backup = goal.backup();
            if (backup != null) {
                files.replace(backup, found.content(), found.state().mode());
                keepAsItWas(backup, found.state(), files);
            }
            files.replace(goal.path(), wanted, goal.createMode());
        }));
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

    private static void ownership(FileGoal goal, FileState state, boolean created, FileSteps steps, List<Step> plan) {
        if (!goal.owners().isEmpty() && (created || !goal.owners().contains(state.owner()))) {
            int owner = goal.owners().getFirst();
            plan.add(steps.step("owner", FileSteps.account(state.owner()), Trait.number(owner), files ->
                    files.changeOwner(goal.path(), owner, -1)));
        }
        if (!goal.groups().isEmpty() && (created || !goal.groups().contains(state.group()))) {
            int group = goal.groups().getFirst();
            plan.add(steps.step("group", FileSteps.account(state.group()), Trait.number(group), files ->
                    files.changeOwner(goal.path(), -1, group)));
        }
    }

    private static void mode(FileGoal goal, FileState state, boolean created, FileSteps steps, List<Step> plan) {
        if (goal.mode() == null) {
            return;
        }
        int present = created ? goal.createMode() : state.mode();
        int wanted = goal.mode().applied(present);
        if (wanted != present) {
            plan.add(steps.step("mode", Trait.mode(present), Trait.mode(wanted), files -> files.changeMode(goal.path(), wanted)));
        }
    }

    private static void times(FileGoal goal, FileState state, FileSteps steps, List<Step> plan) {
        Instant now = steps.host().clock().instant();
        plan.add(steps.step("times", Trait.text(state.modified().toString()), Trait.text(now.toString()), files ->
                files.changeTimes(goal.path(), now, now)));
    }
}
