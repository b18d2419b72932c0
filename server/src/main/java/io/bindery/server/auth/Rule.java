package io.bindery.server.auth;

import io.bindery.server.http.Caller;
import io.bindery.server.http.Request;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One rule: the requests that it applies to, and the callers that may send them.
///
/// @param methods the lower-case verbs; empty for all
/// @param query   for each name, the values of which the request must have one
record Rule(
        String name,
        int sortOrder,
        PathPattern path,
        Set<String> methods,
        Map<String, Set<String>> query,
        boolean unauthenticated,
        List<Entry> allow,
        List<Entry> deny) {

    /// What the path pattern captured, or null if the rule is not for this request.
    Rules.@Nullable Captures match(Request request) {
        if (!methods.isEmpty() && !methods.contains(request.method().toLowerCase(Locale.ROOT))) {
            return null;
        }
        for (Map.Entry<String, Set<String>> each : query.entrySet()) {
            if (request.query().all(each.getKey()).stream().noneMatch(each.getValue()::contains)) {
                return null;
            }
        }
        return path.match(request.path());
    }

    /// Whether the caller may send a request that the rule matches. A denial counts more than an allowance, wherever it stands.
    boolean admits(Caller caller, Rules.Captures captures, Extensions extensions) {
        if (unauthenticated) {
            return true;
        }
        return caller instanceof Caller.Certified certified
                && deny.stream().noneMatch(each -> each.matches(certified, captures, extensions))
                && allow.stream().anyMatch(each -> each.matches(certified, captures, extensions));
    }
}
