package io.bindery.server.status;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Handler;
import io.bindery.server.http.Request;
import java.util.Optional;
import java.util.function.Consumer;

/// Answers `puppet-admin-api/v1`: drops cached environments. There are no Ruby interpreters to be flushed or dumped.
///
/// @param flush forgets one environment, or all where none is named
public record AdminService(Consumer<Optional<String>> flush) implements Handler {
    private static final String TEXT = "text/plain;charset=utf-8";

    @Override
    public Answer answer(Request request, Caller caller) {
        return switch (request.path()) {
            case "/puppet-admin-api/v1/environment-cache" -> {
                if (!request.method().equals("DELETE")) {
                    yield Answer.of(405, TEXT, "Method not allowed.").with("Allow", "DELETE");
                }
                flush.accept(request.query().last("environment"));
                yield Answer.of(204);
            }
            case "/puppet-admin-api/v1/jruby-pool" -> {
                if (!request.method().equals("DELETE")) {
                    yield notFound();
                }
                flush.accept(Optional.empty());
                yield Answer.of(204);
            }
            case "/puppet-admin-api/v1/jruby-pool/thread-dump" -> Answer.of(
                    500, "application/json;charset=utf-8", "{\"error\":\"There are no JRuby instances in this server\"}");
            default -> notFound();
        };
    }

    private static Answer notFound() {
        return Answer.of(404, "text/html;charset=utf-8", "Not Found");
    }
}
