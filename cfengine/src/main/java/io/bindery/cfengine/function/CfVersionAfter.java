package io.bindery.cfengine.function;

/// `cf_version_after(version)`: whether ours is later.
final class CfVersionAfter implements Function {
    @Override
    public Result call(Call call) {
        return Version.answer(call, order -> order > 0);
    }
}
