package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.file.AccessList.Entry;
import io.bindery.cfengine.promise.file.AccessList.Kind;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// `acl` of a files promise: access control lists, read by `getfacl` and changed by `setfacl`.
final class FileAccessList {
    private final FileWork work;
    private final Attributes body;

    FileAccessList(FileWork work) {
        this.work = work;
        this.body = work.body("acl");
    }

    boolean isPromised() {
        return work.promise().hasBody("acl");
    }

    void keep(String name) throws IOException {
        work.note(kept(name));
        // As CFEngine does: even if it failed.
        work.note(Outcome.KEPT);
    }

    private Outcome kept(String name) throws IOException {
        if (body.text("acl_type", "generic").equals("ntfs")) {
            return work.failed("NTFS ACLs are not supported on this system");
        }
        for (String ace : body.list("aces")) {
            if (ace.endsWith(":deny")) {
                return denied(ace, name);
            }
        }
        List<String> lines = listed(name);
        if (lines == null) {
            return Outcome.FAILED;
        }
        AccessList present = AccessList.parse(lines, false);
        AccessList wanted = wanted(present, body.list("aces"));
        if (wanted == null) {
            return Outcome.FAILED;
        }
        Outcome outcome = set(name, present, wanted, List.of("--set=" + wanted.text()),
                "update ACL Access on file '" + name + "'", "Access ACL on '" + name + "' successfully changed");
        return work.isDirectory(name) ? outcome.and(defaults(name, AccessList.parse(lines, true), wanted)) : outcome;
    }

    private Outcome denied(String ace, String name) {
        work.misplaced("Deny permission not supported by this ACL type");
        work.log().error("ACL: Malformed perm_type syntax in ACE '" + ace + "'");
        work.misplaced("ACL: The ACE '" + ace + "' contains errors");
        return work.misplaced("Syntax error in access control list for '" + name + "'");
    }

    /// The list that new files below a directory get.
    private Outcome defaults(String name, AccessList present, AccessList access) throws IOException {
        return switch (body.text("acl_default", "nochange")) {
            case "access" -> set(name, present, access, List.of("-d", "--set=" + access.text()),
                    "copy default ACL on '" + name + "' from access ACL",
                    "Default ACL on '" + name + "' successfully copied from access ACL.");
            case "clear" -> set(name, present, AccessList.empty(), List.of("-k"),
                    "clean default ACL on '" + name + "'", "Default ACL on '" + name + "' successfully cleared");
            case "specify" -> {
                AccessList wanted = wanted(present, body.list("specify_default_aces"));
                yield wanted == null
                        ? Outcome.FAILED
                        : set(name, present, wanted, List.of("-d", "--set=" + wanted.text()),
                                "update ACL Default on file '" + name + "'", "Default ACL on '" + name + "' successfully changed");
            }
            default -> Outcome.SKIPPED;
        };
    }

    /// The list that the promised entries make of the present one; null if they make none, which was logged.
    private @Nullable AccessList wanted(AccessList present, List<String> aces) {
        AccessList wanted = body.text("acl_method", "append").equals("overwrite") ? AccessList.empty() : present.copy();
        boolean masked = false;
        for (String ace : aces) {
            String[] fields = ace.split(":", -1);
            boolean named = fields[0].equals("user") || fields[0].equals("group");
            Entry entry = entry(fields, named);
            if (entry == null) {
                work.misplaced("ACL: Error parsing entity in ':" + String.join(":", List.of(fields).subList(2, fields.length)) + "'");
                return null;
            }
            masked |= entry.kind() == Kind.MASK;
            wanted.change(entry, fields[named ? 2 : 1]);
        }
        if (!masked && wanted.hasNamed()) {
            wanted.widenMask();
        }
        if (!wanted.isComplete()) {
            work.misplaced("Invalid ACL in '" + wanted.text(this::name) + "' at index 0 (acl_check: Missing or wrong entry)");
            return null;
        }
        return wanted;
    }

    private @Nullable Entry entry(String[] fields, boolean named) {
        Kind kind =
                switch (fields[0]) {
                    case "user" -> Kind.USER;
                    case "group" -> Kind.GROUP;
                    case "mask" -> Kind.MASK;
                    default -> Kind.OTHER;
                };
        if (!named || fields[1].equals("*")) {
            return new Entry(kind, "");
        }
        Accounts accounts = work.keeping().host().accounts();
        Optional<Integer> number = kind == Kind.USER
                ? accounts.user(fields[1]).map(Accounts.User::uid)
                : accounts.group(fields[1]).map(Accounts.Group::gid);
        if (number.isPresent() || fields[1].chars().allMatch(Character::isDigit)) {
            return new Entry(kind, number.map(String::valueOf).orElse(fields[1]));
        }
        work.log().log(Level.ERROR, kind == Kind.USER
                ? "Could not get UID for user '" + fields[1] + "', (getpwnam: not found)"
                : "Could not get GID for group '" + fields[1] + "', (getgrnam: not found)");
        return null;
    }

    private String name(Entry entry) {
        Accounts accounts = work.keeping().host().accounts();
        if (!entry.isNamed()) {
            return "";
        }
        int number = Integer.parseInt(entry.number());
        Optional<String> name = entry.kind() == Kind.USER
                ? accounts.user(number).map(Accounts.User::name)
                : accounts.group(number).map(Accounts.Group::name);
        return name.orElse(entry.number());
    }

    private @Nullable List<String> listed(String name) throws IOException {
        try {
            Execution execution = work.keeping().host().processes()
                    .ask(Command.of(List.of("getfacl", "-n", "-c", "-p", "--", ByteText.unicode(work.place(name)))));
            if (execution.status() == 0) {
                return ByteText.lines(ByteText.of(execution.output()));
            }
            work.log().error("Unable to look up ACL for file '" + name + "': " + ByteText.of(execution.output()).strip());
        } catch (CommandException e) {
            work.log().error("Unable to look up ACL for file '" + name + "': the program getfacl is needed (" + e.getMessage() + ")");
        }
        return null;
    }

    private Outcome set(String name, AccessList present, AccessList wanted, List<String> options, String should, String did) throws IOException {
        if (present.equals(wanted)) {
            return Outcome.KEPT;
        }
        if (!work.mayChange(should)) {
            return Outcome.WARNED;
        }
        List<String> words = new ArrayList<>(List.of("setfacl"));
        words.addAll(options);
        words.addAll(List.of("--", ByteText.unicode(work.changeable(name))));
        Optional<Execution> execution = HostPrograms.act("ACL of " + name, Command.of(words), work.keeping(), work.log()::error);
        if (execution.isEmpty() || execution.get().status() != 0) {
            execution.ifPresent(each -> work.log().error(ByteText.of(each.output()).strip()));
            return work.failed("Unable to set ACL on file '" + name + "'");
        }
        work.log().info(did);
        return Outcome.REPAIRED;
    }
}
