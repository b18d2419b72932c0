package io.bindery.server.http;

import java.time.Duration;

/// Where to listen, and the limits of a connection.
///
/// @param headerBytes the largest request line, and the largest sum of all headers
/// @param bodyBytes   the largest body of a request
/// @param idle        how long a connection may be silent
/// @param drain       how long a stop waits for requests in progress
public record ListenerSettings(
        String host, int port, int headerBytes, int bodyBytes, Duration idle, Duration drain) {
    /// The limits that Puppet Server has, and a bound for bodies, which it has not.
    public static ListenerSettings of(String host, int port) {
        return new ListenerSettings(host, port, 8192, 256 << 20, Duration.ofSeconds(30), Duration.ofSeconds(30));
    }
}
