package io.bindery.enact.file;

import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Trait;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.Links;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// Keeps one file, directory or link: existence, then content, then owner, group, mode and times.
public final class FileKeeper implements Keeper<FileGoal, FileLook> {
    @Override
    public FileLook look(FileGoal goal, Host host) throws RepairException {
        try {
            boolean follows = goal.manner().links() == Links.FOLLOW;
            FileState state = follows ? host.files().stateFollowingLinks(goal.path()) : host.files().state(goal.path());
            return FileContents.look(goal, state, host.files());
        } catch (IOException e) {
            throw FileSteps.failure("look at", goal.path(), e);
        }
    }

    @Override
    public boolean settles(FileGoal goal) {
        return !goal.manner().touched();
    }

    @Override
    public Plan plan(FileGoal goal, FileLook found, Host host) throws RepairException {
        FileSteps steps = new FileSteps(goal.path(), host);
        FileState state = found.state();
        if (goal.existence() == Existence.ABSENT) {
            return state.exists() ? Plan.of(FileExistence.removal(goal, state, steps)) : Plan.NOTHING;
        }
        if (goal.existence() == Existence.ANY && !state.exists()) {
            return Plan.NOTHING;
        }
        List<Step> plan = new ArrayList<>(FileExistence.steps(goal, state, steps));
        boolean created = state.kind() != wanted(goal, state);
        List<Step> rest = new ArrayList<>();
        if (!created) {
            FileContents.steps(goal, found, steps, rest);
        }
        if (!created || !FileExistence.isAtOnce(goal)) {
            ownership(goal, state, created, steps, rest);
            mode(goal, state, created, steps, rest);
        }
        if (goal.manner().touched()) {
            times(goal, state, steps, rest);
        }
        Step[] needs = plan.toArray(Step[]::new);
        rest.forEach(step -> plan.add(step.needing(needs)));
        return new Plan(plan);
    }

    private static FileKind wanted(FileGoal goal, FileState state) {
        return switch (goal.existence()) {
            case ANY, ABSENT -> state.kind();
            case FILE -> FileKind.FILE;
            case DIRECTORY -> FileKind.DIRECTORY;
            case PIPE -> FileKind.PIPE;
            case LINK -> FileKind.LINK;
        };
    }

    private static void ownership(FileGoal goal, FileState state, boolean created, FileSteps steps, List<Step> plan) {
        List<Integer> owners = goal.permissions().owners();
        List<Integer> groups = goal.permissions().groups();
        Links links = goal.manner().links();
        if (!owners.isEmpty() && (created || !owners.contains(state.owner()))) {
            int owner = owners.getFirst();
            Trait before = created ? Trait.ABSENT : Trait.number(state.owner());
            plan.add(steps.step("owner", before, Trait.number(owner), files -> files.changeOwner(goal.path(), owner, -1, links)));
        }
        if (!groups.isEmpty() && (created || !groups.contains(state.group()))) {
            int group = groups.getFirst();
            Trait before = created ? Trait.ABSENT : Trait.number(state.group());
            plan.add(steps.step("group", before, Trait.number(group), files -> files.changeOwner(goal.path(), -1, group, links)));
        }
    }

    private static void mode(FileGoal goal, FileState state, boolean created, FileSteps steps, List<Step> plan) {
        ModeGoal mode = goal.permissions().mode();
        // A link has no mode of its own.
        boolean isLink = goal.existence() == Existence.LINK || !created && state.kind() == FileKind.LINK;
        if (mode == null || isLink) {
            return;
        }
        int present = created ? goal.manner().createMode() : state.mode();
        int wanted = mode.applied(present);
        // A change of owner takes the bits away that run a program as its owner or group.
        boolean special = (wanted & 06000) != 0 && !plan.isEmpty();
        if (wanted != present || special) {
            plan.add(steps.step("mode", Trait.mode(present), Trait.mode(wanted), files ->
                    files.changeMode(goal.path(), wanted, goal.manner().links())));
        }
    }

    private static void times(FileGoal goal, FileState state, FileSteps steps, List<Step> plan) {
        Instant now = steps.host().clock().instant();
        plan.add(steps.step("times", Trait.text(state.modified().toString()), Trait.text(now.toString()), files ->
                files.changeTimes(goal.path(), now, now, goal.manner().links())));
    }
}
