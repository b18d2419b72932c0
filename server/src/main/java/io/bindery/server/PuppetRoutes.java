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

    /// The paths of a route.
    private enum Extent {
        ITSELF,
        PAIR,
        BELOW
    }

    private record Route(Set<String> methods, String prefix, Extent extent, Endpoint endpoint) {
        boolean fits(String path) {
            return switch (extent) {
                case ITSELF -> path.equals(prefix);
                case PAIR -> path.startsWith(prefix) && isPair(path.substring(prefix.length()));
                case BELOW -> path.startsWith(prefix);
            };
        }

        private static boolean isPair(String key) {
            int slash = key.indexOf('/');
            return slash > 0 && slash < key.length() - 1 && key.indexOf('/', slash + 1) < 0;
        }
    }

    private final List<Route> routes = new ArrayList<>();

    /// Adds a route for one path.
    PuppetRoutes exactly(String method, String path, Endpoint endpoint) {
        routes.add(new Route(Set.of(method), path, Extent.ITSELF, endpoint));
        return this;
    }

    /// Adds a route for all paths below one. The prefix ends with a slash.
    PuppetRoutes below(String method, String prefix, Endpoint endpoint) {
        routes.add(new Route(Set.of(method), prefix, Extent.BELOW, endpoint));
        return this;
    }

    /// Adds a route for the paths of two segments below a prefix: a module and an object in it. The prefix ends with a slash.
    PuppetRoutes pair(String method, String prefix, Endpoint endpoint) {
        routes.add(new Route(Set.of(method), prefix, Extent.PAIR, endpoint));
        return this;
    }

    Optional<Match> find(Request request) {
        String path = request.path();
        for (Route route : routes) {
            if (route.fits(path) && route.methods.contains(request.method())) {
                return Optional.of(new Match(route.endpoint, path.substring(route.prefix.length())));
            }
        }
        return Optional.empty();
    }
}
