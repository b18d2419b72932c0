package io.bindery.cfengine.function;

/// `cf_version_before(version)`: whether ours is earlier.
final class CfVersionBefore implements Function {
    @Override
    public Result call(Call call) {
        return Version.answer(call, order -> order < 0);
    }
}
