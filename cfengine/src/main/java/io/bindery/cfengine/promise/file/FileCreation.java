package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.promise.Outcome;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.file.MoveGoal;
import io.bindery.enact.file.MoveKeeper;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `create`: makes a missing file, directory or named pipe, and the directories above it.
record FileCreation(FileWork work, FilePermissions permissions) {
    private static final int DIRECTORY_MODE = 0700;
    private static final int FILE_MODE = 0600;

    /// @param promiser the name as promised, for messages
    Outcome directory(String promiser, String name) throws IOException {
        if (isRelative(name)) {
            return refused(promiser);
        }
        String obstacle = obstacle(name + "/.");
        if (obstacle != null && !isCleared(obstacle, name + "/.")) {
            return work.isRehearsal() && work.attributes().flag("move_obstructions", false) ? Outcome.WARNED : Outcome.FAILED;
        }
        if (!makeParents(name)) {
            return Outcome.FAILED;
        }
        FileGoal goal = FileGoal.at(FileWork.path(name)).existing(Existence.DIRECTORY).createdWith(DIRECTORY_MODE);
        return work.keep(
                new FileKeeper(),
                goal,
                "create directory '" + promiser + "'",
                List.of("Created directory '" + promiser + "'"),
                reason -> notMade(name, reason));
    }

    /// Whether a name has no meaning of its own.
    static boolean isRelative(String name) {
        return !name.startsWith("/");
    }

    private Outcome refused(String name) {
        return work.failed("Cannot create a relative filename '" + name
                + "' - has no invariant meaning. (create: No such file or directory)");
    }

    Outcome file(String name) throws IOException {
        if (isRelative(name)) {
            return refused(name);
        }
        int mode = permissions.creationMode(FILE_MODE);
        if (work.state(name).kind() == FileKind.LINK && !work.isRehearsal()) {
            return inTheWay(name, mode);
        }
        boolean parents = !work.isDirectory(name.endsWith("/") ? name : name.substring(0, Math.max(1, name.lastIndexOf('/'))));
        if (!makeParents(name)) {
            return Outcome.FAILED;
        }
        if (parents && !work.isRehearsal()) {
            work.log().info("Created directory for '" + name + "'");
            work.note(Outcome.REPAIRED);
        }
        if (name.endsWith("/") && !work.isRehearsal()) {
            // As CFEngine does: the directories above such a name include the one it names.
            return inTheWay(name, mode);
        }
        boolean pipe = work.attributes().text("file_type", "regular").equals("fifo");
        FileGoal goal = FileGoal.at(FileWork.path(name)).existing(pipe ? Existence.PIPE : Existence.FILE).createdWith(mode);
        return pipe
                ? work.keep(
                        goal,
                        "create named pipe '" + name + "', mode " + octal(mode),
                        List.of("Created named pipe '" + name + "', mode " + octal(mode)))
                : work.keep(
                        new FileKeeper(),
                        goal,
                        "create file '" + name + "', mode '" + octal(mode) + "'",
                        List.of("Created file '" + name + "', mode " + octal(mode)),
                        reason -> "Error creating file '" + name + "', mode '" + octal(mode) + "'. (open: " + reason + ")");
    }

    private static String notMade(String directory, String reason) {
        return "Failed to make directory: " + directory + " (mkdir: " + reason + ")";
    }

    private Outcome inTheWay(String name, int mode) {
        return work.failed("Error creating file '" + name + "', mode '" + octal(mode)
                + "'. (open: 'File exists'). Most likely a dangling symlink is in the way. "
                + "Refusing to create the target file of dangling symlink (security risk).");
    }

    /// Creates the file that content will be written to; false if it could not be created.
    boolean made(String name) throws IOException {
        Outcome outcome = file(name);
        work.note(outcome);
        return outcome == Outcome.REPAIRED;
    }

    static String octal(int mode) {
        return String.format("%04o", mode);
    }

    /// The directories above a name that are not there, outermost first.
    List<Path> missingParents(String name) throws IOException {
        List<Path> missing = new ArrayList<>();
        Path first = name.endsWith("/") ? FileWork.path(name) : FileWork.path(name).getParent();
        for (Path parent = first; parent != null && !exists(parent); parent = parent.getParent()) {
            missing.addFirst(parent);
        }
        return missing;
    }

    /// Says that something else stands where a directory should be.
    static String isNoDirectory(String name) {
        return "The object '" + name + "' is not a directory. Cannot make a new directory without deleting it.";
    }

    /// The outermost name above a name where something else than a directory is; null if nothing is in the way.
    private @Nullable String obstacle(String name) throws IOException {
        for (int slash = name.indexOf('/', 1); slash > 0; slash = name.indexOf('/', slash + 1)) {
            String folder = name.substring(0, slash);
            FileKind kind = work.followed(folder).kind();
            if (kind != FileKind.DIRECTORY && kind != FileKind.ABSENT) {
                return folder;
            }
        }
        return null;
    }

    /// Moves a file or link out of the way of the directory above a name, where that is promised; false if it stays.
    private boolean isCleared(String obstacle, String name) throws IOException {
        String parent = name.substring(0, Math.max(1, name.lastIndexOf('/')));
        boolean link = work.state(obstacle).kind() == FileKind.LINK;
        if (obstacle.equals(parent) && work.attributes().flag("move_obstructions", false)) {
            return moved(obstacle, name);
        }
        work.log().error(link || !obstacle.equals(parent)
                ? "Cannot make " + parent + " - " + obstacle + " is not a directory!"
                : isNoDirectory(obstacle));
        return false;
    }

    private boolean moved(String obstacle, String name) {
        String move = "obstructing file/link '" + obstacle + "' to '" + obstacle + ".cf-moved' to make directories for '" + name + "'";
        MoveGoal goal = new MoveGoal(FileWork.path(obstacle), FileWork.path(obstacle + ".cf-moved"));
        Outcome outcome = work.keep(new MoveKeeper(), goal, "move " + move, List.of("Moved " + move));
        work.note(outcome);
        return outcome == Outcome.REPAIRED;
    }

    private boolean exists(Path path) throws IOException {
        FileState state = work.files().stateFollowingLinks(path);
        return state.exists();
    }

    /// Makes the directories above a name; false if that failed, or where a rehearsal cannot go on.
    boolean makeParents(String name) throws IOException {
        String obstacle = obstacle(name);
        if (obstacle != null && !isCleared(obstacle, name)) {
            return false;
        }
        String above = name.substring(0, Math.max(1, name.lastIndexOf('/')));
        if (work.state(above).kind() == FileKind.LINK && !work.followed(above).exists()
                && work.attributes().flag("move_obstructions", false) && !moved(above, name)) {
            return false;
        }
        for (Path parent : missingParents(name)) {
            if (!FileWork.path(name).equals(parent.resolve("."))) {
                work.simulated(changes -> changes.omit(parent));
            }
            FileGoal goal = FileGoal.at(parent).existing(Existence.DIRECTORY).createdWith(DIRECTORY_MODE);
            Outcome outcome = work.keep(
                    new FileKeeper(),
                    goal,
                    "make directory '" + parent + "' for '" + name + "'",
                    List.of(),
                    reason -> notMade(parent.toString(), reason));
            if (outcome != Outcome.REPAIRED && outcome != Outcome.WARNED) {
                return false;
            }
        }
        return true;
    }
}
