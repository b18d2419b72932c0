package io.bindery.server.http;

/// Receives one record for each answered request.
@FunctionalInterface
public interface AccessLog {
    /// @param address the caller's network address
    /// @param target  the request's target as it was sent
    /// @param bytes   the size of the response's body
    /// @param millis  the time from the request's head to the end of the response
    record Entry(
            String address, Caller caller, String method, String target, String protocol, String agent, int status, long bytes, long millis) {}

    void write(Entry entry);
}
