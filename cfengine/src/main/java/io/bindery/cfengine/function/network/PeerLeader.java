package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import java.util.List;

/// `peerleader(path, comment, size)`: the first host of this host's group.
public final class PeerLeader implements Function {
    @Override
    public Result call(Call call) {
        PeerGroups groups = PeerGroups.read(call);
        List<String> own = groups == null ? null : groups.own(call);
        return own == null ? Result.failure() : Result.of(PeerGroups.leader(call, own));
    }
}
