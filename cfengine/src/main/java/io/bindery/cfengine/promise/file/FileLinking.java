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
final class FileLinking {
    private final FileWork work;
    private final FileCreation creation;

    FileLinking(FileWork work, FileCreation creation) {
        this.work = work;
        this.creation = creation;
    }

    void keep(String name) throws IOException {
        Attributes body = work.body("link_from");
        String source = body.text("source", "");
        if (!body.flag("link_children", false)) {
            work.note(link(name, source, body.text("link_type", "symlink")));
            return;
        }
        for (String leaf : work.files().list(FileWork.path(source))) {
            String child = "/" + ByteText.ofUnicode(leaf);
            work.note(link(name + child, source + child, body.text("link_type", "symlink")));
        }
    }

    private Outcome link(String name, String source, String type) throws IOException {
        Path absolute = FileWork.path(absolute(name, source));
        if (!work.files().stateFollowingLinks(absolute).exists() && !goesWithoutSource()) {
            return withoutSource(name, source);
        }
        if (!creation.missingParents(name).isEmpty() && !work.isRehearsal()) {
            if (!creation.makeParents(name)) {
                return Outcome.FAILED;
            }
            work.log().info("Created parent directory for link '" + name + "'");
        }
        return type.equals("hardlink") ? hardLink(name, absolute) : symbolicLink(name, destination(name, source, type));
    }

    private boolean goesWithoutSource() {
        return work.body("link_from").text("when_no_source", "nop").equals("force");
    }

    private Outcome withoutSource(String name, String source) throws IOException {
        if (work.body("link_from").text("when_no_source", "nop").equals("delete") && work.state(name).kind() == FileKind.LINK) {
            FileGoal goal = FileGoal.at(FileWork.path(name)).existing(Existence.ABSENT).notFollowing();
            return work.keep(goal, "remove link '" + name + "'", List.of("Removed link '" + name + "'"));
        }
        return work.failed("Unable to create link '" + name + "' -> '" + source + "', no source");
    }

    /// A link like one that is being copied.
    ///
    /// @param from   where the copied link stands
    /// @param target where it points
    Outcome copied(String name, String from, String target, String type) throws IOException {
        String absolute = absolute(from, target);
        boolean expands = !type.equals("symlink");
        if (expands && !work.followed(absolute).exists()) {
            work.log().error("Can't stat '" + absolute + "' in ExpandLinks. (lstat: No such file or directory)");
            return work.misplaced("Failed to expand absolute link to '" + absolute + "'");
        }
        return type.equals("hardlink")
                ? hardLink(name, FileWork.path(absolute))
                : symbolicLink(name, expands ? destination(name, absolute, type) : target);
    }

    private static String absolute(String name, String source) {
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

    private Outcome hardLink(String name, Path existing) throws IOException {
        Outcome cleared = work.state(name).exists() && !isSame(name, existing) ? clear(name, existing.toString()) : null;
        if (cleared != null) {
            return cleared;
        }
        String files = "'" + name + "' -> '" + ByteText.of(existing) + "'";
        return work.keep(
                new HardLinkKeeper(),
                new HardLinkGoal(FileWork.path(name), existing),
                "hard link files " + files,
                List.of("Hard linked file " + files));
    }

    private boolean isSame(String name, Path existing) throws IOException {
        FileState one = work.state(name);
        FileState other = work.files().state(existing);
        return one.inode() == other.inode() && one.device() == other.device();
    }

    private Outcome symbolicLink(String name, String destination) throws IOException {
        FileState state = work.state(name);
        FileGoal goal = FileGoal.at(FileWork.path(name)).linkingTo(ByteText.unicode(destination));
        String linked = "Linked files '" + name + "' -> '" + destination + "'";
        if (state.kind() == FileKind.LINK && !state.linkTarget().equals(FileWork.path(destination).toString())) {
            if (!work.attributes().flag("move_obstructions", false)) {
                return work.failed("Link '" + name + "' points to '" + ByteText.ofUnicode(state.linkTarget()) + "' not '" + destination
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
            Outcome cleared = clear(name, destination);
            if (cleared != null) {
                return cleared;
            }
        }
        return work.keep(goal, "create link '" + name + "'", List.of(linked));
    }

    /// Moves the file that is in the way of a link; null where that worked.
    private @Nullable Outcome clear(String name, String destination) throws IOException {
        boolean directory = work.state(name).kind() == FileKind.DIRECTORY;
        if (!work.attributes().flag("move_obstructions", false)) {
            work.log().error("Object '" + name + "' is obstructing promise");
            return work.failed("Unable to create link '" + name + "' -> '" + destination + "', failed to move obstruction");
        }
        // As CFEngine does: a directory's new name has the time in it, and the message has not.
        String moved = directory ? FileBackup.stamped(work, name) + ".cfsaved.dir" : name + ".cfsaved";
        MoveGoal goal = new MoveGoal(FileWork.path(name), FileWork.path(moved));
        String message = (directory ? "Moved directory '" : "Moved obstructing object '") + name + "' to '" + name + ".cfsaved'";
        Outcome outcome = work.keep(new MoveKeeper(), goal, "move obstructing object '" + name + "'", List.of(message));
        return outcome == Outcome.REPAIRED ? null : outcome;
    }
}
