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

    FileRenaming(FileWork work) {
        this.work = work;
        this.body = work.body("rename");
    }

    Outcome keep(String name, FileState state) throws IOException {
        if (body.has("newname")) {
            return rename(name, body.text("newname", ""));
        }
        if (body.flag("disable", false)) {
            return disable(name, state);
        }
        return body.has("rotate") ? rotate(name) : Outcome.KEPT;
    }

    private Outcome rename(String name, String newName) throws IOException {
        String target = newName.startsWith("/") ? newName : name.substring(0, name.lastIndexOf('/') + 1) + newName;
        if (!work.isRehearsal() && work.state(target).exists()) {
            return work.failed("Cannot rename file '" + name + "' to '" + target + "': target exists");
        }
        return move(name, target, "file '" + name + "' to '" + target + "'", "Renamed file '" + name + "' to '" + target + "'");
    }

    private Outcome move(String name, String target, String should, String did) throws IOException {
        if (!work.isDirectory(target.substring(0, target.lastIndexOf('/') + 1)) && !work.isRehearsal()) {
            return work.failed("Error occurred while renaming '" + name + "'. (rename: No such file or directory)");
        }
        if (target.equals(name)) {
            work.log().info(did);
            return Outcome.REPAIRED;
        }
        return work.keep(
                new MoveKeeper(),
                new MoveGoal(FileWork.path(name), FileWork.path(target)),
                "rename " + should,
                List.of(did),
                reason -> "Error occurred while renaming '" + name + "'. (rename: " + reason + ")");
    }

    private Outcome disable(String name, FileState state) throws IOException {
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
        Outcome outcome = move(
                name,
                target,
                "'file' '" + name + "'",
                "Disabled file '" + name + "' by renaming to '" + target + "' with mode " + FileCreation.octal(mode));
        if (outcome == Outcome.REPAIRED) {
            FileBackup.store(work, target);
        }
        return outcome;
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

    private Outcome rotate(String name) throws IOException {
        long copies = body.number("rotate", 0);
        if (!work.mayChange("rotate file '" + name + "' in " + copies + " fifo")) {
            return Outcome.WARNED;
        }
        boolean directory = work.isDirectory(name);
        // As CFEngine does: a second rotation of the same file in a run is only logged.
        if (!directory && work.keeping().rotations().add(name)) {
            FileBackup.rotate(work, name, copies);
            if (copies > 0) {
                byte[] content = work.files().read(FileWork.path(name), Long.MAX_VALUE);
                FileState old = work.followed(name);
                FileGoal copy = FileGoal.at(FileWork.path(name + ".1"))
                        .existing(Existence.FILE)
                        .createdWith(old.mode())
                        .owned(List.of(old.owner()), List.of(old.group()));
                work.enact(new FileKeeper(), copy.edited(_ -> content));
            }
            work.enact(new FileKeeper(), FileGoal.at(FileWork.path(name)).existing(Existence.FILE).edited(_ -> new byte[0]));
        }
        if (directory) {
            work.log().error(copies == 0
                    ? "Failed to create or truncate file '" + name + "'. (create: Is a directory)"
                    : "Unable to read source file while copying '" + name + "' to '" + name + ".1' (read: Is a directory)");
        }
        work.log().info(copies == 0 ? "Truncated '" + name + "'" : "Rotated file '" + name + "' in " + copies + " fifo");
        return Outcome.REPAIRED;
    }
}
