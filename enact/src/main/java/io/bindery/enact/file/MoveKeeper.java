package io.bindery.enact.file;

import io.bindery.enact.Change;
import io.bindery.enact.Keeper;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Subject;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import java.io.IOException;
import java.util.List;

/// Gives files, links and directories other names.
public final class MoveKeeper implements Keeper<MoveGoal, FileState> {
    @Override
    public FileState look(MoveGoal goal, Host host) throws RepairException {
        try {
            return host.files().state(goal.from());
        } catch (IOException e) {
            throw FileKeeper.failure("look at", goal.from(), e);
        }
    }

    @Override
    public List<Step> plan(MoveGoal goal, FileState found, Host host) {
        if (!found.exists()) {
            return List.of();
        }
        Subject subject = new Subject("file", goal.from().toString());
        return List.of(Step.of(new Change(subject, "name", goal.from().toString(), goal.to().toString()), () -> {
            try {
                host.files().rename(goal.from(), goal.to());
            } catch (IOException e) {
                throw FileKeeper.failure("rename", goal.from(), e);
            }
        }));
    }
}
