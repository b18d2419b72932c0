package io.bindery.enact.file;

import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Trait;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import java.io.IOException;

/// Renames files, links and directories.
public final class MoveKeeper implements Keeper<MoveGoal, FileState> {
    @Override
    public FileState look(MoveGoal goal, Host host) throws RepairException {
        try {
            return host.files().state(goal.from());
        } catch (IOException e) {
            throw FileSteps.failure("look at", goal.from(), e);
        }
    }

    @Override
    public Plan plan(MoveGoal goal, FileState found, Host host) {
        if (!found.exists()) {
            return Plan.NOTHING;
        }
        FileSteps steps = new FileSteps(goal.from(), host);
        return Plan.of(steps.step("name", Trait.text(goal.from().toString()), Trait.text(goal.to().toString()), files ->
                files.rename(goal.from(), goal.to())));
    }
}
