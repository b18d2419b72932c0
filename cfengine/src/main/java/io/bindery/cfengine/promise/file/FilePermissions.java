package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.enact.Change;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.util.ArrayList;
import java.util.List;
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

    /// As CFEngine does: says so each time it meets a promise that leaves this open.
    void warnOfDefault(String name) {
        if (body.has("mode") && !body.has("rxdirs")) {
            var place = work.promise().source().place();
            work.log().warning("Using the default value 'false' for attribute rxdirs (promiser: " + name + ", file: "
                    + place.file().name() + ":" + work.promise().source().line() + "), please set it explicitly");
        }
    }

    /// Looks up the promised owners and groups, and says which there are not.
    void resolve() {
        Accounts accounts = work.keeping().host().accounts();
        owners = numbers("owners", "UID for user", "getpwnam", user -> accounts.user(user).map(Accounts.User::uid));
        groups = numbers("groups", "GID for group", "getgrnam", group -> accounts.group(group).map(Accounts.Group::gid));
    }

    /// The mode a new file gets: what is promised, else a careful default.
    int creationMode(int careful) {
        ModeGoal goal = mode(false);
        return goal == null ? careful : goal.applied(0);
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

    /// Of what was just made or copied: kept where nothing is promised.
    Outcome keepNew(String name, FileState state) {
        if (!work.promise().hasBody("perms") || !state.exists()) {
            return Outcome.KEPT;
        }
        resolve();
        return keep(name, state);
    }

    /// Once owners and groups are looked up.
    Outcome keep(String name, FileState state) {
        boolean unknownOwners = isUnknown("owners", owners, name);
        boolean unknownGroups = isUnknown("groups", groups, name);
        FileGoal goal = FileGoal.at(FileWork.path(name)).owned(owners, groups);
        ModeGoal mode = mode(state.kind() == FileKind.DIRECTORY);
        if (mode != null) {
            goal = goal.with(mode);
        }
        Outcome outcome = concluded(name, work.enact(new FileKeeper(), goal));
        return unknownOwners || unknownGroups ? outcome.and(Outcome.FAILED) : outcome;
    }

    private List<Integer> numbers(String attribute, String what, String call, Function<String, Optional<Integer>> account) {
        List<Integer> numbers = new ArrayList<>();
        for (String name : body.list(attribute)) {
            Optional<Integer> number =
                    !name.isEmpty() && name.chars().allMatch(Character::isDigit) ? Optional.of(Integer.valueOf(name)) : account.apply(name);
            if (number.isEmpty()) {
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

    private Outcome concluded(String name, io.bindery.enact.Outcome outcome) {
        return switch (outcome) {
            case io.bindery.enact.Outcome.Kept _ -> Outcome.KEPT;
            case io.bindery.enact.Outcome.Repaired repaired -> {
                repaired.changes().forEach(change -> work.log().info(done(name, change)));
                yield Outcome.REPAIRED;
            }
            case io.bindery.enact.Outcome.Rehearsed rehearsed -> {
                rehearse(name, rehearsed.changes());
                yield Outcome.WARNED;
            }
            case io.bindery.enact.Outcome.Failed _,
                    io.bindery.enact.Outcome.Denied _,
                    io.bindery.enact.Outcome.TimedOut _,
                    io.bindery.enact.Outcome.Interrupted _ -> work.unsuccessful(outcome);
        };
    }

    private static String done(String name, Change change) {
        return switch (change.property()) {
            case "owner" -> "Owner of '" + name + "' was " + change.before() + ", set to " + change.after();
            case "group" -> "Group of '" + name + "' was " + change.before() + ", set to " + change.after();
            default -> "Object '" + name + "' had permissions " + change.before() + ", changed it to " + change.after();
        };
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
        changes.stream()
                .filter(change -> change.property().equals("mode"))
                .forEach(change -> work.mayChange(
                        "change permissions of '" + name + "' from " + change.before() + " to " + change.after()));
    }

    private static String after(List<Change> changes, String property) {
        return changes.stream().filter(change -> change.property().equals(property)).map(Change::after).findFirst().orElse("");
    }
}
