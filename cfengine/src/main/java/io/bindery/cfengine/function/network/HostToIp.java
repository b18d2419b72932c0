package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import java.net.InetAddress;
import java.net.UnknownHostException;

/// `host2ip(name)`: a host's address; the name itself where it has none.
public final class HostToIp implements Function {
    @Override
    public Result call(Call call) {
        try {
            return Result.of(InetAddress.getByName(call.text(0)).getHostAddress());
        } catch (UnknownHostException e) {
            return Result.of(call.text(0));
        }
    }
}
