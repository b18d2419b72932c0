package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.file.MoveGoal;
import io.bindery.enact.file.MoveKeeper;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.util.List;

/// `rename` of a files promise: another name, a disabling suffix, or rotation.
final class FileRenaming {
    private final FileWork work;
    private final Attributes body;
    private boolean rotated;

    FileRenaming(FileWork work) {
        this.work = work;
        this.body = work.body("rename");
    }

    Outcome keep(String name, FileState state) throws IOException {
        if (body.has("newname")) {
            return rename(name, body.text("newname", ""), state);
        }
        if (body.flag("disable", false)) {
            return disable(name, state);
        }
        return body.has("rotate") ? rotate(name, state) : Outcome.KEPT;
    }

    private Outcome rename(String name, String newName, FileState state) throws IOException {
        String target = newName.startsWith("/") ? newName : name.substring(0, name.lastIndexOf('/') + 1) + newName;
        if (!work.isRehearsal() && work.state(target).exists()) {
            return work.failed("Cannot rename file '" + name + "' to '" + target + "': target exists");
        }
        Outcome outcome = move(name, target, "file '" + name + "' to '" + target + "'", "Renamed file '" + name + "' to '" + target + "'");
        if (outcome == Outcome.REPAIRED && body.has("disable_mode")) {
            changeMode(target, state);
        }
        return outcome;
    }

    private Outcome move(String name, String target, String should, String did) {
        return work.keep(new MoveKeeper(), new MoveGoal(FileWork.path(name), FileWork.path(target)), "rename " + should, List.of(did));
    }

    private Outcome disable(String name, FileState state) {
        work.log().warning("File object '" + name + "' exists, contrary to promise");
        String target = name + body.text("disable_suffix", ".cfdisabled");
        if (state.kind() == FileKind.LINK) {
            FileGoal absent = FileGoal.at(FileWork.path(name)).existing(Existence.ABSENT).notFollowing();
            return work.keep(
                    absent, "disable link '" + name + "'", List.of("Disabled symbolic link '" + name + "' by deleting it"));
        }
        if (work.isRehearsal()) {
            work.mayChange("rename 'file' '" + name + "'");
            return Outcome.WARNED;
        }
        int mode = changeMode(name, state);
        return move(
                name,
                target,
                "'file' '" + name + "'",
                "Disabled file '" + name + "' by renaming to '" + target + "' with mode " + FileCreation.octal(mode));
    }

    private int changeMode(String name, FileState state) {
        if (state.kind() == FileKind.LINK) {
            return state.mode();
        }
        ModeGoal goal = body.has("disable_mode") ? ModeText.parse(body.text("disable_mode", "")) : null;
        int mode = goal == null ? state.mode() : goal.applied(state.mode());
        work.enact(new FileKeeper(), FileGoal.at(FileWork.path(name)).with(ModeGoal.exactly(mode)));
        work.log().info("Changed permissions of '" + name + "' to 'mode " + FileCreation.octal(mode) + "'");
        return mode;
    }

    private Outcome rotate(String name, FileState state) throws IOException {
        long copies = body.number("rotate", 0);
        if (!work.mayChange("rotate file '" + name + "' in " + copies + " fifo")) {
            return Outcome.WARNED;
        }
        if (!rotated) {
            rotated = true;
            FileBackup.rotate(work, name, copies);
            if (copies > 0) {
                byte[] content = work.files().read(FileWork.path(name), Long.MAX_VALUE);
                FileGoal copy = FileGoal.at(FileWork.path(name + ".1")).existing(Existence.FILE).createdWith(state.mode());
                work.enact(new FileKeeper(), copy.with(_ -> content));
            }
            work.enact(new FileKeeper(), FileGoal.at(FileWork.path(name)).existing(Existence.FILE).with(_ -> new byte[0]));
        }
        work.log().info("Rotated file '" + name + "' in " + copies + " fifo");
        return Outcome.REPAIRED;
    }
}
