package io.bindery.cfengine.function;

/// `peerleaders(path, comment, size)`: the first host of every group.
final class PeerLeaders implements Function {
    @Override
    public Result call(Call call) {
        PeerGroups groups = PeerGroups.read(call);
        return groups == null
                ? Result.failure()
                : Result.of(groups.groups().stream().map(group -> PeerGroups.leader(call, group)).toList());
    }
}
