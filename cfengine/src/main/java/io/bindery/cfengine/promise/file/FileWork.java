package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.Enactor;
import io.bindery.enact.Keeper;
import io.bindery.enact.Mode;
import io.bindery.enact.Result;
import io.bindery.enact.Verdict;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.host.ChangesRoot;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A files promise while it is kept: the state that its parts share, and its outcome so far.
final class FileWork {
    private static final int MOST_LINKS = 40;

    private final ExpandedPromise promise;
    private final Keeping keeping;
    private final @Nullable FileWork whole;
    private final String title;
    private final Enactor enactor;
    private Outcome outcome = Outcome.SKIPPED;

    FileWork(ExpandedPromise promise, Keeping keeping) {
        this(promise, keeping, null, promise.promiser());
    }

    private FileWork(ExpandedPromise promise, Keeping keeping, @Nullable FileWork whole, String title) {
        this.title = title;
        this.promise = promise;
        this.whole = whole;
        this.keeping = keeping;
        this.enactor = new Enactor(keeping.host(), keeping.journal(), true);
    }

    /// The part of the promise that is about one of its files: `this.promiser` is that file.
    FileWork about(String name) {
        return new FileWork(keeping.expansion().again(promise, name), keeping, this, title);
    }

    /// The same under another name.
    FileWork as(String name) {
        return new FileWork(keeping.expansion().again(promise, name), keeping, this, title.equals(promise.promiser()) ? name : title);
    }

    /// What the promise is called in messages about it: its promiser, perhaps a pattern.
    String title() {
        return title;
    }

    ExpandedPromise promise() {
        return promise;
    }

    /// The promise's handle, or one made of its place.
    String handle() {
        String handle = promise.handle();
        String file = promise.source().place().file().name();
        return handle != null ? handle : "promise_" + Names.canonify(file.substring(file.lastIndexOf('/') + 1)) + "_" + promise.source().line();
    }

    Keeping keeping() {
        return keeping;
    }

    Attributes attributes() {
        return promise.attributes();
    }

    Attributes body(String name) {
        return promise.body(name);
    }

    Log log() {
        return keeping.log();
    }

    /// Tells a simulation something about its changes; nothing if files are changed in their places.
    void simulated(Consumer<ChangesRoot> told) {
        ChangesRoot changes = keeping.changesRoot();
        if (changes != null) {
            told.accept(changes);
        }
    }

    /// Where a program finds a file that it only reads.
    String place(String name) throws IOException {
        ChangesRoot changes = keeping.changesRoot();
        return changes == null ? name : ByteText.of(changes.place(path(name)));
    }

    /// Where a program finds a file that it changes: a simulation hands out a copy.
    String changeable(String name) throws IOException {
        ChangesRoot changes = keeping.changesRoot();
        return changes == null ? name : ByteText.of(changes.handOut(path(name)));
    }

    HostFiles files() {
        return keeping.host().files();
    }

    /// What stands at a name itself.
    FileState state(String name) throws IOException {
        return files().state(ByteText.path(name));
    }

    /// What stands at the end of the links at a name.
    FileState followed(String name) throws IOException {
        return files().stateFollowingLinks(ByteText.path(name));
    }

    /// The path at the end of the links at a name; the name itself if it is not a link.
    String target(String name) throws IOException {
        String target = name;
        FileState state = state(target);
        for (int links = 0; state.kind() == FileKind.LINK && links < MOST_LINKS; links++) {
            String link = ByteText.ofUnicode(state.linkTarget());
            target = link.startsWith("/") ? link : target.substring(0, target.lastIndexOf('/') + 1) + link;
            state = state(target);
        }
        return target;
    }

    boolean isDirectory(String name) throws IOException {
        return followed(name).kind() == FileKind.DIRECTORY;
    }

    /// As CFEngine does: a link is not followed whose owner is neither root nor who runs this, and whose target is another's.
    boolean isSevered(String name) throws IOException {
        FileState link = state(name);
        FileState target = followed(name);
        boolean trusted = link.owner() == 0 || link.owner() == keeping.host().accounts().effectiveUser();
        boolean same = link.owner() == target.owner() && link.group() == target.group();
        return link.kind() == FileKind.LINK && target.exists() && !trusted && !same;
    }

    /// Says that a link is not followed.
    void saySevered(String name) {
        log().error("Cannot follow symlink '" + name + "'; it is not owned by root or the user running this process, and the target owner "
                + "and/or group differs from that of the symlink itself.");
    }

    boolean isRehearsal() {
        return keeping.isRehearsal(promise);
    }

    boolean mayChange(String change) {
        return keeping.mayChange(promise, change);
    }

    /// One part of the promise came out so.
    void note(Outcome part) {
        if (part != Outcome.SKIPPED) {
            keeping.conclude(promise, part);
            add(part);
        }
    }

    private void add(Outcome part) {
        outcome = outcome.and(part);
        if (whole != null) {
            whole.add(part);
        }
    }

    Outcome outcome() {
        return outcome;
    }

    Outcome failed(String message) {
        log().error(message);
        return Outcome.FAILED;
    }

    /// A failure that also says where the promise stands.
    Outcome misplaced(String message) {
        log().error(message);
        keeping.evaluation().logPromise(Level.ERROR);
        return Outcome.FAILED;
    }

    Outcome keep(FileGoal goal, String should, List<String> did) {
        return keep(new FileKeeper(), goal, should, did);
    }

    /// Keeps a goal and logs each change, made or only planned.
    <G, S> Outcome keep(Keeper<G, S> keeper, G goal, String should, List<String> did) {
        return concluded(enact(keeper, goal), should, did);
    }

    private Outcome concluded(Result enacted, String should, List<String> did) {
        return switch (enacted.verdict()) {
            case KEPT -> Outcome.KEPT;
            case REPAIRED -> {
                did.forEach(log()::info);
                yield Outcome.REPAIRED;
            }
            case PENDING -> {
                mayChange(should);
                yield Outcome.WARNED;
            }
            case FAILED, DENIED, TIMED_OUT, INTERRUPTED -> unsuccessful(enacted);
        };
    }

    /// Keeps a goal. A failure is reported in the words that CFEngine has for the call that failed.
    ///
    /// @param failure the message for the reason that the system gave
    <G, S> Outcome keep(Keeper<G, S> keeper, G goal, String should, List<String> did, UnaryOperator<String> failure) {
        Result enacted = enact(keeper, goal);
        return switch (enacted.verdict()) {
            case KEPT, REPAIRED, PENDING, INTERRUPTED, TIMED_OUT -> concluded(enacted, should, did);
            case FAILED, DENIED -> {
                log().error(failure.apply(enacted.reason().map(FileWork::systemReason).orElse("Unknown error")));
                yield enacted.verdict() == Verdict.DENIED ? Outcome.DENIED : Outcome.FAILED;
            }
        };
    }

    /// The reason of the system at the end of a message, as the C library words it.
    private static String systemReason(String message) {
        String reason = message.substring(message.lastIndexOf(": ") + 1).strip();
        return reason.startsWith("/") || reason.isEmpty() ? "File exists" : Character.toUpperCase(reason.charAt(0)) + reason.substring(1);
    }

    <G, S> Result enact(Keeper<G, S> keeper, G goal) {
        return enactor.keep(keeper, goal, isRehearsal() ? Mode.REHEARSE : Mode.REPAIR);
    }

    /// The outcome of a failed attempt, after its reason was logged.
    Outcome unsuccessful(Result enacted) {
        enacted.reason().ifPresent(log()::error);
        return switch (enacted.verdict()) {
            case KEPT, REPAIRED, PENDING -> Outcome.KEPT;
            case FAILED, INTERRUPTED -> Outcome.FAILED;
            case DENIED -> Outcome.DENIED;
            case TIMED_OUT -> Outcome.TIMED_OUT;
        };
    }

    /// The name of something in a directory.
    static String in(String folder, String leaf) {
        return folder.endsWith("/") ? folder + leaf : folder + "/" + leaf;
    }

    static Path path(String name) {
        return ByteText.path(name);
    }
}
