package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.argument.TextFiles;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Regex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;

/// One of the kernel's tables of connections, `/proc/net/tcp` and the like.
public final class NetworkTable {
    private static final String[] STATES = {
        "UNKNOWN", "ESTABLISHED", "SYN_SENT", "SYN_RECV", "FIN_WAIT1", "FIN_WAIT2", "TIME_WAIT", "CLOSE", "CLOSE_WAIT", "LAST_ACK"
    };
    private static final Regex LINE = Objects.requireNonNull(Regex.compile(
            "^\\s*\\d+: ([0-9A-F]+):([0-9A-F]{4}) ([0-9A-F]+):([0-9A-F]{4}) ([0-9A-F]{2}) "));

    private NetworkTable() {}

    static Data read(String file) {
        List<Data> connections = new ArrayList<>();
        List<String> lines = TextFiles.lines(file);
        for (String line : lines == null ? List.<String>of() : lines) {
            Regex.Match match = LINE.search(line, 0);
            if (match != null) {
                connections.add(connection(match));
            }
        }
        return new Data.Sequence(connections);
    }

    private static Data connection(Regex.Match match) {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        members.put("local", end(match, 1));
        members.put("remote", end(match, 3));
        // As CFEngine does: a listening socket's state, hexadecimal A, is read as no number.
        String state = String.valueOf(match.group(5));
        int number = state.matches("0[0-9]") ? Integer.parseInt(state) : 0;
        members.put("state", new Data.Text(STATES[number]));
        return new Data.Mapping(members);
    }

    private static Data end(Regex.Match match, int group) {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        members.put("address", new Data.Text(address(String.valueOf(match.group(group)))));
        members.put("port", new Data.Text(Integer.toString(Integer.parseInt(String.valueOf(match.group(group + 1)), 16))));
        return new Data.Mapping(members);
    }

    private static String address(String hex) {
        StringBuilder text = new StringBuilder();
        if (hex.length() == 8) {
            for (int at = 6; at >= 0; at -= 2) {
                text.append(text.isEmpty() ? "" : ".").append(Integer.parseInt(hex, at, at + 2, 16));
            }
            return text.toString();
        }
        // As CFEngine does: the kernel's words are not turned to network order.
        for (int at = 0; at + 4 <= hex.length(); at += 4) {
            text.append(text.isEmpty() ? "" : ":").append(Integer.toHexString(Integer.parseInt(hex, at, at + 4, 16)));
        }
        return text.toString();
    }
}
