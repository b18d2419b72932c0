package io.bindery.cfengine.function;

/// `registryvalue(key, value)`: Windows has a registry, this system has not.
final class RegistryValue implements Function {
    @Override
    public Result call(Call call) {
        return Result.failure();
    }
}
