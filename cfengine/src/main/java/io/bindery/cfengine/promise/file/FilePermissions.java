package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.Change;
import io.bindery.enact.Enactor;
import io.bindery.enact.Journal;
import io.bindery.enact.Mode;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `perms` of a files promise: owner, group and mode.
final class FilePermissions {
    private final ExpandedPromise promise;
    private final Keeping keeping;
    private final Attributes body;

    FilePermissions(ExpandedPromise promise, Keeping keeping) {
        this.promise = promise;
        this.keeping = keeping;
        this.body = promise.body("perms");
    }

    /// The mode a new object gets: what is promised, on top of a careful default.
    int creationMode(int careful) {
        ModeGoal goal = mode(false);
        return goal == null ? careful : goal.applied(careful == 0700 ? careful : 0);
    }

    private @Nullable ModeGoal mode(boolean directory) {
        ModeGoal goal = body.has("mode") ? ModeText.parse(body.text("mode", "")) : null;
        if (goal == null || !directory || !body.flag("rxdirs", false)) {
            return goal;
        }
        // Who may read a directory may search it.
        int search = (goal.set() & 0444) >> 2;
        return new ModeGoal(goal.set() | search, goal.cleared() & ~search);
    }

    Outcome keep(String name, FileState state) {
        if (body.has("mode") && !body.has("rxdirs")) {
            keeping.log().warning("Using the default value 'false' for attribute rxdirs (promiser: " + name + ", file: "
                    + promise.source().place().file().name() + ":" + promise.source().place().line() + "), please set it explicitly");
        }
        List<Integer> owners = numbers("owners", true);
        List<Integer> groups = numbers("groups", false);
        if (owners == null || groups == null) {
            return Outcome.FAILED;
        }
        FileGoal goal = FileGoal.at(ByteText.path(name)).owned(owners, groups);
        ModeGoal mode = mode(state.kind() == FileKind.DIRECTORY);
        if (state.kind() == FileKind.LINK) {
            goal = goal.notFollowing();
        } else if (mode != null) {
            goal = goal.with(mode);
        }
        boolean rehearsal = keeping.isRehearsal(promise);
        Enactor enactor = new Enactor(keeping.host(), Journal.SILENT, false);
        return concluded(name, enactor.keep(new FileKeeper(), goal, rehearsal ? Mode.REHEARSE : Mode.REPAIR));
    }

    private @Nullable List<Integer> numbers(String attribute, boolean users) {
        List<Integer> numbers = new ArrayList<>();
        Accounts accounts = keeping.host().accounts();
        for (String name : body.list(attribute)) {
            Integer number = name.chars().allMatch(Character::isDigit)
                    ? Integer.valueOf(name)
                    : users
                            ? accounts.user(name).map(Accounts.User::uid).orElse(null)
                            : accounts.group(name).map(Accounts.Group::gid).orElse(null);
            if (number == null) {
                keeping.log().error("Unknown " + (users ? "user '" : "group '") + name + "' in promise");
                return null;
            }
            numbers.add(number);
        }
        return numbers;
    }

    private Outcome concluded(String name, io.bindery.enact.Outcome outcome) {
        boolean rehearsed = outcome instanceof io.bindery.enact.Outcome.Rehearsed;
        for (Change change : outcome.changes()) {
            say(name, change, rehearsed);
        }
        return switch (outcome) {
            case io.bindery.enact.Outcome.Kept _ -> Outcome.KEPT;
            case io.bindery.enact.Outcome.Repaired _ -> Outcome.REPAIRED;
            case io.bindery.enact.Outcome.Rehearsed _ -> Outcome.WARNED;
            case io.bindery.enact.Outcome.Denied denied -> failed(denied.reason(), Outcome.DENIED);
            case io.bindery.enact.Outcome.Failed failed -> failed(failed.reason(), Outcome.FAILED);
            case io.bindery.enact.Outcome.TimedOut late -> failed(late.reason(), Outcome.TIMED_OUT);
            case io.bindery.enact.Outcome.Interrupted stopped -> failed(stopped.reason(), Outcome.FAILED);
        };
    }

    private Outcome failed(String reason, Outcome outcome) {
        keeping.log().error(reason);
        return outcome;
    }

    private void say(String name, Change change, boolean rehearsed) {
        String from = change.before();
        String to = change.after();
        switch (change.property()) {
            case "owner" -> said(rehearsed, "Should set owner of '" + name + "' from " + from + " to " + to,
                    "Owner of '" + name + "' was " + from + ", set to " + to);
            case "group" -> said(rehearsed, "Should set group of '" + name + "' from " + from + " to " + to,
                    "Group of '" + name + "' was " + from + ", set to " + to);
            default -> said(rehearsed, "Should change permissions of '" + name + "' from " + from + " to " + to,
                    "Object '" + name + "' had permissions " + from + ", changed it to " + to);
        }
    }

    private void said(boolean rehearsed, String should, String did) {
        if (rehearsed) {
            keeping.log().warning(should);
        } else {
            keeping.log().info(did);
        }
    }
}
