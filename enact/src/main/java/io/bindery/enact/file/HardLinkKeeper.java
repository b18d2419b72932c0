package io.bindery.enact.file;

import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Trait;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import java.io.IOException;

/// Keeps hard links. A different file at the path is not replaced.
public final class HardLinkKeeper implements Keeper<HardLinkGoal, HardLinkKeeper.Look> {
    /// The state found at both names.
    public record Look(FileState path, FileState existing) {
        boolean isSameFile() {
            return path.exists() && path.inode() == existing.inode() && path.device() == existing.device();
        }
    }

    @Override
    public Look look(HardLinkGoal goal, Host host) throws RepairException {
        try {
            return new Look(host.files().state(goal.path()), host.files().state(goal.existing()));
        } catch (IOException e) {
            throw FileSteps.failure("look at", goal.path(), e);
        }
    }

    @Override
    public Plan plan(HardLinkGoal goal, Look found, Host host) throws RepairException {
        if (found.isSameFile()) {
            return Plan.NOTHING;
        }
        if (found.path().exists()) {
            throw new RepairException("there is another file at " + goal.path());
        }
        FileSteps steps = new FileSteps(goal.path(), host);
        return Plan.of(steps.existence(Trait.ABSENT, Trait.text(goal.existing().toString()), files ->
                files.createHardLink(goal.path(), goal.existing())));
    }
}
