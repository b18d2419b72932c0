package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `isipinsubnet(range, address, ...)`: whether one of the addresses is in the range.
public final class IsIpInSubnet implements Function {
    @Override
    public Result call(Call call) {
        for (int index = 1; index < call.size(); index++) {
            if (Subnet.contains(call, call.text(0), call.text(index))) {
                return Result.of(true);
            }
        }
        return Result.of(false);
    }
}
