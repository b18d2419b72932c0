package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.HardLinkGoal;
import io.bindery.enact.file.HardLinkKeeper;
import io.bindery.enact.file.MoveGoal;
import io.bindery.enact.file.MoveKeeper;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `link_from`: a symbolic or hard link to a source.
record FileLinking(FileWork work, FileCreation creation) {
    void keep(String name) throws IOException {
        Attributes body = work.body("link_from");
        work.note(link(name, body.text("source", ""), work.attributes().flag("move_obstructions", false)));
    }

    /// @param moves whether a file in the place of the link may be moved
    Outcome link(String name, String source, boolean moves) throws IOException {
        String type = work.body("link_from").text("link_type", "symlink");
        String written = written(source);
        if (type.equals("hardlink")) {
            return hardLink(name, written, FileWork.path(absolute(name, source)), moves);
        }
        String destination = destination(name, written, type);
        if (!work.followed(absolute(name, source)).exists()) {
            String absence = work.body("link_from").text("when_no_source", "nop");
            if (!absence.equals("force")) {
                return absence.equals("delete") ? deadLinkGone(name) : withoutSource(name, destination);
            }
            if (type.equals("absolute")) {
                return notExpanded(absolute(name, source), source);
            }
        }
        if (!creation.missingParents(name).isEmpty() && !work.isRehearsal()) {
            if (!creation.makeParents(name)) {
                return Outcome.FAILED;
            }
            work.log().info("Created parent directory for link '" + name + "'");
        }
        return symbolicLink(name, destination.equals(written) ? source : destination, destination, moves);
    }

    /// As CFEngine does: a name in the link's own directory is shown with a dot before it.
    private static String written(String source) {
        return source.startsWith("/") || source.startsWith(".") ? source : "./" + source;
    }

    private Outcome withoutSource(String name, String destination) {
        return work.failed("Unable to create link '" + name + "' -> '" + destination + "', no source");
    }

    private Outcome deadLinkGone(String name) throws IOException {
        if (work.state(name).kind() != FileKind.LINK || work.followed(name).exists()) {
            return Outcome.KEPT;
        }
        FileGoal goal = FileGoal.at(FileWork.path(name)).existing(Existence.ABSENT).notFollowing();
        return work.keep(goal, "remove dead link '" + name + "'", List.of("Removed dead link '" + name + "'"));
    }

    private Outcome notExpanded(String absolute, String shown) {
        work.log().error("Can't stat '" + FileWork.path(absolute).normalize() + "' in ExpandLinks. (lstat: No such file or directory)");
        return work.misplaced("Failed to expand absolute link to '" + shown + "'");
    }

    /// A link like one that is being copied.
    ///
    /// @param from   where the copied link stands
    /// @param target where it points
    Outcome copied(String name, String from, String target, String type) throws IOException {
        String absolute = absolute(from, target);
        if (!type.equals("symlink") && !work.followed(absolute).exists()) {
            return notExpanded(absolute, absolute);
        }
        boolean moves = work.attributes().flag("move_obstructions", false);
        if (type.equals("hardlink")) {
            return hardLink(name, absolute, FileWork.path(absolute), moves);
        }
        String destination = type.equals("symlink") ? target : destination(name, absolute, type);
        return symbolicLink(name, destination, written(destination), moves);
    }

    /// A source that may be relative to the link's directory.
    static String absolute(String name, String source) {
        return source.startsWith("/") ? source : name.substring(0, name.lastIndexOf('/') + 1) + source;
    }

    /// What the link says, by its type.
    private static String destination(String name, String source, String type) {
        return switch (type) {
            case "absolute" -> FileWork.path(absolute(name, source)).normalize().toString();
            case "relative" -> source.startsWith("/") ? relative(name, source) : source;
            default -> source;
        };
    }

    private static String relative(String name, String source) {
        Path folder = FileWork.path(name).getParent();
        return folder == null ? source : "./" + folder.relativize(FileWork.path(source));
    }

    /// @param shown the name of the existing file in messages
    private Outcome hardLink(String name, String shown, Path existing, boolean moves) throws IOException {
        String files = "'" + name + "' -> '" + shown + "'";
        FileState source = work.files().stateFollowingLinks(existing);
        if (source.kind() != FileKind.FILE) {
            return work.failed("Source file '" + shown + "' is not a regular file, not appropriate to hard-link");
        }
        FileState there = work.followed(name);
        if (there.exists() && there.inode() == source.inode() && there.device() == source.device()) {
            return Outcome.KEPT;
        }
        if (there.exists()) {
            work.log().info("'" + name + "' does not appear to be a hard link to '" + shown + "'");
        }
        if (work.isRehearsal()) {
            work.mayChange((there.exists() ? "hard link " : "hard link files ") + files);
            return Outcome.WARNED;
        }
        if (there.exists()) {
            Outcome cleared = clear(name, "Unable to create hard link " + files, moves);
            if (cleared != null) {
                return cleared;
            }
        } else if (work.state(name).exists() || !creation.missingParents(name).isEmpty()) {
            return work.failed("Failed to hard link '" + shown + "' to '" + name + "'. (link: "
                    + (work.state(name).exists() ? "File exists" : "No such file or directory") + ")");
        }
        HardLinkGoal goal = new HardLinkGoal(FileWork.path(name), existing);
        return work.keep(new HardLinkKeeper(), goal, "hard link files " + files, List.of("Hard linked file " + files));
    }

    /// @param text  the text of the link
    /// @param shown the same in messages about a link that is not made
    private Outcome symbolicLink(String name, String text, String shown, boolean moves) throws IOException {
        FileState state = work.state(name);
        FileGoal goal = FileGoal.at(FileWork.path(name)).linkingTo(ByteText.unicode(text));
        String linked = "Linked files '" + name + "' -> '" + text + "'";
        if (state.kind() == FileKind.LINK && !holds(state, text)) {
            if (!moves) {
                return work.failed("Link '" + name + "' points to '" + ByteText.ofUnicode(state.linkTarget()) + "' not '" + shown
                        + "', but not moving obstructions");
            }
            return work.keep(
                    goal, "remove incorrect link '" + name + "'", List.of("Overrode incorrect link '" + name + "'", linked));
        }
        if (state.exists() && state.kind() != FileKind.LINK) {
            if (work.isRehearsal()) {
                work.mayChange("create link '" + name + "'");
                return Outcome.WARNED;
            }
            Outcome cleared = clear(name, "Unable to create link '" + name + "' -> '" + shown + "'", moves);
            if (cleared != null) {
                return cleared;
            }
        }
        return work.keep(goal, "create link '" + name + "'", List.of(linked));
    }

    private static boolean holds(FileState link, String text) {
        return link.linkTarget().equals(ByteText.unicode(text)) || link.linkTarget().equals(FileWork.path(text).toString());
    }

    /// Moves the file that is in the way of a link; null if that worked.
    ///
    /// @param failure how the message about a failure begins
    private @Nullable Outcome clear(String name, String failure, boolean moves) throws IOException {
        boolean directory = work.state(name).kind() == FileKind.DIRECTORY;
        if (!moves) {
            work.log().error("Object '" + name + "' is obstructing promise");
            return work.failed(failure + ", failed to move obstruction");
        }
        // As CFEngine does: a directory's new name has the time in it, and the message has not.
        String moved = directory ? FileBackup.stamped(work, name) + ".cfsaved.dir" : name + ".cfsaved";
        MoveGoal goal = new MoveGoal(FileWork.path(name), FileWork.path(moved));
        String message = (directory ? "Moved directory '" : "Moved obstructing object '") + name + "' to '" + name + ".cfsaved'";
        Outcome outcome = work.keep(new MoveKeeper(), goal, "move obstructing object '" + name + "'", List.of(message));
        return outcome == Outcome.REPAIRED ? null : outcome;
    }
}
