package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Expansion;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.eval.PersistentClasses;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Value;
import io.bindery.enact.Journal;
import io.bindery.enact.host.ChangesRoot;
import io.bindery.enact.host.Host;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The services of a run that a promise type may use.
public interface Keeping {
    Evaluation evaluation();

    Expansion expansion();

    default Log log() {
        return evaluation().log();
    }

    PersistentClasses persistentClasses();

    Host host();

    /// Where the begin and the end of every step are written down.
    Journal journal();

    /// The evaluated control body of a kind (`agent`, `common`); empty if the policy has none.
    Attributes control(String kind);

    Path workDirectory();

    /// What is remembered about watched files.
    FileRecords fileRecords();

    /// Texts in the state directory.
    StateFiles stateFiles();

    /// The files that copies were made to in this run.
    Set<String> copies();

    /// The files that were rotated in this run, because each file is rotated once.
    Set<String> rotations();

    /// Whether a part of a promise may be kept now: each part is kept once in a run.
    boolean isDue(ExpandedPromise part);

    /// Whether a setuid-root program is met for the first time.
    boolean isNewSetuidProgram(String name);

    /// All classes and variables, as templates without data of their own see them.
    Data state();

    /// Nothing may be changed: a dry run, or this promise's `action_policy` is to warn.
    boolean isRehearsal(ExpandedPromise promise);

    /// Whether the promise itself is only to warn.
    default boolean warns(ExpandedPromise promise) {
        String policy = promise.body("action").text("action_policy", "fix");
        return policy.equals("warn") || policy.equals("nop");
    }

    /// The whole run is a rehearsal.
    boolean isDryRun();

    /// Where a simulation makes its changes; null if files are changed in their places.
    @Nullable ChangesRoot changesRoot();

    /// Whether a change may be made for a promise. Where it may not, says that it should be made.
    ///
    /// @param change what should be done, such as `delete file 'x'`
    default boolean mayChange(ExpandedPromise promise, String change) {
        if (!isRehearsal(promise)) {
            return true;
        }
        log().warning("Should " + change + (warns(promise) ? ", but only warning promised" : ""));
        return false;
    }

    /// Puts an outcome on record that is known only after the promise had its turn.
    void record(ExpandedPromise promise, Outcome outcome);

    /// The file mode mask of this run (`umask`).
    int modeMask();

    /// Writes the promise's own log (`log_string`) before other messages about it; otherwise it is written after them.
    void logOutcome(ExpandedPromise promise, Outcome outcome);

    /// Starts work that the run does not wait for before its end.
    ///
    /// @param work is done beside the run and must not touch its evaluation; the answer is called when all bundles are done
    void inBackground(Callable<Runnable> work);

    /// Defines and cancels the classes that follow from one part of a promise. A promise about several things may be kept in one
    /// and repaired in another; how it came out on the whole is what [PromiseType#keep] answers.
    void conclude(ExpandedPromise promise, Outcome outcome);

    /// Evaluates a bundle in three passes over its promise types in the given order and says how its promises came out together.
    ///
    /// @param types finds a promise type of this bundle; edit bundles bring their own
    Outcome run(BundleRun run);

    /// A bundle to evaluate.
    ///
    /// @param isCalled whether a promise calls it, as opposed to the list of bundles to run; the variables of a called bundle are
    /// evaluated once more
    /// @param order the promise types of each pass, in this order
    /// @param types promise types in addition to the agent's own; null for a type that the caller does not know
    record BundleRun(
            Block.Bundle bundle,
            List<Optional<Value>> arguments,
            boolean inherits,
            boolean isCalled,
            List<String> order,
            Function<String, @Nullable PromiseType> types) {}

    /// The agent's own order of promise types.
    List<String> AGENT_ORDER = List.of(
            "meta",
            "vars",
            "defaults",
            "classes",
            "users",
            "files",
            "packages",
            "guest_environments",
            "methods",
            "processes",
            "services",
            "commands",
            "storage",
            "databases",
            "reports");

    /// The order inside `edit_line` bundles. The reference program passes over `meta` and `defaults` there, which it lets be written.
    List<String> EDIT_LINE_ORDER = List.of(
            "meta",
            "vars",
            "defaults",
            "classes",
            "delete_lines",
            "field_edits",
            "insert_lines",
            "replace_patterns",
            "reports");

    /// The order inside `edit_xml` bundles.
    List<String> EDIT_XML_ORDER = List.of(
            "vars",
            "classes",
            "build_xpath",
            "delete_tree",
            "insert_tree",
            "delete_attribute",
            "set_attribute",
            "delete_text",
            "set_text",
            "insert_text",
            "reports");
}
