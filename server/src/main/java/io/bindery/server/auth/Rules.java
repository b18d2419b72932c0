package io.bindery.server.auth;

import io.bindery.server.http.Caller;
import io.bindery.server.http.Request;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The rules of `auth.conf` in the order they are tried: by `sort-order`, then by name. The first rule that matches a request decides.
public final class Rules {
    private final List<Rule> ordered;
    private final boolean takesHeaders;

    /// @param takesHeaders whether a proxy before the server tells in headers who sent a request
    public Rules(List<Rule> rules, boolean takesHeaders) {
        this.takesHeaders = takesHeaders;
        ordered = rules.stream()
                .sorted(Comparator.comparingInt(Rule::sortOrder).thenComparing(Rule::name))
                .toList();
    }

    /// @param extensions tells the values of the caller's certificate extensions
    public Decision decide(Request request, Caller caller, Extensions extensions) {
        for (Rule rule : ordered) {
            Captures captures = rule.match(request);
            if (captures != null) {
                return rule.admits(caller, captures, extensions) ? new Decision.Allowed(rule.name()) : new Decision.Denied(rule.name());
            }
        }
        return new Decision.Unmatched();
    }

    /// Whether the headers of a proxy tell who sent a request, and nothing else does.
    public boolean takesHeaders() {
        return takesHeaders;
    }

    public int size() {
        return ordered.size();
    }

    /// The groups that a rule's pattern captured from a path.
    ///
    /// @param groups null for a rule without pattern
    record Captures(@Nullable List<String> groups) {
        static final Captures NONE = new Captures(null);
    }
}
