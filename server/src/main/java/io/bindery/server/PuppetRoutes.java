package io.bindery.server;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The routes of `/puppet/v3` and `/puppet/v4`.
final class PuppetRoutes {
    /// Answers a request to a route.
    @FunctionalInterface
    interface Endpoint {
        /// @param key the decoded path behind the route's own
        Answer answer(Request request, Caller caller, String key);
    }

    /// A request that a route takes.
    record Match(Endpoint endpoint, String key) {}

    /// @param exact whether the path must be the prefix itself
    private record Route(Set<String> methods, String prefix, boolean exact, Endpoint endpoint) {}

    private final List<Route> routes = new ArrayList<>();

    /// Adds a route for one path.
    PuppetRoutes exactly(String method, String path, Endpoint endpoint) {
        routes.add(new Route(Set.of(method), path, true, endpoint));
        return this;
    }

    /// Adds a route for all paths below one. The prefix ends with a slash.
    PuppetRoutes below(String method, String prefix, Endpoint endpoint) {
        routes.add(new Route(Set.of(method), prefix, false, endpoint));
        return this;
    }

    Optional<Match> find(Request request) {
        String path = request.path();
        for (Route route : routes) {
            boolean fits = route.exact ? path.equals(route.prefix) : path.startsWith(route.prefix);
            if (fits && route.methods.contains(request.method())) {
                return Optional.of(new Match(route.endpoint, path.substring(route.prefix.length())));
            }
        }
        return Optional.empty();
    }
}
