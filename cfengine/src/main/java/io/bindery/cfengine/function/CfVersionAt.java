package io.bindery.cfengine.function;

/// `cf_version_at(version)`: whether ours is that one.
final class CfVersionAt implements Function {
    @Override
    public Result call(Call call) {
        return Version.answer(call, order -> order == 0);
    }
}
