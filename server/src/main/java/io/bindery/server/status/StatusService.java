package io.bindery.server.status;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.ErrorPage;
import io.bindery.server.http.Handler;
import io.bindery.server.http.Json;
import io.bindery.server.http.Request;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Answers `status/v1`: whether the server runs, and figures about it.
///
/// @param figures what the server counts, shown with `level=debug`
public record StatusService(Supplier<ServerFigures> figures) implements Handler {
    /// The release of Puppet Server whose interface this is.
    public static final String INTERFACE_VERSION = "7.9.5";

    /// The release of its library that tells the status.
    private static final String LIBRARY_VERSION = "1.1.1";

    private static final String TEXT = "text/plain;charset=utf-8";
    private static final String JSON = "application/json;charset=utf-8";
    private static final List<String> SERVICES = List.of("ca", "jruby-metrics", "master", "puppet-profiler", "server", "status-service");
    private static final List<String> LEVELS = List.of("critical", "info", "debug");

    @Override
    public Answer answer(Request request, Caller caller) {
        List<String> path = request.segments();
        boolean known = request.method().equals("GET")
                && path.size() >= 3
                && path.size() <= 4
                && path.get(1).equals("v1")
                && (path.size() == 3 || !path.get(3).isEmpty());
        if (!known) {
            return ErrorPage.notFound(request);
        }
        return switch (path.get(2)) {
            case "simple" -> path.size() == 3 ? Answer.of(200, TEXT, "running") : simple(path.get(3));
            case "services" -> path.size() == 3 ? services(request) : service(request, path.get(3));
            default -> ErrorPage.notFound(request);
        };
    }

    private static Answer simple(String service) {
        return SERVICES.contains(service) ? Answer.of(200, TEXT, "running") : Answer.of(404, TEXT, "not found: " + service);
    }

    private Answer services(Request request) {
        String level = request.query().last("level").orElse("info");
        if (!LEVELS.contains(level)) {
            return invalid("data-invalid", "Invalid level: :" + level);
        }
        Map<String, @Nullable Object> all = new LinkedHashMap<>();
        SERVICES.forEach(each -> all.put(each, state(each, level, false)));
        return Answer.of(200, JSON, Json.bytes(all));
    }

    private Answer service(Request request, String name) {
        String level = request.query().last("level").orElse("info");
        String version = request.query().last("service_status_version").orElse("1");
        if (!SERVICES.contains(name)) {
            return Answer.of(404, JSON, Json.bytes(Json.object("kind", "service-not-found", "msg", "No status information found for service " + name)));
        }
        if (!LEVELS.contains(level)) {
            return invalid("data-invalid", "Invalid level: :" + level);
        }
        if (!version.matches("\\d{1,9}")) {
            return invalid("data-invalid", "Invalid service_status_version. Should be an integer but was " + version);
        }
        if (!version.equals("1")) {
            return invalid(
                    "service-status-version-not-found",
                    "No status function with version " + version + " found for service " + name);
        }
        return Answer.of(200, JSON, Json.bytes(state(name, level, true)));
    }

    private Map<String, @Nullable Object> state(String name, String level, boolean named) {
        Map<String, @Nullable Object> state = Json.object(
                "service_version", name.equals("status-service") ? LIBRARY_VERSION : INTERFACE_VERSION,
                "service_status_version", 1,
                "detail_level", level,
                "state", "running",
                "status", level.equals("debug") ? figures(name) : Map.of(),
                "active_alerts", name.equals("ca") ? figures.get().alerts() : List.of());
        if (named) {
            state.put("service_name", name);
        }
        return state;
    }

    private Map<String, @Nullable Object> figures(String service) {
        return switch (service) {
            case "server", "master" -> figures.get().ofServer();
            case "ca" -> figures.get().ofAuthority();
            default -> Map.of();
        };
    }

    private static Answer invalid(String kind, String message) {
        return Answer.of(400, JSON, Json.bytes(Json.object("kind", kind, "msg", message)));
    }
}
