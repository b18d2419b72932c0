package io.bindery.puppet.resource.parsed;

import io.bindery.enact.Change;
import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Subject;
import io.bindery.enact.Trait;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import java.io.IOException;

/// Makes the directory of a user's keys where it is missing.
final class KeyDirectoryKeeper implements Keeper<KeyDirectory, FileState> {
    private static final int MODE = 0700;

    @Override
    public FileState look(KeyDirectory goal, Host host) throws RepairException {
        try {
            return host.files().stateFollowingLinks(goal.path());
        } catch (IOException e) {
            throw new RepairException("cannot look at " + goal.path() + ": " + e.getMessage());
        }
    }

    @Override
    public Plan plan(KeyDirectory goal, FileState found, Host host) {
        if (found.exists()) {
            return Plan.NOTHING;
        }
        Change change = new Change(new Subject("file", goal.path().toString()), Change.EXISTENCE, Trait.ABSENT, Trait.text("directory"));
        return Plan.of(Step.of(change, () -> {
            try {
                host.files().createDirectory(goal.path(), MODE, goal.owner().uid(), goal.owner().gid());
            } catch (IOException e) {
                throw new RepairException("cannot make " + goal.path() + ": " + e.getMessage());
            }
        }));
    }
}
