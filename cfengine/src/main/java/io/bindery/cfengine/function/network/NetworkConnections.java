package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;

/// `network_connections()`: this host's sockets.
public final class NetworkConnections implements Function {
    @Override
    public Result call(Call call) {
        // The suite of tests lays another directory under all that is read of the kernel.
        String root = Objects.requireNonNullElse(System.getenv("CFENGINE_TEST_OVERRIDE_PROCDIR"), "");
        SequencedMap<String, Data> tables = new LinkedHashMap<>();
        for (String name : List.of("tcp", "tcp6", "udp", "udp6")) {
            tables.put(name, NetworkTable.read(root + "/proc/net/" + name));
        }
        return Result.of(new Data.Mapping(tables));
    }
}
