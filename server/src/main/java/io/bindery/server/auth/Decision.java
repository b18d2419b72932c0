package io.bindery.server.auth;

/// The outcome of asking the rules about a request.
public sealed interface Decision {
    /// @param rule the name of the rule that allows the request
    record Allowed(String rule) implements Decision {}

    /// @param rule the name of the rule that matches the request and does not allow its caller
    record Denied(String rule) implements Decision {}

    /// No rule matches the request.
    record Unmatched() implements Decision {}
}
