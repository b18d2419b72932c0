package io.bindery.server.status;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Handler;
import io.bindery.server.http.Request;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

/// Counts the requests of each endpoint, their answers and their times. It wraps another handler.
public final class RequestFigures implements Handler {
    /// Upper bounds of the histogram, in seconds. Answers from memory are the first ones, large catalogs the last.
    static final List<Double> BOUNDS = List.of(0.001, 0.005, 0.02, 0.1, 0.5, 2.0, 10.0);

    private static final Set<String> APPLICATIONS = Set.of("puppet", "puppet-ca", "status", "puppet-admin-api");
    private static final Set<String> VERSIONS = Set.of("v1", "v2", "v3", "v4");
    private static final Set<String> KNOWN = Set.of(
            "catalog", "node", "facts", "report", "file_metadata", "file_metadatas", "file_content", "file_bucket_file", "static_file_content",
            "environments", "environment_classes", "environment_modules", "environment_transports", "tasks", "plans", "certificate",
            "certificate_request", "certificate_requests", "certificate_status", "certificate_statuses", "certificate_revocation_list",
            "certificate_renewal", "expirations", "sign", "clean", "simple", "services", "environment-cache", "jruby-pool");

    private final Handler next;
    private final Map<String, Endpoint> endpoints = new ConcurrentHashMap<>();

    public RequestFigures(Handler next) {
        this.next = next;
    }

    /// The figures of one endpoint. A time is counted in the bucket of the first bound that it does not exceed.
    static final class Endpoint {
        private final Map<Integer, LongAdder> statuses = new ConcurrentHashMap<>();
        private final List<LongAdder> buckets = IntStream.rangeClosed(0, BOUNDS.size()).mapToObj(each -> new LongAdder()).toList();
        private final LongAdder nanos = new LongAdder();

        private void add(int status, long spent) {
            statuses.computeIfAbsent(status, unused -> new LongAdder()).increment();
            nanos.add(spent);
            int bucket = 0;
            while (bucket < BOUNDS.size() && spent > BOUNDS.get(bucket) * 1e9) {
                bucket++;
            }
            buckets.get(bucket).increment();
        }

        Map<Integer, Long> statuses() {
            Map<Integer, Long> counts = new TreeMap<>();
            statuses.forEach((status, count) -> counts.put(status, count.sum()));
            return counts;
        }

        long count() {
            return buckets.stream().mapToLong(LongAdder::sum).sum();
        }

        double seconds() {
            return nanos.sum() / 1e9;
        }

        /// How many took no longer than the bound of that place.
        long within(int bound) {
            return buckets.subList(0, bound + 1).stream().mapToLong(LongAdder::sum).sum();
        }
    }

    @Override
    public Answer answer(Request request, Caller caller) {
        long begun = System.nanoTime();
        Answer answer = next.answer(request, caller);
        endpoints.computeIfAbsent(label(request), unused -> new Endpoint()).add(answer.status(), System.nanoTime() - begun);
        return answer;
    }

    /// Application, version and endpoint, such as `puppet-v3-catalog`. What a client makes up is `other`, so that it cannot fill the memory.
    private static String label(Request request) {
        List<String> path = request.segments();
        boolean known = path.size() >= 3
                && KNOWN.contains(path.get(2))
                && VERSIONS.contains(path.get(1))
                && APPLICATIONS.contains(path.get(0));
        if (known) {
            return String.join("-", path.subList(0, 3));
        }
        return path.get(0).equals("metrics") ? "metrics" : "other";
    }

    /// The figures by endpoint, sorted.
    Map<String, Endpoint> endpoints() {
        return new TreeMap<>(endpoints);
    }
}
