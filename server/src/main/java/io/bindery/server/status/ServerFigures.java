package io.bindery.server.status;

import io.bindery.server.catalog.CompilePool;
import io.bindery.server.http.Json;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// All figures of the server, for `status/v1` and for Prometheus.
///
/// @param connections how many are open
/// @param expiries    certificates and lists with their expiry times
public record ServerFigures(RequestFigures requests, CompilePool pool, IntSupplier connections, Supplier<List<Expiry>> expiries) {
    /// The figures of the service `server`, under the names of Puppet Server where it has them.
    Map<String, @Nullable Object> ofServer() {
        CompilePool.Figures compiles = pool.figures();
        Runtime memory = Runtime.getRuntime();
        return Json.object("experimental", Json.object(
                "http-metrics", requestFigures(),
                "http-client-metrics", List.of(),
                "compiles", Json.object(
                        "threads", compiles.threads(),
                        "waiting", compiles.waiting(),
                        "running", compiles.running(),
                        "compiled", compiles.compiled(),
                        "failed", compiles.failed(),
                        "refused", compiles.refused(),
                        "mean-seconds", compiles.meanSeconds()),
                "connections", connections.getAsInt(),
                "heap", Json.object("used", memory.totalMemory() - memory.freeMemory(), "max", memory.maxMemory())));
    }

    private List<Object> requestFigures() {
        List<Object> all = new ArrayList<>();
        requests.endpoints().forEach((name, endpoint) -> {
            long millis = Math.round(endpoint.seconds() * 1000);
            all.add(Json.object(
                    "route-id", name, "count", endpoint.count(), "mean", millis / Math.max(1, endpoint.count()), "aggregate", millis));
        });
        return all;
    }

    /// The figures of the service `ca`: when certificates and revocation lists run out.
    Map<String, @Nullable Object> ofAuthority() {
        Map<String, @Nullable Object> times = Json.object();
        expiries.get().forEach(each -> times.put(each.kind() + " " + each.name(), each.end().toString()));
        return Json.object("expirations", times);
    }

    /// What an operator should look at: what runs out within thirty days.
    List<Object> alerts() {
        List<Object> alerts = new ArrayList<>();
        for (Expiry each : expiries.get()) {
            if (each.isNear()) {
                alerts.add(Json.object("severity", "warning", "message", each.kind() + " " + each.name() + " runs out at " + each.end()));
            }
        }
        return alerts;
    }

    static double processorSeconds() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime() / 1e9
                : 0;
    }
}
