package io.bindery.cfengine.promise.user;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.enact.host.Accounts;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The differences between an account and its promise.
final class UserDifferences {
    private final Attributes attributes;
    private final Accounts accounts;
    private final Keeping keeping;

    UserDifferences(ExpandedPromise promise, Keeping keeping) {
        this.attributes = promise.attributes();
        this.accounts = keeping.host().accounts();
        this.keeping = keeping;
    }

    /// The command that removes all differences; without options if there is none.
    UserCommand command(String program, Accounts.User found) {
        return new UserCommand(program)
                .with("-u", unlessEqual(attributes.text("uid"), String.valueOf(found.uid())))
                .with("-c", unlessEqual(attributes.text("description"), found.comment()))
                .with("-g", primaryGroup(found))
                .with("-d", unlessEqual(attributes.text("home_dir"), found.home()))
                .with("-s", unlessEqual(attributes.text("shell"), found.shell()))
                .with("-G", otherGroups(found));
    }

    private static @Nullable String unlessEqual(@Nullable String wanted, String found) {
        return wanted == null || wanted.equals(found) ? null : wanted;
    }

    private @Nullable String primaryGroup(Accounts.User found) {
        String wanted = attributes.text("group_primary");
        if (wanted == null || wanted.equals(String.valueOf(found.gid()))) {
            return null;
        }
        Optional<Accounts.Group> group = accounts.group(wanted);
        if (group.isEmpty() && !wanted.chars().allMatch(Character::isDigit)) {
            keeping.log().error("No such group '" + wanted + "'.");
        }
        return group.isPresent() && group.get().gid() == found.gid() ? null : wanted;
    }

    /// As CFEngine does: groups that are not there are passed over.
    private @Nullable String otherGroups(Accounts.User found) {
        if (!attributes.has("groups_secondary")) {
            return null;
        }
        List<String> wanted = attributes.list("groups_secondary").stream().filter(group -> accounts.group(group).isPresent()).toList();
        List<String> present = accounts.groups().stream()
                .filter(group -> group.members().contains(found.name()))
                .map(Accounts.Group::name)
                .toList();
        return new TreeSet<>(wanted).equals(new TreeSet<>(present)) ? null : String.join(",", wanted);
    }
}
