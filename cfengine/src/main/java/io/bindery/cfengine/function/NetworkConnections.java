package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `network_connections()`: this host's sockets.
final class NetworkConnections implements Function {
    @Override
    public Result call(Call call) {
        SequencedMap<String, Data> tables = new LinkedHashMap<>();
        for (String name : List.of("tcp", "tcp6", "udp", "udp6")) {
            tables.put(name, NetworkTable.read(name));
        }
        return Result.of(new Data.Mapping(tables));
    }
}
