package io.bindery.cfengine.function;

/// `cf_version_minimum(version)`: whether ours is not earlier.
final class CfVersionMinimum implements Function {
    @Override
    public Result call(Call call) {
        return Version.answer(call, order -> order >= 0);
    }
}
