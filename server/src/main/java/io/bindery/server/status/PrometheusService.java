package io.bindery.server.status;

import io.bindery.server.catalog.CompilePool;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.ErrorPage;
import io.bindery.server.http.Handler;
import io.bindery.server.http.Request;
import java.util.Locale;

/// Answers `/metrics/prometheus`: the server's figures in Prometheus' text format.
public record PrometheusService(ServerFigures figures) implements Handler {
    public static final String PATH = "/metrics/prometheus";

    @Override
    public Answer answer(Request request, Caller caller) {
        return request.method().equals("GET") && request.path().equals(PATH)
                ? Answer.of(200, "text/plain; version=0.0.4; charset=utf-8", text())
                : ErrorPage.notFound(request);
    }

    private String text() {
        Page page = new Page();
        requests(page);
        compiles(page);
        expiries(page);
        Runtime memory = Runtime.getRuntime();
        page.head("bindery_connections", "gauge", "Open connections.").line("bindery_connections", "", figures.connections().getAsInt());
        page.head("jvm_memory_used_bytes", "gauge", "Heap in use.").line("jvm_memory_used_bytes", "area=\"heap\"", memory.totalMemory() - memory.freeMemory());
        page.head("jvm_memory_max_bytes", "gauge", "Largest heap.").line("jvm_memory_max_bytes", "area=\"heap\"", memory.maxMemory());
        page.head("process_cpu_seconds_total", "counter", "Processor time of the server.")
                .line("process_cpu_seconds_total", "", ServerFigures.processorSeconds());
        return page.text.toString();
    }

    private void requests(Page page) {
        page.head("bindery_http_requests_total", "counter", "Answered requests by endpoint and status.");
        figures.requests().endpoints().forEach((name, endpoint) -> endpoint.statuses()
                .forEach((status, count) -> page.line("bindery_http_requests_total", label("endpoint", name) + ",code=\"" + status + "\"", count)));
        page.head("bindery_http_request_seconds", "histogram", "Time to make an answer, without sending it.");
        figures.requests().endpoints().forEach((name, endpoint) -> {
            String label = label("endpoint", name);
            for (int at = 0; at < RequestFigures.BOUNDS.size(); at++) {
                page.line("bindery_http_request_seconds_bucket", label + ",le=\"" + RequestFigures.BOUNDS.get(at) + "\"", endpoint.within(at));
            }
            page.line("bindery_http_request_seconds_bucket", label + ",le=\"+Inf\"", endpoint.count());
            page.line("bindery_http_request_seconds_sum", label, endpoint.seconds());
            page.line("bindery_http_request_seconds_count", label, endpoint.count());
        });
    }

    private void compiles(Page page) {
        CompilePool.Figures compiles = figures.pool().figures();
        page.head("bindery_compiles_total", "counter", "Compiles by their end: done, failed, or refused because too many waited.");
        page.line("bindery_compiles_total", "end=\"done\"", compiles.compiled());
        page.line("bindery_compiles_total", "end=\"failed\"", compiles.failed());
        page.line("bindery_compiles_total", "end=\"refused\"", compiles.refused());
        page.head("bindery_compile_seconds_total", "counter", "Time of all compiles that were done, waiting included.")
                .line("bindery_compile_seconds_total", "", compiles.meanSeconds() * compiles.compiled());
        page.head("bindery_compiles_waiting", "gauge", "Compiles that wait for a thread.").line("bindery_compiles_waiting", "", compiles.waiting());
        page.head("bindery_compiles_running", "gauge", "Compiles in progress.").line("bindery_compiles_running", "", compiles.running());
        page.head("bindery_compile_threads", "gauge", "Threads that compile.").line("bindery_compile_threads", "", compiles.threads());
    }

    private void expiries(Page page) {
        page.head("bindery_expiry_timestamp_seconds", "gauge", "When a certificate (ca, host) or revocation list (crl) runs out.");
        figures.expiries()
                .get()
                .forEach(each -> page.line(
                        "bindery_expiry_timestamp_seconds",
                        label("kind", each.kind()) + "," + label("name", each.name()),
                        each.end().getEpochSecond()));
    }

    private static String label(String name, String value) {
        return name + "=\"" + value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }

    private static final class Page {
        private final StringBuilder text = new StringBuilder();

        Page head(String name, String type, String help) {
            text.append("# HELP ").append(name).append(' ').append(help).append("\n# TYPE ").append(name).append(' ').append(type).append('\n');
            return this;
        }

        void line(String name, String labels, long value) {
            text.append(name).append(labels.isEmpty() ? "" : "{" + labels + "}").append(' ').append(value).append('\n');
        }

        void line(String name, String labels, double value) {
            text.append(name).append(labels.isEmpty() ? "" : "{" + labels + "}").append(' ').append(String.format(Locale.ROOT, "%.6f", value)).append('\n');
        }
    }
}
