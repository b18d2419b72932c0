package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.MatchVariables;
import io.bindery.cfengine.promise.file.FilePaths.Found;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// `files`: the file, directory or link at a path, and the tree below it.
///
/// Each path goes through these steps in order: create; delete, rename, touch and set permissions; copy; link; set the content;
/// and set permissions again.
public final class FilesType implements PromiseType {
    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        FileWork work = new FileWork(promise, keeping);
        for (int path = paths(work); path > 0; path--) {
            new FilePermissions(work).read();
        }
        if (promise.hasBody("file_select") && !promise.body("file_select").has("file_result")) {
            work.misplaced("File select constraint body promised no result (check body definition)");
        }
        if (promise.body("changes").flag("report_diffs", false) && promise.hasBody("depth_search")) {
            work.misplaced("Difference reporting is not allowed during a depth_search");
            keeping.conclude(promise, Outcome.KEPT);
            return false;
        }
        String objection = objection(promise);
        if (objection != null) {
            work.misplaced(objection);
            keeping.conclude(promise, Outcome.KEPT);
            return false;
        }
        if (promise.attributes().text("file_type", "regular").equals("fifo") && isEdited(promise)) {
            work.misplaced("Editing is not allowed on fifos");
            keeping.conclude(promise, Outcome.KEPT);
            return false;
        }
        return true;
    }

    private static boolean isEdited(ExpandedPromise promise) {
        return promise.call("edit_line") != null
                || promise.call("edit_xml") != null
                || promise.attributes().has("edit_template")
                || promise.attributes().has("edit_template_string");
    }

    /// The paths that match a pattern now.
    @Override
    public String subject(ExpandedPromise promise, Keeping keeping) {
        if (!FilePaths.isRegex(promise.promiser())) {
            return "";
        }
        try {
            return found(new FileWork(promise, keeping)).toString();
        } catch (IOException | InvalidPathException e) {
            return "";
        }
    }

    /// How many paths the promise is about.
    private static int paths(FileWork work) {
        try {
            return found(work).size();
        } catch (IOException | InvalidPathException e) {
            return 1;
        }
    }

    /// As CFEngine does: a pattern that nothing matches is a name like any other where a file is to be made by it; else nothing.
    private static List<Found> found(FileWork work) throws IOException {
        String promiser = work.promise().promiser();
        List<Found> found = FilePaths.of(promiser, work.attributes().text("pathtype", "guess"), work.files());
        return found.isEmpty() && work.attributes().flag("create", false) ? List.of(new Found(promiser, null)) : found;
    }

    /// Why a search is refused, or null.
    private static @Nullable String objection(ExpandedPromise promise) {
        if (!promise.hasBody("depth_search") || promise.hasBody("copy_from")) {
            return null;
        }
        if (promise.call("edit_line") != null) {
            return "Recursive depth_searches are not compatible with general file editing";
        }
        return promise.hasBody("delete") && !promise.hasBody("file_select")
                ? "Dangerous or ambiguous promise - '" + promise.promiser()
                        + "' specifies recursive deletion but has no file selection criteria"
                : null;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        FileWork work = new FileWork(promise, keeping);
        if (promise.source().attribute("template_data") != null && FileContent.data(work) == null) {
            work.note(work.failed("No template data for the promise '" + promise.promiser() + "'"));
            say(work.outcome(), promise.promiser(), work.log());
            return work.outcome();
        }
        boolean selected = work(work);
        return !selected ? Outcome.SKIPPED : work.outcome() == Outcome.SKIPPED ? Outcome.KEPT : work.outcome();
    }

    private static void say(Outcome outcome, String shown, Log log) {
        String what = "encountered when actuating files promise '" + shown + "'";
        switch (outcome) {
            case SKIPPED, KEPT, REPAIRED -> {}
            case WARNED -> log.warning("Warnings " + what);
            case FAILED, DENIED, TIMED_OUT -> log.error("Errors " + what);
        }
    }

    /// The name of a directory without the dot that says it is one, where it is kept by its name alone. One that is not there, and is
    /// promised for itself, keeps the dot.
    private static String shown(ExpandedPromise promise, FileWork work) {
        String name = promise.promiser();
        if (!name.endsWith("/.") || promise.hasBody("depth_search")) {
            return name;
        }
        boolean more = promise.call("edit_line") != null || promise.hasBody("link_from") || promise.attributes().has("content");
        try {
            return more || work.isDirectory(name) ? name.substring(0, name.length() - 2) : name;
        } catch (IOException | InvalidPathException e) {
            return name;
        }
    }

    /// Whether the promise was about anything.
    private static boolean work(FileWork work) {
        ExpandedPromise promise = work.promise();
        try {
            List<Found> found = found(work);
            boolean selected = false;
            for (Found each : found) {
                selected |= each.name().equals(promise.promiser()) ? one(each.name(), work, promise.promiser()) : matched(each, work);
            }
            return selected;
        } catch (InvalidPathException e) {
            work.note(work.failed("The path '" + promise.promiser() + "' is not valid here"));
        } catch (IOException e) {
            unlisted(e, work, promise.promiser());
        }
        return true;
    }

    /// Keeps the promise for a path that matches a pattern.
    private static boolean matched(Found found, FileWork work) {
        MatchVariables variables = new MatchVariables(work.keeping().evaluation());
        if (found.match() != null) {
            variables.define(found.match());
        }
        FileWork part = work.about(found.name());
        // As CFEngine does: each path is locked separately, so that a path which appears after the first pass is also kept once.
        boolean due = work.keeping().isDue(part.promise());
        if (due && one(found.name(), part, work.promise().promiser())) {
            work.keeping().conclude(part.promise(), part.outcome() == Outcome.SKIPPED ? Outcome.KEPT : part.outcome());
        }
        if (found.match() != null) {
            variables.undefine(found.match());
        }
        return due;
    }

    /// Keeps the promise for one path; false if the path is not selected.
    ///
    /// @param promiser as the promise has it, perhaps a pattern
    private static boolean one(String name, FileWork work, String promiser) {
        boolean selected = true;
        try {
            work.simulated(changes -> changes.noteExamined(FileWork.path(name)));
            selected = new PromisedFile(work).keep(name);
        } catch (InvalidPathException e) {
            work.note(work.failed("The path '" + promiser + "' is not valid here"));
        } catch (IOException e) {
            unlisted(e, work, promiser);
        }
        say(work.outcome(), promiser.equals(name) ? shown(work.promise(), work) : promiser, work.log());
        return selected;
    }

    private static void unlisted(IOException e, FileWork work, String promiser) {
        work.log().error("Could not keep the promise about '" + promiser + "'. (" + Failures.reason(e) + ")");
        work.note(e instanceof AccessDeniedException ? Outcome.DENIED : Outcome.FAILED);
    }

    /// One path of a promise.
    private static final class PromisedFile {
        private final FileWork work;
        private final FilePermissions permissions;
        private final FileCreation creation;
        private final FileObject object;
        private final FileContent content;
        private final FileEditing editing;
        private final FileXmlEditing xml;

        PromisedFile(FileWork work) {
            this.work = work;
            this.permissions = new FilePermissions(work);
            this.creation = new FileCreation(work, permissions);
            this.object = new FileObject(work, permissions);
            this.content = new FileContent(work, creation);
            this.editing = new FileEditing(work, creation);
            this.xml = new FileXmlEditing(work);
        }

        boolean keep(String promiser) throws IOException {
            boolean directory = promiser.endsWith("/.");
            boolean named = !isSearch() && !work.promise().hasBody("copy_from");
            if (isCreated() && work.state(promiser).exists() && work.promise().promiser().equals(promiser)) {
                boolean kept = work.attributes().flag("create", false) || content.isLiteral() || !work.followed(promiser).exists();
                work.note(kept ? Outcome.KEPT : Outcome.SKIPPED);
            }
            String name = directory ? promiser.substring(0, promiser.length() - 2) : promiser;
            if (directory && named && work.promise().promiser().equals(promiser)) {
                // As CFEngine does: what follows from its parts is of the directory without the dot.
                return new PromisedFile(work.as(name)).keep(promiser);
            }
            boolean inTheWay = directory && isCreated() && !work.isDirectory(name);
            if ((!work.followed(name).exists() || inTheWay) && !isThereToGoOnWith(promiser, name, directory)) {
                return true;
            }
            if (!isAnythingPromised()) {
                work.log().warning("No action was requested for file '" + (isSearch() ? promiser : name) + "'. Maybe a typo in the policy?");
            }
            if (isSearch() && !work.promise().hasBody("copy_from")) {
                if (work.promise().hasBody("file_select") && work.state(name).kind() == FileKind.LINK && !new FileSearch(work).isSelected(name)) {
                    work.note(Outcome.KEPT);
                    return true;
                }
                search(promiser);
                if (work.body("link_from").flag("link_children", false)) {
                    new LinkedChildren(work, permissions, creation).keep(promiser);
                }
                return true;
            }
            return one(promiser, name);
        }

        private boolean isSearch() {
            return work.promise().hasBody("depth_search");
        }

        /// Creates a missing file if that is promised.
        private boolean isThereToGoOnWith(String promiser, String name, boolean directory) throws IOException {
            if (isCreated() && (directory || !isSearch())) {
                return create(promiser, name, directory);
            }
            if (isCreated() && !work.promise().hasBody("copy_from")) {
                work.note(work.failed("Could not change to directory '" + name + "' (mode '0000', chdir: No such file or directory)"));
                return false;
            }
            if (!isSearch() && FileChanges.isPromised(work)) {
                new FileChanges(work).missing(name);
                return false;
            }
            if (!isSearch()) {
                missParent(name);
                boolean made = content.isLiteral() || Stream.of("link_from", "copy_from").anyMatch(work.promise()::hasBody);
                work.note(work.promise().hasBody("perms") && !made ? Outcome.KEPT : Outcome.SKIPPED);
            }
            return true;
        }

        private boolean isAnythingPromised() {
            return object.isPromised() || content.isPromised() || editing.isPromised() || xml.isPromised() || work.attributes().has("edit_template_string")
                    || work.attributes().flag("create", false)
                    || work.promise().hasBody("copy_from") || work.promise().hasBody("link_from");
        }

        /// As CFEngine does: a directory that is not there is an error that has no consequences.
        private void missParent(String name) throws IOException {
            String parent = name.substring(0, Math.max(1, name.lastIndexOf('/')));
            FileState state = work.followed(parent);
            if (FileCreation.isRelative(name)) {
                return;
            }
            if (state.kind() != FileKind.DIRECTORY && !work.promise().hasBody("delete")) {
                work.log().error("Failed to chdir into '" + parent + "'. (chdir: '"
                        + (state.exists() || hasFileAbove(parent) ? "Not a directory" : "No such file or directory") + "')");
            }
        }

        private boolean hasFileAbove(String name) throws IOException {
            for (int slash = name.lastIndexOf('/'); slash > 0; slash = name.lastIndexOf('/', slash - 1)) {
                FileState state = work.followed(name.substring(0, slash));
                if (state.exists()) {
                    return state.kind() != FileKind.DIRECTORY;
                }
            }
            return false;
        }

        private boolean isCreated() {
            return work.attributes().flag("create", false) || work.attributes().flag("touch", false);
        }

        /// Whether there is something to go on with.
        private boolean create(String promiser, String name, boolean directory) throws IOException {
            Outcome outcome = directory && !content.isLiteral() ? creation.directory(promiser, name) : creation.file(name);
            work.note(outcome);
            return outcome == Outcome.REPAIRED;
        }

        private void search(String name) throws IOException {
            new FileSearch(work).search(name, new FileSearch.Doing() {
                @Override
                public void with(String found) throws IOException {
                    new PromisedFile(work.about(found)).keepFound(found);
                }

                @Override
                public void leaving(String folder, List<String> found) {
                    if (FileChanges.isPromised(work)) {
                        new FileChanges(work).listing(folder, found);
                    }
                }
            });
        }

        private void keepFound(String name) throws IOException {
            object.keep(name, true);
            if (!work.isDirectory(name)) {
                text(name);
            }
        }

        private boolean one(String promiser, String name) throws IOException {
            FileKind kind = work.state(name).kind();
            boolean copies = work.promise().hasBody("copy_from");
            if (work.promise().hasBody("file_select")
                    && kind != FileKind.ABSENT
                    && !(copies && (work.outcome() == Outcome.REPAIRED || isSearch() && kind == FileKind.DIRECTORY))
                    && !new FileSearch(work).isSelected(name)) {
                work.note(copies || FilePaths.isRegex(work.title()) || work.outcome() == Outcome.REPAIRED ? Outcome.SKIPPED : Outcome.KEPT);
                return false;
            }
            if (!(copies && isSearch() && work.isDirectory(name))) {
                object.keep(name, false);
            }
            if (!content.isLiteral()) {
                object.keepTimes(name);
            }
            if (FileCreation.isRelative(name) && !work.state(name).exists()
                    && (work.promise().hasBody("copy_from") || work.promise().hasBody("link_from"))) {
                work.log().error("Will not create directories for a relative filename: " + name);
                return true;
            }
            if (work.promise().hasBody("copy_from")) {
                new FileCopying(work, permissions, creation).keep(promiser);
            }
            if (work.body("link_from").flag("link_children", false)) {
                new LinkedChildren(work, permissions, creation).keep(name);
            } else if (work.promise().hasBody("link_from") && !new FileCopying(work, permissions, creation).insteadOfLink(name)) {
                new FileLinking(work, creation).keep(name);
            }
            text(name);
            if (object.isPromised() && !content.isLiteral()) {
                object.keepAgain(name);
            }
            return true;
        }

        private void text(String name) throws IOException {
            if (content.isPromised()) {
                content.keep(name);
            } else if (editing.isPromised()) {
                work.note(editing.keep(name));
            } else if (xml.isPromised()) {
                work.note(xml.keep(name));
            }
        }
    }
}
