package io.bindery.cfengine.function;

import java.util.List;

/// `peers(path, comment, size)`: the other hosts of this host's group.
final class Peers implements Function {
    @Override
    public Result call(Call call) {
        PeerGroups groups = PeerGroups.read(call);
        if (groups == null) {
            return Result.failure();
        }
        List<String> own = groups.own(call);
        return Result.of(own == null ? List.of() : own.stream().filter(host -> !PeerGroups.isSelf(call, host)).toList());
    }
}
