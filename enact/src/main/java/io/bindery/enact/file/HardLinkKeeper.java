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

/// Keeps hard links. Another file in the way is not replaced.
public final class HardLinkKeeper implements Keeper<HardLinkGoal, HardLinkKeeper.Look> {
    /// What stands at both names.
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
            throw FileKeeper.failure("look at", goal.path(), e);
        }
    }

    @Override
    public List<Step> plan(HardLinkGoal goal, Look found, Host host) throws RepairException {
        if (found.isSameFile()) {
            return List.of();
        }
        if (found.path().exists()) {
            throw new RepairException("there is another file at " + goal.path());
        }
        Subject subject = new Subject("file", goal.path().toString());
        return List.of(Step.of(new Change(subject, "ensure", "ABSENT", goal.existing().toString()), () -> {
            try {
                host.files().createHardLink(goal.path(), goal.existing());
            } catch (IOException e) {
                throw FileKeeper.failure("link", goal.path(), e);
            }
        }));
    }
}
