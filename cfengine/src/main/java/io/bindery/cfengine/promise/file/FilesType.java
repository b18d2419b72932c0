package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.util.List;

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
        new FilePermissions(work).warnOfDefault(promise.promiser());
        if (promise.attributes().text("file_type", "regular").equals("fifo") && promise.call("edit_line") != null) {
            work.misplaced("Editing is not allowed on fifos");
            keeping.conclude(promise, Outcome.KEPT);
            return false;
        }
        return true;
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
        String what = "encountered when actuating files promise '" + promise.promiser() + "'";
        switch (outcome) {
            case SKIPPED, KEPT, REPAIRED -> {}
            case WARNED -> keeping.log().warning("Warnings " + what);
            case FAILED, DENIED, TIMED_OUT -> keeping.log().error("Errors " + what);
        }
        return outcome;
    }

    private static void work(ExpandedPromise promise, Keeping keeping, FileWork work) {
        String pathType = promise.attributes().text("pathtype", "guess");
        try {
            for (String name : FilePaths.of(promise.promiser(), pathType, keeping.host().files())) {
                new PromisedFile(work).keep(name);
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
            this.content = new FileContent(work);
            this.editing = new FileEditing(work);
        }

        void keep(String promiser) throws IOException {
            boolean directory = promiser.endsWith("/.");
            String name = directory ? promiser.substring(0, promiser.length() - 2) : strip(promiser);
            if (work.attributes().flag("create", false) && work.state(name).exists()) {
                work.note(Outcome.KEPT);
            }
            if (!work.followed(name).exists() && isCreated() && !create(promiser, name, directory)) {
                return;
            }
            if (work.promise().hasBody("depth_search") && !work.promise().hasBody("copy_from")) {
                search(promiser, name);
            } else {
                one(promiser, name);
            }
        }

        private static String strip(String name) {
            return name.length() > 1 && name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
        }

        private boolean isCreated() {
            boolean renders = content.isMustache() && !work.isRehearsal();
            return work.attributes().flag("create", false) || work.attributes().flag("touch", false) || content.isLiteral() || renders
                    || editing.isTemplate();
        }

        /// Whether there is something to go on with.
        private boolean create(String promiser, String name, boolean directory) throws IOException {
            Outcome outcome = directory ? creation.directory(promiser, name) : creation.file(name);
            work.note(outcome);
            return outcome == Outcome.REPAIRED;
        }

        private void search(String promiser, String name) throws IOException {
            if (work.promise().hasBody("delete") && !work.promise().hasBody("file_select")) {
                work.log().error("Dangerous or ambiguous promise - '" + promiser
                        + "' specifies recursive deletion but has no file selection criteria");
                work.keeping().evaluation().logPromise(Level.ERROR);
                return;
            }
            new FileSearch(work).search(name, found -> {
                object.keep(found, true);
                object.keepTimes(found);
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
            if (object.isPromised()) {
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
