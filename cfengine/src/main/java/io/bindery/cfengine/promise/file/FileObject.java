package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.promise.Outcome;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.util.List;

/// The promises of a files promise about the object at a path itself: its absence, name, times, owners and permissions.
final class FileObject {
    private final FileWork work;
    private final FilePermissions permissions;
    private final FileRenaming renaming;
    private final FileTransforming transforming;
    private final FileAccessList accessList;

    FileObject(FileWork work, FilePermissions permissions) {
        this.work = work;
        this.permissions = permissions;
        this.renaming = new FileRenaming(work);
        this.transforming = new FileTransforming(work);
        this.accessList = new FileAccessList(work);
    }

    boolean isPromised() {
        return work.promise().hasBody("delete") || work.promise().hasBody("rename") || work.promise().hasBody("perms") || isTouched()
                || transforming.isPromised() || accessList.isPromised() || FileChanges.isPromised(work);
    }

    private boolean isTouched() {
        return work.attributes().flag("touch", false);
    }

    /// @param found whether a search came upon it, rather than the promise naming it
    void keep(String name, boolean found) throws IOException {
        FileState state = work.state(name);
        if (!state.exists()) {
            return;
        }
        if (transforming.isPromised()) {
            if (state.kind() == FileKind.FILE) {
                transforming.keep(name);
            }
        } else if (work.promise().hasBody("delete")) {
            work.note(delete(name, state, found));
            return;
        }
        if (work.promise().hasBody("rename")) {
            work.note(renaming.keep(name, state));
        }
        FileState now = work.followed(name);
        if (FileChanges.isPromised(work) && work.state(name).exists()) {
            new FileChanges(work).keep(name, work.state(name), found);
        }
        if (work.promise().hasBody("perms") && now.exists()) {
            keepPermissions(name, state, now, found);
        }
        if (accessList.isPromised() && now.exists()) {
            accessList.keep(name);
        }
    }

    private void keepPermissions(String name, FileState state, FileState now, boolean found) throws IOException {
        permissions.read();
        if (state.kind() == FileKind.LINK) {
            keepLink(name, now, found);
            return;
        }
        work.note(isTouched() ? touch(name) : Outcome.SKIPPED);
        permissions.keep(name, now);
        sayTouched(name);
    }

    /// As CFEngine does: at first nothing but the link itself is looked at, and what it leads to when all else is done. Of a link that was
    /// found, or that leads to a directory, only the first happens.
    private void keepLink(String name, FileState target, boolean found) throws IOException {
        boolean kept = permissions.keepLink(name);
        if (found || target.kind() == FileKind.DIRECTORY) {
            work.note(kept && !found ? Outcome.KEPT : Outcome.SKIPPED);
        }
    }

    private void keepBehindLink(String name) throws IOException {
        FileState target = work.followed(name);
        if (!target.exists() || target.kind() == FileKind.DIRECTORY || !work.promise().hasBody("perms")) {
            return;
        }
        permissions.read();
        work.note(isTouched() ? touch(name) : Outcome.SKIPPED);
        permissions.keep(name, target);
        sayTouched(name);
    }

    private void sayTouched(String name) {
        if (isTouched()) {
            work.log().info("Updated timestamps on '" + name + "'");
            // As CFEngine does: it is logged and counts as done, even if it failed.
            work.note(Outcome.REPAIRED);
            work.note(Outcome.KEPT);
        }
    }

    /// Looks a second time once all else is done, at plain files and what links lead to.
    void keepAgain(String name) throws IOException {
        FileState state = work.state(name);
        boolean moved = work.promise().hasBody("delete") || work.promise().hasBody("rename");
        if (state.kind() == FileKind.FILE || moved && state.kind() == FileKind.LINK) {
            keep(name, false);
        } else if (state.kind() == FileKind.LINK) {
            keepBehindLink(name);
        }
    }

    /// Times alone.
    void keepTimes(String name) throws IOException {
        if (!isTouched() || work.promise().hasBody("perms") || !work.followed(name).exists()) {
            return;
        }
        if (work.isDirectory(name)) {
            // As CFEngine does: a directory's times are its own affair.
            work.note(Outcome.KEPT);
        } else {
            boolean made = work.outcome() == Outcome.REPAIRED;
            work.note(touch(name));
            work.note(made ? Outcome.SKIPPED : Outcome.KEPT);
        }
    }

    private Outcome touch(String name) {
        return work.keep(
                FileGoal.at(FileWork.path(name)).touching(),
                "update time stamps for '" + name + "'",
                List.of("Touched (updated time stamps) for path '" + name + "'"));
    }

    private Outcome delete(String name, FileState state, boolean found) throws IOException {
        boolean directory = state.kind() == FileKind.DIRECTORY;
        boolean linkToDirectory = state.kind() == FileKind.LINK && work.isDirectory(name);
        if (found && linkToDirectory && work.body("depth_search").flag("traverse_links", false) && work.body("delete").text("dirlinks", "delete").equals("keep")) {
            work.log().verbose("Keeping link '" + name + "' to a directory");
            return Outcome.KEPT;
        }
        if (directory && !work.isRehearsal()) {
            if (!work.body("delete").flag("rmdirs", false)) {
                return Outcome.KEPT;
            }
            if (name.endsWith("/")) {
                // As CFEngine does: it looks for the directory inside itself.
                return work.failed("Delete directory '" + name + "' failed (rmdir: No such file or directory)");
            }
            if (!work.files().list(FileWork.path(name)).isEmpty()) {
                work.log().verbose("Directory '" + name + "' is not empty");
                return Outcome.SKIPPED;
            }
        }
        String what = (directory ? "directory" : "file") + " '" + name + "'";
        FileGoal goal = FileGoal.at(FileWork.path(name)).existing(Existence.ABSENT).notFollowing();
        return work.keep(
                new FileKeeper(),
                goal,
                "delete " + what,
                List.of("Deleted " + what),
                reason -> "Couldn't unlink '" + name + "' tidying. (unlink: " + reason + ")");
    }
}
