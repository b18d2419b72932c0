package io.bindery.puppet.facts;

import io.bindery.inventory.HostView;
import io.bindery.inventory.Programs;
import io.bindery.puppet.value.Bool;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `identity`: the user and group that the process runs as.
final class IdentityFacts implements Resolver {
    @Override
    public void resolve(Survey survey, FactSink sink) {
        HostView host = survey.host();
        List<String> user = entry(host, "/etc/passwd", "passwd", String.valueOf(host.effectiveUser()));
        if (user == null) {
            return;
        }
        List<String> group = entry(host, "/etc/group", "group", user.get(3));
        sink.put("identity.uid", host.effectiveUser());
        sink.put("identity.user", user.getFirst(), "id");
        sink.put("identity.gid", Long.valueOf(user.get(3)));
        sink.put("identity.group", group == null ? null : group.getFirst(), "gid");
        sink.put("identity.privileged", Bool.of(host.effectiveUser() == 0));
    }

    /// The fields of a user or group; if the file lacks the entry, the name services are asked.
    private static @Nullable List<String> entry(HostView host, String file, String database, String number) {
        for (String line : host.lines(file)) {
            List<String> fields = fields(line, number);
            if (fields != null) {
                return fields;
            }
        }
        String answer = host.answer(Programs.QUICK, "getent", database, number);
        return answer == null ? null : fields(answer.strip(), number);
    }

    private static @Nullable List<String> fields(String line, String number) {
        List<String> fields = List.of(line.split(":", -1));
        return fields.size() > 3 && fields.get(2).equals(number) ? fields : null;
    }
}
