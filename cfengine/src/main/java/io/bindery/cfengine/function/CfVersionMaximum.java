package io.bindery.cfengine.function;

/// `cf_version_maximum(version)`: whether ours is not later.
final class CfVersionMaximum implements Function {
    @Override
    public Result call(Call call) {
        return Version.answer(call, order -> order <= 0);
    }
}
