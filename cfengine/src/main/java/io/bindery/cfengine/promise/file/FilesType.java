package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// `files`: what stands at a path, or below it.
///
/// For each file in this order: made, deleted, renamed, touched, its permissions, its content.
public final class FilesType implements PromiseType {
    /// Parts of the language that are not built yet: a promise that uses one fails, and says so.
    private static final List<String> NOT_BUILT = List.of("acl", "changes", "copy_from", "edit_xml", "fsattrs", "link_from", "transformer");

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        for (String part : NOT_BUILT) {
            if (promise.hasBody(part) || promise.attributes().has(part) || promise.call(part) != null) {
                keeping.log().error("The attribute '" + part + "' of files promises is not supported by this agent");
                keeping.evaluation().logPromise(Level.ERROR);
                return Outcome.FAILED;
            }
        }
        String pathType = promise.attributes().text("pathtype", "guess");
        try {
            Outcome outcome = Outcome.SKIPPED;
            for (String name : FilePaths.of(promise.promiser(), pathType, keeping.host().files())) {
                outcome = outcome.and(new Keep(promise, keeping).promised(name));
            }
            return outcome == Outcome.SKIPPED ? Outcome.KEPT : outcome;
        } catch (InvalidPathException e) {
            keeping.log().error("The path '" + promise.promiser() + "' is not valid here");
            return Outcome.FAILED;
        } catch (IOException e) {
            keeping.log().error("Could not keep the promise about '" + promise.promiser() + "'. (" + Failures.reason(e) + ")");
            return e instanceof AccessDeniedException ? Outcome.DENIED : Outcome.FAILED;
        }
    }

    /// One promise being kept.
    private static final class Keep {
        private final ExpandedPromise promise;
        private final Keeping keeping;
        private final HostFiles files;
        private final boolean rehearsal;
        private final FilePermissions permissions;
        private final FileEditing editing;

        Keep(ExpandedPromise promise, Keeping keeping) {
            this.promise = promise;
            this.keeping = keeping;
            this.files = keeping.host().files();
            this.rehearsal = keeping.isRehearsal(promise);
            this.permissions = new FilePermissions(promise, keeping);
            this.editing = new FileEditing(promise, keeping);
        }

        Outcome promised(String promiser) throws IOException {
            boolean directory = promiser.endsWith("/.");
            String name = directory ? promiser.substring(0, promiser.length() - 2) : strip(promiser);
            Outcome outcome = Outcome.KEPT;
            if (!files.stateFollowingLinks(ByteText.path(name)).exists()) {
                outcome = create(promiser, name, directory);
                if (outcome == Outcome.FAILED || outcome == Outcome.WARNED || outcome == Outcome.DENIED) {
                    return outcome;
                }
            }
            if (promise.hasBody("depth_search")) {
                return outcome.and(search(promiser, name));
            }
            return outcome.and(object(name));
        }

        private static String strip(String name) {
            return name.length() > 1 && name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
        }

        // Creating

        private Outcome create(String promiser, String name, boolean directory) throws IOException {
            boolean wanted = promise.attributes().flag("create", false) || editing.creates();
            if (!wanted) {
                return Outcome.KEPT;
            }
            Path path = ByteText.path(name);
            if (files.state(path).kind() == FileKind.LINK) {
                keeping.log().error("Link '" + name + "' points nowhere");
                return Outcome.FAILED;
            }
            int mode = permissions.creationMode(directory ? 0700 : 0600);
            if (rehearsal) {
                return shouldCreate(promiser, path, directory, mode);
            }
            boolean parents = makeParents(path);
            if (directory) {
                files.createDirectory(path, 0700);
                keeping.log().info("Created directory '" + promiser + "'");
                return Outcome.REPAIRED;
            }
            if (parents) {
                keeping.log().info("Created directory for '" + name + "'");
            }
            files.replace(path, new byte[0], mode);
            keeping.log().info("Created file '" + name + "', mode " + String.format("%04o", mode));
            return Outcome.REPAIRED;
        }

        private Outcome shouldCreate(String promiser, Path path, boolean directory, int mode) throws IOException {
            List<Path> missing = missingParents(path);
            for (Path parent : missing.reversed()) {
                keeping.log().warning("Should make directory '" + parent + "' for '" + path + "'");
            }
            keeping.log().warning(directory
                    ? "Should create directory '" + promiser + "'"
                    : "Should create file '" + path + "', mode '" + String.format("%04o", mode) + "'");
            return Outcome.WARNED;
        }

        private List<Path> missingParents(Path path) throws IOException {
            List<Path> missing = new ArrayList<>();
            for (Path parent = path.getParent(); parent != null && !files.stateFollowingLinks(parent).exists(); parent = parent.getParent()) {
                missing.add(parent);
            }
            return missing;
        }

        private boolean makeParents(Path path) throws IOException {
            List<Path> missing = missingParents(path);
            for (Path parent : missing.reversed()) {
                files.createDirectory(parent, 0700);
            }
            return !missing.isEmpty();
        }

        // Searching

        private Outcome search(String promiser, String name) throws IOException {
            Attributes depth = promise.body("depth_search");
            if (promise.hasBody("delete") && !promise.hasBody("file_select")) {
                keeping.log().error("Dangerous or ambiguous promise - '" + promiser
                        + "' specifies recursive deletion but has no file selection criteria");
                keeping.evaluation().logPromise(Level.ERROR);
                return Outcome.KEPT;
            }
            FileState state = files.stateFollowingLinks(ByteText.path(name));
            if (state.kind() != FileKind.DIRECTORY) {
                return state.exists() && selected(name) ? object(name) : Outcome.KEPT;
            }
            long levels = depth.text("depth", "0").equals("inf") ? Long.MAX_VALUE : depth.number("depth", 0);
            Outcome outcome = descend(name, levels, state.device());
            if (depth.flag("include_basedir", false) && selected(name)) {
                outcome = outcome.and(object(name));
            }
            return outcome;
        }

        private Outcome descend(String folder, long levels, long device) throws IOException {
            Attributes depth = promise.body("depth_search");
            Outcome outcome = Outcome.KEPT;
            if (levels <= 0) {
                return outcome;
            }
            for (String leaf : files.list(ByteText.path(folder))) {
                String name = folder + "/" + ByteText.ofUnicode(leaf);
                FileState state = depth.flag("traverse_links", false)
                        ? files.stateFollowingLinks(ByteText.path(name))
                        : files.state(ByteText.path(name));
                if (state.kind() == FileKind.DIRECTORY && enters(leaf, state, device)) {
                    outcome = outcome.and(descend(name, levels - 1, device));
                }
                if (files.state(ByteText.path(name)).exists() && selected(name)) {
                    outcome = outcome.and(object(name));
                }
            }
            return outcome;
        }

        private boolean enters(String leaf, FileState state, long device) {
            Attributes depth = promise.body("depth_search");
            if (depth.flag("xdev", false) && state.device() != device) {
                return false;
            }
            List<String> included = depth.list("include_dirs");
            return (included.isEmpty() || matchesAny(included, leaf)) && !matchesAny(depth.list("exclude_dirs"), leaf);
        }

        private static boolean matchesAny(List<String> patterns, String text) {
            return patterns.stream().anyMatch(pattern -> {
                Regex regex = Regex.compile(pattern);
                return regex != null && regex.matchesAll(text);
            });
        }

        private boolean selected(String name) throws IOException {
            return !promise.hasBody("file_select")
                    || new FileSelection(promise.body("file_select"), keeping)
                            .selects(ByteText.path(name), files.state(ByteText.path(name)));
        }

        // One object

        private Outcome object(String name) throws IOException {
            if (!promise.hasBody("depth_search") && promise.hasBody("file_select") && !selected(name)) {
                return Outcome.KEPT;
            }
            Path path = ByteText.path(name);
            FileState state = files.state(path);
            if (promise.hasBody("delete")) {
                return state.exists() ? delete(name, path, state) : Outcome.KEPT;
            }
            Outcome outcome = Outcome.KEPT;
            if (promise.hasBody("rename")) {
                outcome = new FileRenaming(promise, keeping).keep(name);
            }
            if (promise.attributes().flag("touch", false)) {
                outcome = outcome.and(touch(name, path));
            }
            FileState now = files.stateFollowingLinks(path);
            if (promise.hasBody("perms") && now.exists()) {
                outcome = outcome.and(permissions.keep(name, now));
            }
            if (editing.isPromised()) {
                outcome = outcome.and(editing.keep(name));
            }
            return outcome;
        }

        private Outcome delete(String name, Path path, FileState state) throws IOException {
            boolean directory = state.kind() == FileKind.DIRECTORY;
            Attributes body = promise.body("delete");
            if (directory && !body.flag("rmdirs", false)) {
                return Outcome.KEPT;
            }
            boolean linkToDirectory = state.kind() == FileKind.LINK
                    && files.stateFollowingLinks(path).kind() == FileKind.DIRECTORY;
            if (linkToDirectory && body.text("dirlinks", "keep").equals("keep")) {
                keeping.log().verbose("Keeping link '" + name + "' to a directory");
                return Outcome.KEPT;
            }
            String kind = directory ? "directory" : "file";
            if (rehearsal) {
                keeping.log().warning("Should delete " + kind + " '" + name + "'");
                return Outcome.WARNED;
            }
            if (directory && !files.list(path).isEmpty()) {
                keeping.log().verbose("Directory '" + name + "' is not empty");
                return Outcome.KEPT;
            }
            files.delete(path);
            keeping.log().info("Deleted " + kind + " '" + name + "'");
            return Outcome.REPAIRED;
        }

        private Outcome touch(String name, Path path) throws IOException {
            if (rehearsal) {
                keeping.log().warning("Should update time stamps for '" + name + "'");
                return Outcome.WARNED;
            }
            if (!files.stateFollowingLinks(path).exists()) {
                keeping.log().error("Failed to touch (update time stamps) for path '" + name + "'. (utime: No such file or directory)");
                return Outcome.FAILED;
            }
            Instant now = keeping.host().clock().instant();
            files.changeTimes(path, now, now);
            keeping.log().info("Touched (updated time stamps) for path '" + name + "'");
            return Outcome.REPAIRED;
        }
    }
}
