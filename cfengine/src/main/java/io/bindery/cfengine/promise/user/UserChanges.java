package io.bindery.cfengine.promise.user;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.ExpandedPromise.BundleCall;
import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.Execution;
import java.util.List;
import java.util.Optional;

/// Makes, changes and removes one account by `useradd`, `usermod`, `userdel` and `chpasswd`.
final class UserChanges {
    private static final String USER_ADD = "/usr/sbin/useradd";
    private static final String USER_MOD = "/usr/sbin/usermod";
    private static final String USER_DEL = "/usr/sbin/userdel";
    private static final String PASSWORDS = "/usr/sbin/chpasswd";

    /// A day in the past: an account that has expired is locked.
    private static final String LOCKED_SINCE = "1970-01-02";

    private final ExpandedPromise promise;
    private final Keeping keeping;
    private final String name;
    private final Attributes attributes;
    private final boolean locked;

    UserChanges(ExpandedPromise promise, Keeping keeping) {
        this.promise = promise;
        this.keeping = keeping;
        this.name = promise.promiser();
        this.attributes = promise.attributes();
        this.locked = attributes.text("policy", "").equals("locked");
    }

    Outcome remove() {
        if (keeping.isRehearsal(promise)) {
            keeping.log().warning("Need to remove user '" + name + "'.");
            return failed("remove", Outcome.WARNED);
        }
        return run("removing", new UserCommand(USER_DEL)) ? done("Removed") : failed("remove", Outcome.FAILED);
    }

    Outcome create() {
        if (keeping.isRehearsal(promise)) {
            keeping.log().warning("Need to create user '" + name + "'.");
            return failed("create", Outcome.WARNED);
        }
        UserCommand command = new UserCommand(USER_ADD)
                .with("-u", attributes.text("uid"))
                .with("-c", attributes.text("description"))
                .with("-g", attributes.text("group_primary"))
                .with("-G", attributes.has("groups_secondary") ? String.join(",", attributes.list("groups_secondary")) : null)
                .with("-d", attributes.text("home_dir"))
                .with("-s", attributes.text("shell"))
                .with("-M");
        if (!run("creating", command)) {
            return failed("create", Outcome.FAILED);
        }
        boolean made = newPassword();
        makeHome();
        return made ? done("Created") : failed("create", Outcome.FAILED);
    }

    /// As CFEngine does: an account that no password is promised for has one that nothing matches.
    private boolean newPassword() {
        Attributes password = promise.body("password");
        if (password.has("data") && !locked) {
            return changePassword();
        }
        String hash = password.text("format", "").equals("hash") ? password.text("data", "x") : "x";
        return locked ? lock(hash) : hash(hash);
    }

    private void makeHome() {
        BundleCall call = promise.call("home_bundle");
        if (call == null) {
            return;
        }
        Block.Bundle bundle = keeping.evaluation().policy().bundle("agent", promise.bundle().namespace(), call.name());
        if (bundle == null) {
            keeping.log().error("The home bundle '" + call.name() + "' of user '" + name + "' is not defined");
        } else {
            keeping.run(new Keeping.BundleRun(bundle, keeping.expansion().arguments(call, bundle),
                    attributes.flag("home_bundle_inherit", false), true, Keeping.AGENT_ORDER, unused -> null));
        }
    }

    Outcome modify(Accounts.User found) {
        UserCommand command = new UserDifferences(promise, keeping).command(USER_MOD, found);
        Shadow shadow = Shadow.of(name, keeping.host());
        boolean password = promise.hasBody("password") && !hasPassword(shadow);
        boolean locks = locked && !shadow.isLocked();
        boolean unlocks = !locked && shadow.isLocked();
        if (command.isEmpty() && !password && !locks && !unlocks) {
            return Outcome.KEPT;
        }
        if (keeping.isRehearsal(promise)) {
            need(!command.isEmpty(), "update user attributes (command '" + command.line(name) + "')");
            need(password, "change password for user '" + name + "'");
            need(locks, "lock account for user '" + name + "'");
            need(unlocks, "unlock account for user '" + name + "'");
            return failed("modify", Outcome.WARNED);
        }
        boolean successful = (command.isEmpty() || run("modifying", command))
                && (!password || changePassword())
                && (!locks || lock(shadow.hash()))
                && (!unlocks || unlock(shadow.hash()));
        return successful ? done("Modified") : failed("modify", Outcome.FAILED);
    }

    private void need(boolean needed, String change) {
        if (needed) {
            keeping.log().warning("Need to " + change + ".");
        }
    }

    private boolean hasPassword(Shadow shadow) {
        Attributes password = promise.body("password");
        String wanted = password.text("data", "");
        return password.text("format", "").equals("plaintext") ? shadow.isHashOf(wanted) : shadow.unlocked().equals(wanted);
    }

    private boolean changePassword() {
        Attributes password = promise.body("password");
        String wanted = password.text("data", "");
        return password.text("format", "").equals("plaintext") ? password(List.of(PASSWORDS), wanted) : hash(wanted);
    }

    private boolean hash(String hash) {
        return password(List.of(PASSWORDS, "-e"), hash);
    }

    private boolean password(List<String> words, String secret) {
        Command command = Command.of(words).reading(ByteText.bytes(name + ":" + secret + "\n"));
        return succeeds(command, "'" + String.join(" ", words) + "'", "changing password of");
    }

    private boolean lock(String hash) {
        boolean marked = hash.startsWith("!") || hash("!" + hash);
        return marked && run("locking", new UserCommand(USER_MOD).with("-e", LOCKED_SINCE));
    }

    private boolean unlock(String hash) {
        boolean cleared = !hash.startsWith("!") || hash(hash.substring(1));
        return cleared && run("unlocking", new UserCommand(USER_MOD).with("-e", ""));
    }

    private boolean run(String doing, UserCommand command) {
        return succeeds(Command.of(command.words(name)), "'" + command.line(name) + "'", doing);
    }

    private boolean succeeds(Command command, String shown, String doing) {
        Optional<Execution> execution = HostPrograms.act("account " + name, command, keeping, keeping.log()::error);
        int status = execution.map(Execution::status).orElse(-1);
        if (status != 0) {
            execution.ifPresent(each -> ByteText.lines(ByteText.of(each.output())).forEach(keeping.log()::output));
            keeping.log().error("Command returned error while " + doing + " user '" + name + "'. (Command line: " + shown + ")");
        }
        return status == 0;
    }

    private Outcome done(String did) {
        keeping.log().info(did + " user '" + name + "'");
        return Outcome.REPAIRED;
    }

    private Outcome failed(String what, Outcome outcome) {
        keeping.log().error("Failed to " + what + " user '" + name + "'");
        return outcome;
    }
}
