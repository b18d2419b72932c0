package io.bindery.server.http;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Where to listen, and the limits of a connection.
///
/// @param headerBytes the largest request line, and the largest sum of all headers
/// @param bodyBytes   the largest body of a request
/// @param idle        how long a connection may be silent
/// @param patience    how long a client may take to send a request without a body
/// @param connections the largest number of open connections; further ones wait until one of them ends
/// @param drain       how long a stop waits for requests in progress
/// @param plain       where to listen without TLS too; null for nowhere
public record ListenerSettings(
        String host,
        int port,
        int headerBytes,
        int bodyBytes,
        Duration idle,
        Duration patience,
        int connections,
        Duration drain,
        @Nullable PlainAddress plain) {
    /// An address for connections without TLS, which come from a proxy on the same host or network.
    public record PlainAddress(String host, int port) {}


    /// The limits that Puppet Server has, and bounds for bodies, slow clients and connections, which it has not.
    public static ListenerSettings of(String host, int port) {
        return new ListenerSettings(host, port, 8192, 256 << 20, Duration.ofSeconds(30), Duration.ofMinutes(1), 10_000, Duration.ofSeconds(30), null);
    }

    /// The same, listening without TLS too.
    public ListenerSettings withPlain(PlainAddress address) {
        return new ListenerSettings(host, port, headerBytes, bodyBytes, idle, patience, connections, drain, address);
    }
}
