package io.bindery.puppet.resource.parsed;

import io.bindery.enact.Change;
import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Subject;
import io.bindery.enact.Trait;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.puppet.resource.Surroundings;
import java.io.IOException;
import java.nio.file.Path;

/// The directory of a user's keys, which only that user may enter.
record KeyDirectory(Path path, Accounts.User owner) {
    private static final int MODE = 0700;

    /// Makes the directory that a file is to be in, where it is missing.
    static void make(String file, Accounts.User owner, Surroundings around) {
        Path parent = Path.of(file).getParent();
        if (parent != null) {
            around.keep(KEEPER, new KeyDirectory(parent, owner));
        }
    }

    private static final Keeper<KeyDirectory, FileState> KEEPER = new Keeper<>() {
        @Override
        public FileState look(KeyDirectory goal, Host host) throws RepairException {
            try {
                return host.files().stateFollowingLinks(goal.path);
            } catch (IOException e) {
                throw new RepairException("cannot look at " + goal.path + ": " + e.getMessage());
            }
        }

        @Override
        public Plan plan(KeyDirectory goal, FileState found, Host host) {
            if (found.exists()) {
                return Plan.NOTHING;
            }
            Change change = new Change(new Subject("file", goal.path.toString()), Change.EXISTENCE, Trait.ABSENT, Trait.text("directory"));
            return Plan.of(Step.of(change, () -> {
                try {
                    host.files().createDirectory(goal.path, MODE, goal.owner.uid(), goal.owner.gid());
                } catch (IOException e) {
                    throw new RepairException("cannot make " + goal.path + ": " + e.getMessage());
                }
            }));
        }
    };
}
