package io.bindery.server.http;

/// Receives one record for each answered request.
@FunctionalInterface
public interface AccessLog {
    /// @param address the caller's network address
    /// @param target  the request's target as it was sent
    /// @param bytes   the size of the response's body
    /// @param millis  the time from the request's head to the end of the response
    /// @param id      the id of the request
    record Entry(
            String address,
            Caller caller,
            String method,
            String target,
            String protocol,
            Headers headers,
            int status,
            long bytes,
            long millis,
            String id) {
        /// A header of the request; a dash where it was not sent.
        String header(String name) {
            return headers.value(name).orElse("-");
        }
    }

    void write(Entry entry);
}
