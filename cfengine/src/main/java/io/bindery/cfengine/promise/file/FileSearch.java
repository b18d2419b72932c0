package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Glance;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// `depth_search` with `file_select`: finds all selected objects below a directory, the content of a directory before the
/// directory itself.
final class FileSearch {
    private final FileWork work;
    private final Attributes depth;
    private final boolean removesDeadLinks;
    private final Set<String> suspicious;
    private @Nullable SettledPermissions settled;

    FileSearch(FileWork work) {
        this.work = work;
        this.depth = work.body("depth_search");
        this.removesDeadLinks = depth.flag("rmdeadlinks", false);
        this.suspicious = Set.copyOf(work.keeping().control("agent").list("suspiciousnames"));
    }

    /// The action for an object that was found.
    @FunctionalInterface
    interface Doing {
        void with(String name) throws IOException;

        /// Hears that all of a directory was searched.
        ///
        /// @param found the names in it that were chosen
        default void leaving(String folder, List<String> found) {}
    }

    void search(String name, Doing doing) throws IOException {
        FileState state = work.followed(name);
        if (state.kind() != FileKind.DIRECTORY) {
            return;
        }
        if (work.state(name).kind() == FileKind.LINK) {
            work.log().error("SERIOUS SECURITY ALERT: path race exploited in recursion to/from '" + name
                    + "'. Not safe for agent to continue - aborting");
            throw new FatalError("Not safe to continue");
        }
        settled = SettledPermissions.of(work);
        descend(name, reach(), state.device(), doing);
        // As CFEngine does: a search never deletes the directory it began in, although a rehearsal announces its deletion.
        boolean spared = work.promise().hasBody("delete") && !work.isRehearsal();
        if (depth.flag("include_basedir", false) && !spared && isSelected(name)) {
            doing.with(name);
        }
    }

    /// As CFEngine does: a depth of 1 is the directory alone, and one of 2 has two directories more below it than it says.
    private long reach() {
        long levels = levels();
        return levels == Long.MAX_VALUE ? levels : levels <= 1 ? 1 : levels + 2;
    }

    long levels() {
        return depth.text("depth", "0").equals("inf") ? Long.MAX_VALUE : depth.number("depth", 0);
    }

    private void descend(String folder, long levels, long device, Doing doing) throws IOException {
        if (levels <= 0) {
            return;
        }
        List<String> found = new ArrayList<>();
        for (Glance entry : work.files().glance(FileWork.path(folder))) {
            String leaf = ByteText.ofUnicode(entry.name());
            String name = FileWork.in(folder, leaf);
            if (suspicious.contains(leaf)) {
                // As CFEngine does: the word is misspelt there.
                work.log().warning("Filename '" + name + "' is classified as suspiscious, skipping");
                continue;
            }
            if (entry.kind() == FileKind.LINK && removesDeadLinks && !work.followed(name).exists()) {
                FileGoal gone = FileGoal.at(FileWork.path(name)).existing(Existence.ABSENT).notFollowing();
                work.note(work.keep(gone, "remove dead link '" + name + "'", List.of("Removed dead link '" + name + "'")));
                continue;
            }
            Glance met = entry.kind() == FileKind.LINK && depth.flag("traverse_links", false) ? followed(name, entry) : entry;
            if (met == null) {
                work.note(work.failed("Recurse was working on '" + name + "' when this failed. (stat: No such file or directory)"));
                continue;
            }
            if (met.kind() == FileKind.DIRECTORY) {
                // As CFEngine does: the search does not report a directory that it does not enter.
                if (!enters(leaf, met, device)) {
                    continue;
                }
                descend(name, levels - 1, device, doing);
            }
            if (settled != null && settled.holds(entry)) {
                work.note(Outcome.KEPT);
                found.add(leaf);
            } else if (work.state(name).exists() && isSelected(name)) {
                doing.with(name);
                found.add(leaf);
            }
        }
        doing.leaving(folder, found);
        work.simulated(changes -> changes.noteSearched(FileWork.path(folder)));
    }

    /// The target of a link; null if it does not exist.
    private @Nullable Glance followed(String name, Glance link) throws IOException {
        FileState state = work.followed(name);
        return state.exists()
                ? new Glance(link.name(), state.kind(), state.mode(), state.owner(), state.group(), state.device())
                : null;
    }

    private boolean enters(String leaf, Glance folder, long device) {
        return !(depth.flag("xdev", false) && folder.device() != device) && enters(leaf);
    }

    /// Whether directories of this name are searched.
    boolean enters(String leaf) {
        List<String> included = depth.list("include_dirs");
        return (included.isEmpty() || matchesAny(included, leaf)) && !matchesAny(depth.list("exclude_dirs"), leaf);
    }

    static boolean matchesAny(List<String> patterns, String text) {
        return patterns.stream().anyMatch(pattern -> {
            Regex regex = Regex.compile(pattern);
            return regex != null && regex.matchesAll(text);
        });
    }

    boolean isSelected(String name) throws IOException {
        return !work.promise().hasBody("file_select")
                || new FileSelection(work).selects(name, work.state(name));
    }
}
