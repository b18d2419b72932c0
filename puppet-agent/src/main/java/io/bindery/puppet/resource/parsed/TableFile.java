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
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A table that is a file.
///
/// @param mode  its permissions; -1 keeps the present ones, or the usual ones for a new file
/// @param owner its owner; -1 keeps the present one
/// @param group its group if the file is new; -1 for the usual one
record TableFile(Path path, byte[] content, int mode, int owner, int group) {
    private static final long LIMIT = 64L << 20;
    private static final int USUAL_MODE = 0644;

    /// The text of a file; empty if the file does not exist.
    static String read(String path, Surroundings around) {
        try {
            return around.host().files().stateFollowingLinks(Path.of(path)).exists()
                    ? new String(around.host().files().read(Path.of(path), LIMIT), StandardCharsets.UTF_8)
                    : "";
        } catch (IOException e) {
            throw new ResourceError("Could not read " + path + ": " + e.getMessage());
        }
    }

    static void write(String path, String text, int mode, int owner, int group, Surroundings around) {
        around.keep(KEEPER, new TableFile(Path.of(path), text.getBytes(StandardCharsets.UTF_8), mode, owner, group));
    }

    /// Writes a table that keeps its permissions and owner.
    static void write(String path, String text, Surroundings around) {
        write(path, text, -1, -1, -1, around);
    }

    private static final Keeper<TableFile, FileState> KEEPER = new Keeper<>() {
        @Override
        public FileState look(TableFile goal, Host host) throws RepairException {
            try {
                return host.files().stateFollowingLinks(goal.path);
            } catch (IOException e) {
                throw new RepairException("cannot look at " + goal.path + ": " + e.getMessage());
            }
        }

        @Override
        public boolean settles(TableFile goal) {
            return false;
        }

        @Override
        public Plan plan(TableFile goal, FileState found, Host host) {
            Change change = new Change(new Subject("file", goal.path.toString()), "content", Trait.text("found"), Trait.text("wanted"));
            return Plan.of(Step.of(change, () -> {
                int mode = goal.mode >= 0 ? goal.mode : found.exists() ? found.mode() : USUAL_MODE;
                int owner = goal.owner >= 0 ? goal.owner : found.exists() ? found.owner() : -1;
                int group = found.exists() ? found.group() : goal.group;
                try {
                    host.files().write(
                            goal.path, new FileDraft(Content.of(goal.content), mode, owner, group, false, true, null, Links.FOLLOW, false, null));
                } catch (IOException e) {
                    throw new RepairException("Could not write " + goal.path + ": " + e.getMessage());
                }
            }));
        }
    };
}
