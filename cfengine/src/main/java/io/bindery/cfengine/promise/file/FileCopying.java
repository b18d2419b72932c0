package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.Result;
import io.bindery.enact.file.BackupStore;
import io.bindery.enact.file.CopyGoal;
import io.bindery.enact.file.CopyGoal.Comparison;
import io.bindery.enact.file.CopyKeeper;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `copy_from` for a path of this host: copies a file, or with `depth_search` everything below a directory.
final class FileCopying {
    private static final int COPY_MODE = 0600;
    private static final int SETGID = 02000;

    private final FileWork work;
    private final FilePermissions permissions;
    private final FileCreation creation;
    private final FileLinking linking;
    private final CopiedDirectory directories;
    private final FileSearch search;
    private final Attributes body;

    FileCopying(FileWork work, FilePermissions permissions, FileCreation creation) {
        this.work = work;
        this.permissions = permissions;
        this.creation = creation;
        this.linking = new FileLinking(work, creation);
        this.directories = new CopiedDirectory(work, permissions, creation);
        this.search = new FileSearch(work);
        this.body = work.body("copy_from");
    }

    void keep(String target) throws IOException {
        String source = body.text("source", "");
        List<String> servers = body.list("servers");
        if (!servers.isEmpty() && !servers.equals(List.of("localhost"))) {
            work.note(work.misplaced("Copying from the server '" + servers.getFirst() + "' is not supported by this agent"));
            return;
        }
        boolean searches = work.promise().hasBody("depth_search");
        if (searches && work.followed(target).exists() && !work.isDirectory(target)) {
            // As CFEngine does: a search in the place of a file finds nothing to do.
            work.note(Outcome.KEPT);
            return;
        }
        FileState found = work.followed(source);
        if (!found.exists()) {
            missing(source);
        } else if (found.kind() == FileKind.DIRECTORY) {
            directory(source, target);
        } else if (hasParents(target)) {
            object(source, target);
        }
    }

    /// `copy_patterns` of `link_from`: a file of such a name is copied; false if it is to be linked.
    boolean insteadOfLink(String name) throws IOException {
        Attributes link = work.body("link_from");
        String source = FileLinking.absolute(name, link.text("source", ""));
        boolean copies = FileSearch.matchesAny(link.list("copy_patterns"), name.substring(name.lastIndexOf('/') + 1))
                && work.followed(source).kind() == FileKind.FILE;
        if (copies && hasParents(name)) {
            object(source, name);
        }
        return copies;
    }

    private boolean hasParents(String target) throws IOException {
        boolean missing = !work.isDirectory(target.substring(0, Math.max(1, target.lastIndexOf('/'))));
        if (!creation.makeParents(target)) {
            work.note(work.isRehearsal() && work.attributes().flag("move_obstructions", false) ? Outcome.WARNED : Outcome.FAILED);
            return false;
        }
        if (missing && work.isRehearsal()) {
            work.note(Outcome.WARNED);
        } else if (missing) {
            work.log().info("Created parent directory for '" + target + "'");
        }
        return true;
    }

    private void missing(String source) {
        if (body.flag("missing_ok", false)) {
            work.note(Outcome.KEPT);
            return;
        }
        work.note(work.failed("Can't stat file '" + source + "' on 'localhost' in files.copy_from promise"));
    }

    private void directory(String source, String target) throws IOException {
        String folder = target.endsWith("/.") ? target.substring(0, target.length() - 2) : target;
        boolean searches = work.promise().hasBody("depth_search");
        if (!work.isDirectory(folder) && !made(folder, searches ? target : folder) || searches && !directories.isPlace(folder)) {
            return;
        }
        below(source, target, search.levels());
        if (body.flag("check_root", false) && body.flag("preserve", false)) {
            FileState root = work.followed(source);
            work.note(permissions.keepLike(target, root));
        }
    }

    /// Makes the target directory of a copy; false if the copy cannot go on.
    private boolean made(String folder, String shown) throws IOException {
        boolean obstructed = work.followed(folder).exists();
        boolean searches = work.promise().hasBody("depth_search");
        boolean moves = searches && work.attributes().flag("move_obstructions", false);
        boolean dangling = !obstructed && work.state(folder).exists() && !moves;
        if (dangling && searches) {
            return directories.isPlace(folder);
        }
        if (!dangling && !creation.makeParents(folder + "/.")) {
            work.note(work.isRehearsal() && moves ? Outcome.WARNED : Outcome.FAILED);
            return false;
        }
        if (work.isRehearsal()) {
            work.note(Outcome.WARNED);
            return !searches;
        }
        if (!dangling) {
            work.log().info("Created parent directory for '" + shown + "'");
            work.note(Outcome.REPAIRED);
        }
        return true;
    }

    /// Copies the content of one directory into another, and purges files that the first does not have.
    private void tree(String source, String target, long levels) throws IOException {
        boolean collapses = body.flag("collapse_destination_dir", false);
        List<String> leaves = work.files().list(FileWork.path(source));
        for (String leaf : leaves) {
            String from = FileWork.in(source, ByteText.ofUnicode(leaf));
            String to = FileWork.in(target, ByteText.ofUnicode(leaf));
            if (work.state(from).kind() != FileKind.DIRECTORY) {
                if (search.isSelected(from)) {
                    object(from, to);
                }
            } else if (search.enters(leaf) && (collapses || directories.keep(from, to))) {
                below(from, collapses ? target : to, levels - 1);
            }
        }
        if (body.flag("purge", false)) {
            new FilePurging(work).purge(target, leaves);
        }
        if (work.outcome() == Outcome.SKIPPED) {
            work.note(Outcome.KEPT);
        }
    }

    private void below(String source, String target, long levels) throws IOException {
        if (levels <= 0) {
            work.note(work.failed("Maximum recursion level reached at '" + source + "'"));
        } else {
            tree(source, target, levels);
        }
    }

    /// Copies a file, or makes a link like the one at the source.
    void object(String source, String target) throws IOException {
        String leaf = source.substring(source.lastIndexOf('/') + 1);
        FileState from = work.state(source);
        if (from.kind() == FileKind.FILE && FileSearch.matchesAny(body.list("linkcopy_patterns"), leaf)) {
            linked(linking.copied(target, source, source, body.text("link_type", "symlink")));
        } else if (!fits(source, target, from.size())) {
            return;
        } else if (from.kind() == FileKind.LINK && !FileSearch.matchesAny(body.list("copylink_patterns"), leaf)
                && !body.text("link_type", "symlink").equals("none")) {
            linked(linking.copied(target, source, from.linkTarget(), body.text("link_type", "symlink")));
        } else if (work.followed(source).kind() == FileKind.FILE) {
            file(from.kind() == FileKind.LINK ? work.target(source) : source, target);
        } else if (from.kind() == FileKind.PIPE && !work.state(target).exists()) {
            pipe(from, target);
        } else if (from.kind() == FileKind.OTHER && !work.state(target).exists()) {
            work.note(work.misplaced("The special file '" + source + "' cannot be copied to '" + target + "' by this agent"));
        } else {
            work.note(Outcome.KEPT);
        }
    }

    /// As CFEngine does: a pipe has the mode of its source without the mask of the agent, whatever else is promised.
    private void pipe(FileState source, String target) throws IOException {
        FileGoal goal = FileGoal.at(FileWork.path(target)).existing(Existence.PIPE).createdWith(source.mode() & ~work.keeping().modeMask());
        work.note(work.keep(goal, "create FIFO '" + target + "'", List.of("Created fifo '" + target + "'")));
    }

    /// As CFEngine does: from a link that is not made classes follow, but the promise counts as kept.
    private void linked(Outcome outcome) {
        if (outcome == Outcome.REPAIRED) {
            work.note(outcome);
        } else {
            work.keeping().conclude(work.promise(), outcome);
        }
        work.note(Outcome.KEPT);
    }

    private void file(String source, String target) throws IOException {
        Attributes control = work.keeping().control("agent");
        if (work.keeping().copies().contains(target) && FileSearch.matchesAny(control.list("files_single_copy"), target)) {
            work.log().verbose("Skipping single-copied file '" + target + "'");
            return;
        }
        FileState old = work.state(target);
        boolean checksType = body.flag("type_check", false);
        if (old.kind() == FileKind.DIRECTORY || old.kind().isSpecial()) {
            work.note(checksType
                    ? work.failed("Promised file copy " + target + " exists but type mismatch with source '" + source + "'")
                    : Outcome.KEPT);
            return;
        }
        if (checksType && old.kind() == FileKind.LINK) {
            work.note(work.misplaced("File image exists but destination type is silly (file/dir/link doesn't match)"));
            return;
        }
        boolean fresh = old.kind() != FileKind.FILE;
        Path backup = fresh ? null : FileBackup.ofCopy(work, target);
        CopyGoal goal = new CopyGoal(
                FileWork.path(source),
                FileWork.path(target),
                comparison(),
                COPY_MODE,
                body.flag("preserve", false),
                backup == null ? null : BackupStore.at(backup));
        Result enacted = work.enact(new CopyKeeper(), goal);
        switch (enacted.verdict()) {
            case KEPT -> permissions.keepCopied(target, work.followed(target));
            case REPAIRED -> {
                if (enacted.made().stream().noneMatch(change -> change.property().equals("content"))) {
                    work.note(Outcome.REPAIRED);
                    preserved(target, old.mode(), old.owner(), old.group());
                    permissions.keepCopied(target, work.followed(target));
                    return;
                }
                copied(source, target, old, backup);
                work.note(Outcome.REPAIRED);
                if (fresh) {
                    keepAttributes(target);
                    work.log().info("Updated file '" + target + "' from 'localhost:" + source + "'");
                } else {
                    work.log().info("Updated '" + target + "' from source '" + source + "' on 'localhost'");
                    keepAttributes(target);
                }
                made(target, control);
                work.note(Outcome.KEPT);
            }
            case PENDING -> {
                // As CFEngine does: it names the two the wrong way round.
                work.mayChange(old.kind() == FileKind.LINK
                        ? "remove old symbolic link '" + target + "' to make way for copy"
                        : fresh
                        ? "copy '" + target + "' to '" + source + "'"
                        : "update file '" + target + "' from '" + source + "' on 'localhost'");
                work.note(Outcome.WARNED);
            }
            case FAILED, DENIED, TIMED_OUT, INTERRUPTED -> work.note(work.unsuccessful(enacted));
        }
    }

    /// `files_auto_define`: that a copy was made is a class of its own.
    private void made(String target, Attributes control) {
        work.keeping().copies().add(target);
        if (FileSearch.matchesAny(control.list("files_auto_define"), target)) {
            String name = Names.canonify("auto_" + target);
            work.log().info("Auto defining class '" + name + "'");
            work.keeping().evaluation().defineClass(name, List.of());
        }
    }

    private void keepAttributes(String target) throws IOException {
        FileState now = work.followed(target);
        if (body.flag("preserve", false)) {
            // As CFEngine does: the copy begins with what the mask of the agent leaves of the mode of its source.
            preserved(target, now.mode() & ~work.keeping().modeMask(), work.keeping().host().accounts().effectiveUser(), group(target));
            work.note(Outcome.KEPT);
        } else {
            permissions.keepCopied(target, now);
        }
    }

    /// The group of a new file beside a copy: that of the directory if it hands on its group, else that of whoever runs this.
    private int group(String target) throws IOException {
        FileState folder = work.followed(target.substring(0, Math.max(1, target.lastIndexOf('/'))));
        Accounts accounts = work.keeping().host().accounts();
        return (folder.mode() & SETGID) != 0
                ? folder.group()
                : accounts.user(Integer.toString(accounts.effectiveUser())).map(Accounts.User::gid).orElse(0);
    }

    /// Tells which mode, owner and group of the source a copy was given.
    private void preserved(String target, int mode, int owner, int group) throws IOException {
        FileState now = work.followed(target);
        if (now.owner() != owner) {
            work.log().info("Owner of '" + target + "' was " + owner + ", set to " + now.owner());
        }
        if (now.group() != group) {
            work.log().info("Group of '" + target + "' was " + group + ", set to " + now.group());
        }
        if (now.mode() != mode) {
            work.log().info("Object '" + target + "' had permissions " + FileCreation.octal(mode) + ", changed it to "
                    + FileCreation.octal(now.mode()));
        }
    }

    private Comparison comparison() {
        if (body.flag("force_update", false)) {
            return Comparison.NOTHING;
        }
        String usual = work.keeping().control("agent").text("defaultcopytype", "mtime");
        return switch (body.text("compare", usual)) {
            case "ctime" -> Comparison.CHANGED;
            case "atime" -> Comparison.ANY;
            case "exists" -> Comparison.EXISTENCE;
            case "binary", "hash", "digest" -> Comparison.CONTENT;
            default -> Comparison.MODIFIED;
        };
    }

    /// `copy_size`: files of other sizes are left alone.
    private boolean fits(String source, String target, long size) {
        String range = body.text("copy_size");
        if (range == null) {
            return true;
        }
        List<String> bounds = List.of(range.split(",", 2));
        boolean fits = bounds.size() == 2 && size >= FileSelection.bound(bounds.get(0)) && size <= FileSelection.bound(bounds.get(1));
        if (!fits) {
            work.log().verbose("Source file '" + source + "' size is not in the permitted safety range, not copying to '" + target + "'");
            work.note(Outcome.KEPT);
        }
        return fits;
    }

    private void copied(String source, String target, FileState old, @Nullable Path backup) throws IOException {
        if (old.kind() == FileKind.LINK) {
            work.log().info("Removing old symbolic link '" + target + "' to make way for copy");
        }
        boolean fresh = old.kind() != FileKind.FILE;
        String how = body.flag("preserve", false)
                ? "permissions preserved"
                : "mode '" + Integer.toOctalString(fresh ? COPY_MODE : old.mode()) + "'";
        work.log().info("Copied file '" + source + "' to '" + target + ".cfnew' (" + how + ")");
        if (backup != null) {
            work.log().info("Backed up '" + target + "' as '" + ByteText.of(backup) + "'");
        }
        work.log().info("Moved '" + target + ".cfnew' to '" + target + "'");
    }
}
