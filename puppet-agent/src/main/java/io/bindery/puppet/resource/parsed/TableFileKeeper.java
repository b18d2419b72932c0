package io.bindery.puppet.resource.parsed;

import io.bindery.enact.Change;
import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Subject;
import io.bindery.enact.Trait;
import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.Links;
import java.io.IOException;

/// Writes a table. Whether it must be written is decided by its lines, before it comes here.
final class TableFileKeeper implements Keeper<TableFile, FileState> {
    private static final int USUAL_MODE = 0644;

    @Override
    public FileState look(TableFile goal, Host host) throws RepairException {
        try {
            return host.files().stateFollowingLinks(goal.path());
        } catch (IOException e) {
            throw new RepairException("cannot look at " + goal.path() + ": " + e.getMessage());
        }
    }

    @Override
    public boolean settles(TableFile goal) {
        return false;
    }

    @Override
    public Plan plan(TableFile goal, FileState found, Host host) {
        Change change = new Change(new Subject("file", goal.path().toString()), "content", Trait.text("found"), Trait.text("wanted"));
        return Plan.of(Step.of(change, () -> {
            int mode = goal.mode() >= 0 ? goal.mode() : found.exists() ? found.mode() : USUAL_MODE;
            int owner = goal.owner() >= 0 ? goal.owner() : found.exists() ? found.owner() : -1;
            int group = found.exists() ? found.group() : goal.group();
            try {
                host.files().write(
                        goal.path(), new FileDraft(Content.of(goal.content()), mode, owner, group, false, true, null, Links.FOLLOW, false, null));
            } catch (IOException e) {
                throw new RepairException("Could not write " + goal.path() + ": " + e.getMessage());
            }
        }));
    }
}
