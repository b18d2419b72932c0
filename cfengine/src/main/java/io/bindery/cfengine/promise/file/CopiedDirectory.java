package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.promise.Outcome;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.MoveGoal;
import io.bindery.enact.file.MoveKeeper;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.util.List;

/// The directories that a copy is made into: the target itself and those below it.
final class CopiedDirectory {
    private static final int MODE = 0700;

    private final FileWork work;
    private final FilePermissions permissions;
    private final FileCreation creation;

    CopiedDirectory(FileWork work, FilePermissions permissions, FileCreation creation) {
        this.work = work;
        this.permissions = permissions;
        this.creation = creation;
    }

    /// Makes a directory below the target, and gives it the permissions of its source or the promised ones, also if it was there;
    /// false if nothing can be copied into it.
    boolean keep(String source, String name) throws IOException {
        FileState there = work.state(name);
        boolean usable = there.exists() ? isUsable(name, there) : made(name);
        if (!usable && there.exists() && (there.kind() != FileKind.LINK || work.isDirectory(name))) {
            // As CFEngine does: what follows is concluded beside the failure.
            work.note(Outcome.KEPT);
        }
        if (!usable || !work.isDirectory(name)) {
            return usable;
        }
        if (work.body("copy_from").flag("preserve", false)) {
            work.note(permissions.keepLike(name, work.followed(source)));
        } else {
            permissions.keepCopied(name, work.followed(name));
        }
        return true;
    }

    private boolean isUsable(String name, FileState there) throws IOException {
        if (work.isDirectory(name)) {
            return isPlace(name);
        }
        if (there.kind() == FileKind.LINK) {
            work.note(work.failed("Can't make directory '" + name + "'. (mkdir: File exists)"));
            return false;
        }
        // As CFEngine does: the messages name a file in the directory.
        if (!creation.makeParents(name + "/dummy")) {
            work.note(work.isRehearsal() && work.attributes().flag("move_obstructions", false) ? Outcome.WARNED : Outcome.FAILED);
            return false;
        }
        work.log().info("Created parent directory for '" + name + "'");
        work.note(Outcome.REPAIRED);
        return true;
    }

    private boolean made(String name) {
        FileGoal goal = FileGoal.at(FileWork.path(name)).existing(Existence.DIRECTORY).createdWith(MODE);
        Outcome outcome = work.keep(goal, "create directory '" + name + "'", List.of("Created directory '" + name + "'"));
        work.note(outcome);
        return outcome == Outcome.REPAIRED;
    }

    /// Whether files may be copied into a directory: it is no link, or the link is moved out of the way.
    boolean isPlace(String folder) throws IOException {
        if (work.state(folder).kind() != FileKind.LINK) {
            return true;
        }
        if (!work.attributes().flag("move_obstructions", false)) {
            work.note(work.failed("Path '" + folder + "' is a symlink. Unable to move it aside without move_obstructions is set"));
            return false;
        }
        MoveGoal goal = new MoveGoal(FileWork.path(folder), FileWork.path(folder + ".cf-moved"));
        Outcome outcome = work.keep(new MoveKeeper(), goal, "back up '" + folder + "'", List.of("Backed up '" + folder + "'"));
        work.note(outcome);
        if (outcome != Outcome.REPAIRED || !creation.makeParents(folder + "/.")) {
            return false;
        }
        work.log().info("Created directory for '" + folder + "'");
        return true;
    }
}
