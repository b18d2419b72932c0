package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `peerleaders(path, comment, size)`: the first host of every group.
public final class PeerLeaders implements Function {
    @Override
    public Result call(Call call) {
        PeerGroups groups = PeerGroups.read(call);
        return groups == null
                ? Result.failure()
                : Result.of(groups.groups().stream().map(group -> PeerGroups.leader(call, group)).toList());
    }
}
