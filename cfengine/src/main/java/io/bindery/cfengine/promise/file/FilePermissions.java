package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.enact.Change;
import io.bindery.enact.Result;
import io.bindery.enact.Verdict;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// `perms` of a files promise: owner, group and mode.
final class FilePermissions {
    private final FileWork work;
    private final Attributes body;
    private List<Integer> owners = List.of();
    private List<Integer> groups = List.of();

    FilePermissions(FileWork work) {
        this.work = work;
        this.body = work.body("perms");
    }

    /// Takes in what is promised. As CFEngine does: each time it says which owners and groups there are not, and that `rxdirs` is left
    /// open.
    void read() {
        if (body.has("mode") && !body.has("rxdirs")) {
            var place = work.promise().source().place();
            work.log().warning("Using the default value 'false' for attribute rxdirs (promiser: " + work.title() + ", file: "
                    + place.file().name() + ":" + work.promise().source().line() + "), please set it explicitly");
        }
        find(true);
    }

    /// Finds the numbers of owners and groups.
    ///
    /// @param aloud whether to tell which of them there are not
    void find(boolean aloud) {
        Accounts accounts = work.keeping().host().accounts();
        owners = numbers("owners", "UID for user", "getpwnam", aloud, user -> accounts.user(user).map(Accounts.User::uid));
        groups = numbers("groups", "GID for group", "getgrnam", aloud, group -> accounts.group(group).map(Accounts.Group::gid));
    }

    /// The mode of a new file: the promised one, else a restrictive default.
    int creationMode(int careful) {
        ModeGoal goal = mode(false);
        return goal == null ? careful : goal.applied(0);
    }

    /// Whether an object is examined without a log line first.
    boolean isPlain() {
        return !body.has("mode") || body.has("rxdirs");
    }

    /// Whether all owners and groups that are promised exist.
    boolean isKnown() {
        return owners.size() == body.list("owners").size() && groups.size() == body.list("groups").size();
    }

    List<Integer> owners() {
        return owners;
    }

    List<Integer> groups() {
        return groups;
    }

    @Nullable ModeGoal mode(boolean directory) {
        ModeGoal goal = body.has("mode") ? ModeText.parse(body.text("mode", "")) : null;
        if (goal == null || !directory || !body.flag("rxdirs", false)) {
            return goal;
        }
        // Who may read a directory may search it.
        int search = (goal.set() & 0444) >> 2;
        return new ModeGoal(goal.set() | search, goal.cleared() & ~search);
    }

    /// Sets the permissions of a file or directory that is copied. That `rxdirs` is left open is not said again.
    void keepCopied(String name, FileState state) throws IOException {
        if (!work.promise().hasBody("perms") || !state.exists()) {
            work.note(Outcome.KEPT);
            return;
        }
        find(true);
        keep(name, state);
    }

    /// A link itself has owners, but no mode. True where these are as promised.
    boolean keepLink(String name) throws IOException {
        boolean known = noteUnknown(name, false);
        noteOwned(work.state(name));
        FileGoal goal = FileGoal.at(FileWork.path(name)).owned(owners, groups).notFollowing();
        Result result = work.enact(new FileKeeper(), goal);
        own(name, "link ", result);
        return known && result.verdict() == Verdict.KEPT;
    }

    /// What is at the end of the links at a name. Owners, groups and mode are noted one by one.
    ///
    /// @param state the file as it was found; the message about the mode names this state
    void keep(String name, FileState state) throws IOException {
        ModeGoal mode = mode(state.kind() == FileKind.DIRECTORY);
        int wanted = mode == null ? state.mode() : mode.applied(state.mode());
        SetuidBits setuid = new SetuidBits(work, name, state);
        setuid.announceRemoval(wanted);
        boolean owned = isOwned(state);
        noteUnknown(name, wanted != state.mode() || !owned);
        Path target = FileWork.path(work.target(name));
        boolean severed = work.isSevered(name);
        noteOwned(state);
        if (severed && !owned && !work.isRehearsal()) {
            work.log().error("Cannot set ownership on file '" + name + "'. (chown: Link has been severed)");
            work.note(Outcome.DENIED);
        } else if (!owned && work.state(name).kind() == FileKind.LINK && !work.isRehearsal()) {
            sayOwned(name, state);
        } else {
            own(name, "", work.enact(new FileKeeper(), FileGoal.at(target).owned(owners, groups)));
        }
        setuid.tell();
        if (wanted == state.mode()) {
            work.note(Outcome.KEPT);
        } else if (severed && !work.isRehearsal()) {
            work.note(work.failed("Failed to change permissions of '" + name + "'. (chmod: Link has been severed)"));
        } else if (leadsElsewhere(name, target) && !work.isRehearsal()) {
            work.note(work.failed("Failed to change permissions of '" + name + "'. (chmod: No such file or directory)"));
        } else {
            work.note(change(name, target, state, wanted));
        }
    }

    /// Whether a name is a link to something in another directory. As CFEngine does: the mode is changed through a link only where both are in one
    /// directory.
    private boolean leadsElsewhere(String name, Path target) throws IOException {
        return work.state(name).kind() == FileKind.LINK
                && !Objects.equals(FileWork.path(name).normalize().getParent(), target.normalize().getParent());
    }

    /// Whether owner and group are among those promised.
    private boolean isOwned(FileState state) {
        return (owners.isEmpty() || owners.contains(state.owner())) && (groups.isEmpty() || groups.contains(state.group()));
    }

    /// An owner or a group that is among those promised counts for itself.
    private void noteOwned(FileState state) {
        work.note(owners.contains(state.owner()) || groups.contains(state.group()) ? Outcome.KEPT : Outcome.SKIPPED);
    }

    /// As CFEngine does: it says that the owner of what a link leads to is changed, and changes that of the link, a second time.
    private void sayOwned(String name, FileState state) {
        if (!owners.isEmpty() && !owners.contains(state.owner())) {
            work.log().info("Owner of '" + name + "' was " + state.owner() + ", set to " + owners.getFirst());
        }
        if (!groups.isEmpty() && !groups.contains(state.group())) {
            work.log().info("Group of '" + name + "' was " + state.group() + ", set to " + groups.getFirst());
        }
        work.note(Outcome.REPAIRED);
    }

    private void own(String name, String link, Result result) {
        switch (result.verdict()) {
            case KEPT -> {}
            case REPAIRED -> {
                for (Change change : result.made()) {
                    String what = change.property().equals("owner") ? "Owner of " : "Group of ";
                    work.log().info(what + link + "'" + name + "' was " + change.before() + ", set to " + change.after());
                }
                work.note(Outcome.REPAIRED);
            }
            case PENDING -> {
                rehearse(name, result.pending());
                work.note(Outcome.WARNED);
            }
            case FAILED, DENIED, TIMED_OUT, INTERRUPTED -> work.note(work.unsuccessful(result));
        }
    }

    /// Gives something the permissions and owners that another has.
    Outcome keepLike(String name, FileState model) throws IOException {
        Path path = FileWork.path(name);
        own(name, "", work.enact(new FileKeeper(), FileGoal.at(path).owned(List.of(model.owner()), List.of(model.group()))));
        FileState state = work.followed(name);
        return state.mode() == model.mode() ? Outcome.SKIPPED : change(name, path, state, model.mode());
    }

    private Outcome change(String name, Path target, FileState state, int wanted) {
        FileGoal goal = FileGoal.at(target).with(ModeGoal.exactly(wanted));
        String before = FileCreation.octal(state.mode());
        String after = FileCreation.octal(wanted);
        return work.keep(
                goal,
                "change permissions of '" + name + "' from " + before + " to " + after,
                List.of("Object '" + name + "' had permissions " + before + ", changed it to " + after));
    }

    /// @param changes whether other attributes change too. As CFEngine does: if that is only a warning, it is the last message.
    private boolean noteUnknown(String name, boolean changes) {
        boolean unknownOwners = isUnknown("owners", owners, name);
        boolean unknownGroups = isUnknown("groups", groups, name);
        if (unknownOwners || unknownGroups) {
            work.note(changes && work.isRehearsal() ? Outcome.WARNED : Outcome.FAILED);
        }
        return !unknownOwners && !unknownGroups;
    }

    private List<Integer> numbers(
            String attribute, String what, String call, boolean aloud, Function<String, Optional<Integer>> account) {
        List<Integer> numbers = new ArrayList<>();
        for (String name : body.list(attribute)) {
            Optional<Integer> number =
                    !name.isEmpty() && name.chars().allMatch(Character::isDigit) ? Optional.of(Integer.valueOf(name)) : account.apply(name);
            if (number.isEmpty() && aloud) {
                work.log().info("Could not get " + what + " '" + name + "', (" + call + ": not found)");
                work.keeping().evaluation().logPromise(Level.INFO);
            }
            number.ifPresent(numbers::add);
        }
        return numbers;
    }

    private boolean isUnknown(String attribute, List<Integer> numbers, String name) {
        boolean unknown = numbers.isEmpty() && !body.list(attribute).isEmpty();
        if (unknown) {
            work.log().error("None of the promised " + attribute + " for '" + name + "' exist -- see INFO logs for more");
        }
        return unknown;
    }

    private void rehearse(String name, List<Change> changes) {
        String owner = after(changes, "owner");
        String group = after(changes, "group");
        if (!owner.isEmpty() && !group.isEmpty()) {
            work.mayChange("change owner and group of '" + name + "' to '" + owner + ":" + group + "'");
        } else if (!owner.isEmpty()) {
            work.mayChange("change owner of '" + name + "' to '" + owner + "'");
        } else if (!group.isEmpty()) {
            work.mayChange("change group of '" + name + "' to '" + group + "'");
        }
    }

    private static String after(List<Change> changes, String property) {
        return changes.stream().filter(change -> change.property().equals(property)).map(change -> change.after().toString()).findFirst().orElse("");
    }
}
