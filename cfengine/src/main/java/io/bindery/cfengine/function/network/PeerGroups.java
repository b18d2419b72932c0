package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.SystemVariables;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.TextFiles;
import io.bindery.cfengine.function.text.StringTrim;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A file's list of hosts, cut into groups; the first of a group leads it.
public record PeerGroups(List<List<String>> groups) {

    /// Null if the file cannot be read, which is logged.
    static @Nullable PeerGroups read(Call call) {
        long size = Numbers.whole(call, call.text(2));
        if (size < 2) {
            call.log(
                    Level.WARNING,
                    "Function " + call.name() + ": called with a nonsensical group size of " + size + ", failing");
            return null;
        }
        String text = TextFiles.read(call, call.text(0), 0);
        if (text == null) {
            return null;
        }
        List<String> hosts = TextFiles.withoutComments(call, call.text(0), text, call.text(1))
                .lines()
                .map(StringTrim::trimmed)
                .filter(host -> !host.isEmpty())
                .toList();
        List<List<String>> groups = new ArrayList<>();
        for (int start = 0; start < hosts.size(); start += (int) size) {
            groups.add(hosts.subList(start, (int) Math.min(start + size, hosts.size())));
        }
        return new PeerGroups(groups);
    }

    static boolean isSelf(Call call, String host) {
        return host.equalsIgnoreCase(SystemVariables.text(call, "sys.fqhost"))
                || host.equalsIgnoreCase(SystemVariables.text(call, "sys.uqhost"));
    }

    /// The group of this host, or null if it is in none.
    @Nullable List<String> own(Call call) {
        return groups.stream()
                .filter(group -> group.stream().anyMatch(host -> isSelf(call, host)))
                .findFirst()
                .orElse(null);
    }

    /// A leader's name; for this host itself `localhost`.
    static String leader(Call call, List<String> group) {
        return isSelf(call, group.getFirst()) ? "localhost" : group.getFirst();
    }
}
