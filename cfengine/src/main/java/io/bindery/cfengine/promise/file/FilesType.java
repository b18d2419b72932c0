package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// `files`: what stands at a path, or below it.
///
/// For each path in this order: made; deleted, renamed, touched and given its permissions; copied; linked; its content; and once
/// more its permissions.
public final class FilesType implements PromiseType {
    /// Parts of the language that are not built yet: a promise that uses one fails, and says so.
    private static final List<String> NOT_BUILT = List.of("acl", "changes", "edit_xml", "fsattrs", "transformer");

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        FileWork work = new FileWork(promise, keeping);
        FilePermissions permissions = new FilePermissions(work);
        permissions.warnOfDefault(promise.promiser());
        permissions.resolve();
        if (promise.hasBody("file_select") && !promise.body("file_select").has("file_result")) {
            work.misplaced("File select constraint body promised no result (check body definition)");
        }
        String objection = objection(promise);
        if (objection != null) {
            work.misplaced(objection);
            keeping.conclude(promise, Outcome.KEPT);
            return false;
        }
        if (promise.attributes().text("file_type", "regular").equals("fifo") && promise.call("edit_line") != null) {
            work.misplaced("Editing is not allowed on fifos");
            keeping.conclude(promise, Outcome.KEPT);
            return false;
        }
        return true;
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
        for (String part : NOT_BUILT) {
            if (promise.hasBody(part) || promise.attributes().has(part) || promise.call(part) != null) {
                return work.misplaced("The attribute '" + part + "' of files promises is not supported by this agent");
            }
        }
        work(promise, keeping, work);
        Outcome outcome = work.outcome() == Outcome.SKIPPED ? Outcome.KEPT : work.outcome();
        String what = "encountered when actuating files promise '" + shown(promise, work) + "'";
        switch (outcome) {
            case SKIPPED, KEPT, REPAIRED -> {}
            case WARNED -> keeping.log().warning("Warnings " + what);
            case FAILED, DENIED, TIMED_OUT -> keeping.log().error("Errors " + what);
        }
        return outcome;
    }

    /// The name of a directory that is there without the dot that says it is one, where it is kept by its name alone.
    private static String shown(ExpandedPromise promise, FileWork work) {
        String name = promise.promiser();
        boolean searched = promise.hasBody("depth_search") || promise.hasBody("copy_from");
        try {
            return name.endsWith("/.") && !searched && work.isDirectory(name) ? name.substring(0, name.length() - 2) : name;
        } catch (IOException | InvalidPathException e) {
            return name;
        }
    }

    private static void work(ExpandedPromise promise, Keeping keeping, FileWork work) {
        String pathType = promise.attributes().text("pathtype", "guess");
        try {
            List<String> names = FilePaths.of(promise.promiser(), pathType, keeping.host().files());
            for (String name : names) {
                new PromisedFile(work).keep(name);
            }
            if (!names.equals(List.of(promise.promiser()))) {
                // As CFEngine does: whatever came of the files, their pattern is kept.
                keeping.conclude(promise, Outcome.KEPT);
            }
        } catch (InvalidPathException e) {
            work.note(work.failed("The path '" + promise.promiser() + "' is not valid here"));
        } catch (IOException e) {
            keeping.log().error("Could not keep the promise about '" + promise.promiser() + "'. (" + Failures.reason(e) + ")");
            work.note(e instanceof AccessDeniedException ? Outcome.DENIED : Outcome.FAILED);
        }
    }

    /// One path of a promise.
    private static final class PromisedFile {
        private final FileWork work;
        private final FilePermissions permissions;
        private final FileCreation creation;
        private final FileObject object;
        private final FileContent content;
        private final FileEditing editing;

        PromisedFile(FileWork work) {
            this.work = work;
            this.permissions = new FilePermissions(work);
            this.creation = new FileCreation(work, permissions);
            this.object = new FileObject(work, permissions);
            this.content = new FileContent(work, creation);
            this.editing = new FileEditing(work, creation);
        }

        void keep(String promiser) throws IOException {
            boolean directory = promiser.endsWith("/.");
            String name = directory ? promiser.substring(0, promiser.length() - 2) : promiser;
            if (work.isDirectory(name)) {
                permissions.warnOfDefault(name);
            }
            if (work.attributes().flag("create", false) && work.state(name).exists()) {
                work.note(Outcome.KEPT);
            }
            if (!work.followed(name).exists()) {
                if (!isCreated()) {
                    missParent(name);
                } else if (!create(promiser, name, directory)) {
                    return;
                }
            }
            if (!isAnythingPromised()) {
                work.log().warning("No action was requested for file '" + promiser + "'. Maybe a typo in the policy?");
            }
            if (work.promise().hasBody("depth_search") && !work.promise().hasBody("copy_from")) {
                search(name);
            } else {
                one(promiser, name);
            }
        }

        private boolean isAnythingPromised() {
            return object.isPromised() || content.isPromised() || editing.isPromised() || work.attributes().has("edit_template_string")
                    || work.attributes().flag("create", false)
                    || work.promise().hasBody("copy_from") || work.promise().hasBody("link_from");
        }

        /// As CFEngine does: a directory that is not there is an error that has no consequences.
        private void missParent(String name) throws IOException {
            String parent = name.substring(0, Math.max(1, name.lastIndexOf('/')));
            FileState state = work.followed(parent);
            boolean expected = Stream.of("delete", "copy_from", "link_from").anyMatch(work.promise()::hasBody);
            if (state.kind() != FileKind.DIRECTORY && !expected) {
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
            if (work.attributes().has("create")) {
                return work.attributes().flag("create", false);
            }
            return work.attributes().flag("touch", false) || content.isLiteral();
        }

        /// Whether there is something to go on with.
        private boolean create(String promiser, String name, boolean directory) throws IOException {
            Outcome outcome = directory && !content.isLiteral() ? creation.directory(promiser, name) : creation.file(name);
            work.note(outcome);
            return outcome == Outcome.REPAIRED;
        }

        private void search(String name) throws IOException {
            new FileSearch(work).search(name, found -> {
                object.keep(found, true);
                if (!work.isDirectory(found)) {
                    text(found);
                }
            });
        }

        private void one(String promiser, String name) throws IOException {
            if (work.promise().hasBody("file_select")
                    && !work.promise().hasBody("copy_from")
                    && work.state(name).exists()
                    && !new FileSearch(work).isSelected(name)) {
                return;
            }
            object.keep(name, false);
            object.keepTimes(name);
            if (work.promise().hasBody("copy_from")) {
                new FileCopying(work, permissions, creation).keep(promiser);
            }
            if (work.promise().hasBody("link_from")) {
                new FileLinking(work, creation).keep(name);
            }
            text(name);
            if (object.isPromised() && !content.isLiteral()) {
                object.keepAgain(name);
            }
        }

        private void text(String name) throws IOException {
            if (content.isPromised()) {
                content.keep(name);
            } else if (editing.isPromised()) {
                work.note(editing.keep(name));
            }
        }
    }
}
