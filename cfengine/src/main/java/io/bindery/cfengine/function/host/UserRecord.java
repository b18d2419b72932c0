package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Owners;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import io.bindery.enact.host.Accounts;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/// `getuserinfo(user)`: the record of a user; if the user does not exist, that of the user who runs the agent.
public final class UserRecord implements Function {
    @Override
    public Result call(Call call) {
        Accounts accounts = call.context().accounts();
        Optional<Accounts.User> named = call.size() > 0 ? Owners.user(call, call.text(0)) : Optional.empty();
        return named.or(() -> accounts.user(accounts.effectiveUser()))
                .map(user -> Result.of(described(user)))
                .orElse(Result.FAILURE);
    }

    private static Data described(Accounts.User user) {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        members.put("description", new Data.Text(ByteText.ofUnicode(user.comment())));
        members.put("gid", new Data.Whole(user.gid()));
        members.put("home_dir", new Data.Text(ByteText.ofUnicode(user.home())));
        members.put("shell", new Data.Text(ByteText.ofUnicode(user.shell())));
        members.put("uid", new Data.Whole(user.uid()));
        members.put("username", new Data.Text(ByteText.ofUnicode(user.name())));
        return new Data.Mapping(members);
    }
}
