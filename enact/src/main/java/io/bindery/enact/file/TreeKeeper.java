package io.bindery.enact.file;

import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Trait;
import io.bindery.enact.file.TreeGoal.Purge;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;

/// Keeps the content of a directory: it finds the entries, level by level, keeps a goal for each managed entry, and deletes the
/// others if the goal asks for that. Links are entries and are not followed.
public final class TreeKeeper implements Keeper<TreeGoal, TreeKeeper.Look> {
    private final FileKeeper files = new FileKeeper();

    /// The entries that were found, each directory before its content.
    public record Look(List<Entry> entries) {
        public Look {
            entries = List.copyOf(entries);
        }
    }

    /// One entry.
    public record Entry(Path path, FileState state) {}

    @Override
    public Look look(TreeGoal goal, Host host) throws RepairException {
        List<PathMatcher> ignored = goal.ignored().stream()
                .map(glob -> FileSystems.getDefault().getPathMatcher("glob:" + glob))
                .toList();
        try {
            if (host.files().stateFollowingLinks(goal.root()).kind() != FileKind.DIRECTORY) {
                throw new RepairException("there is no directory at " + goal.root());
            }
            List<Entry> entries = new ArrayList<>();
            look(goal, goal.root(), 1, ignored, host, entries);
            return new Look(entries);
        } catch (IOException e) {
            throw FileSteps.failure("look into", goal.root(), e);
        }
    }

    private static void look(
            TreeGoal goal, Path directory, int depth, List<PathMatcher> ignored, Host host, List<Entry> entries)
            throws IOException, RepairException {
        for (String name : host.files().list(directory)) {
            Path path = directory.resolve(name);
            if (ignored.stream().anyMatch(each -> each.matches(Path.of(name)))) {
                continue;
            }
            FileState state = host.files().state(path);
            if (!state.exists()) {
                continue;
            }
            if (entries.size() >= goal.most()) {
                throw new RepairException("there are more than " + goal.most() + " entries in " + goal.root());
            }
            entries.add(new Entry(path, state));
            if (state.kind() == FileKind.DIRECTORY && depth < goal.depth() && !isPurgedWhole(goal, path)) {
                look(goal, path, depth + 1, ignored, host, entries);
            }
        }
    }

    private static boolean isPurgedWhole(TreeGoal goal, Path path) {
        return goal.purge() == Purge.ALL && goal.goals().apply(path) == null;
    }

    @Override
    public Plan plan(TreeGoal goal, Look found, Host host) throws RepairException {
        List<Step> steps = new ArrayList<>();
        for (Entry entry : found.entries()) {
            FileGoal wanted = goal.goals().apply(entry.path());
            if (wanted != null) {
                steps.addAll(files.plan(wanted, files.look(wanted, host), host).steps());
            } else if (isPurged(goal, entry)) {
                steps.add(removal(entry, host));
            }
        }
        return new Plan(steps);
    }

    private static boolean isPurged(TreeGoal goal, Entry entry) {
        return switch (goal.purge()) {
            case NONE -> false;
            case FILES -> entry.state().kind() != FileKind.DIRECTORY;
            case ALL -> true;
        };
    }

    private static Step removal(Entry entry, Host host) {
        FileSteps steps = new FileSteps(entry.path(), host);
        return steps.existence(FileSteps.kind(entry.state().kind()), Trait.ABSENT, files -> files.deleteTree(entry.path()));
    }
}
