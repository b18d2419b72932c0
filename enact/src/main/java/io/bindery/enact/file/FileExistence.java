package io.bindery.enact.file;

import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Trait;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// The steps that create or remove the file, directory or link at a path.
final class FileExistence {
    private FileExistence() {}

    static Step removal(FileGoal goal, FileState state, FileSteps steps) {
        boolean tree = goal.manner().force() && state.kind() == FileKind.DIRECTORY;
        return steps.existence(FileSteps.kind(state.kind()), Trait.ABSENT, files -> {
            if (tree) {
                files.deleteTree(goal.path());
            } else {
                files.delete(goal.path());
            }
        });
    }

    /// At most one step.
    static List<Step> steps(FileGoal goal, FileState state, FileSteps steps) throws RepairException {
        return switch (goal.existence()) {
            case ANY, ABSENT -> List.of();
            case LINK -> link(goal, state, steps);
            case FILE -> made(goal, state, FileKind.FILE, "file", steps);
            case DIRECTORY -> made(goal, state, FileKind.DIRECTORY, "directory", steps);
            case PIPE -> made(goal, state, FileKind.PIPE, "pipe", steps);
        };
    }

    private static List<Step> made(FileGoal goal, FileState state, FileKind wanted, String name, FileSteps steps) throws RepairException {
        if (state.kind() == wanted) {
            return List.of();
        }
        if (state.exists() && !goal.manner().force()) {
            throw new RepairException("there is a " + state.kind().name().toLowerCase(Locale.ROOT) + " at " + goal.path());
        }
        FileDraft draft = draft(goal);
        return List.of(steps.existence(FileSteps.kind(state.kind()), Trait.text(name), files -> {
            if (wanted == FileKind.FILE && state.kind() != FileKind.DIRECTORY) {
                files.write(goal.path(), state.exists() ? draft.forced().with(goal.manner().links()) : draft);
                return;
            }
            clear(goal.path(), state, files);
            make(goal, draft, files);
        }));
    }

    private static void make(FileGoal goal, FileDraft draft, HostFiles files) throws IOException {
        switch (goal.existence()) {
            case FILE -> files.write(goal.path(), draft);
            case DIRECTORY -> files.createDirectory(goal.path(), draft.mode(), draft.owner(), draft.group());
            case PIPE -> files.createPipe(goal.path(), draft.mode());
            case ANY, ABSENT, LINK -> {}
        }
    }

    /// Removes a file of another kind.
    private static void clear(Path path, FileState state, HostFiles files) throws IOException {
        if (state.kind() == FileKind.DIRECTORY) {
            files.deleteTree(path);
        } else if (state.exists()) {
            files.delete(path);
        }
    }

    /// A new file has its content from the start; it also has its permissions from the start if the goal asks for that.
    private static FileDraft draft(FileGoal goal) throws RepairException {
        int mode = goal.manner().createMode();
        FileDraft draft = FileDraft.fresh(FileContents.ofNew(goal), mode).with(goal.manner().links());
        if (!goal.manner().atOnce()) {
            return draft;
        }
        FileGoal.Permissions wanted = goal.permissions();
        int exact = wanted.mode() == null ? mode : wanted.mode().applied(mode);
        return FileDraft.fresh(draft.content(), exact).with(goal.manner().links()).owned(first(wanted.owners()), first(wanted.groups()));
    }

    private static int first(List<Integer> accounts) {
        return accounts.isEmpty() ? -1 : accounts.getFirst();
    }

    private static List<Step> link(FileGoal goal, FileState state, FileSteps steps) throws RepairException {
        String target = goal.linkTarget();
        if (state.kind() == FileKind.LINK) {
            // Doubled slashes may be written to a link, and may have been left out.
            return state.linkTarget().equals(target) || state.linkTarget().equals(Path.of(target).toString())
                    ? List.of()
                    : List.of(steps.step("target", Trait.text(state.linkTarget()), Trait.text(target), files ->
                            files.createLink(goal.path(), target)));
        }
        if (state.exists() && !goal.manner().force()) {
            throw new RepairException("there is something else than a link at " + goal.path());
        }
        return List.of(steps.existence(FileSteps.kind(state.kind()), FileSteps.kind(FileKind.LINK), files -> {
            clear(goal.path(), state, files);
            files.createLink(goal.path(), target);
        }));
    }

    /// Whether a goal makes something that gets its permissions in one step with its existence.
    static boolean isAtOnce(FileGoal goal) {
        return goal.manner().atOnce() && (goal.existence() == Existence.FILE || goal.existence() == Existence.DIRECTORY);
    }
}
