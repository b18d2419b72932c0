package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `registryvalue(key, value)`: Windows has a registry, this system has not.
public final class RegistryValue implements Function {
    @Override
    public Result call(Call call) {
        return Result.failure();
    }
}
