package io.bindery.server.auth;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Request;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Allows or refuses a request by the rules in force.
///
/// @param log receives one line for each refusal; only this line names the caller
public record Gate(Supplier<Rules> rules, Extensions extensions, Consumer<String> log) {
    /// The refusal, or nothing if the request may pass.
    public Optional<Answer> refusal(Request request, Caller caller) {
        return switch (rules.get().decide(request, caller, extensions)) {
            case Decision.Allowed _ -> Optional.empty();
            case Decision.Denied(String rule) -> {
                log.accept("Forbidden request: " + caller.name().orElse("unauthenticated caller") + " access to " + request.path() + " (method :"
                        + method(request) + ") denied by rule '" + rule + "'.");
                yield Optional.of(Answer.of(403, null, "Forbidden request: " + request.path() + " (method :" + method(request)
                        + "). Please see the server logs for details."));
            }
            case Decision.Unmatched _ -> {
                log.accept("Forbidden request: " + caller.name().orElse("unauthenticated caller") + " access to " + request.path() + " (method :"
                        + method(request) + ") denied: no rules matched.");
                yield Optional.of(Answer.of(403, null, "global deny all - no rules matched"));
            }
        };
    }

    private static String method(Request request) {
        return request.method().toLowerCase(Locale.ROOT);
    }
}
