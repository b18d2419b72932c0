package io.bindery.server;

import io.bindery.server.auth.Gate;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Applications;
import io.bindery.server.http.Caller;
import io.bindery.server.http.ErrorPage;
import io.bindery.server.http.Handler;
import io.bindery.server.http.Request;
import io.bindery.server.status.PrometheusService;
import io.bindery.server.v3.V3Error;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/// Passes each request to its application. As Puppet Server does: below `/puppet` routing comes before authorisation, elsewhere
/// after it.
///
/// @param gate        the rules, with the short names of certificate extensions
/// @param prometheus  the figures about this router; it is created after the router for this reason
/// @param bareGate    the rules without short names, for metrics
/// @param unexpected  receives failures that no handler expects
record Router(
        PuppetRoutes puppet,
        Handler certificates,
        Handler status,
        Handler admin,
        Handler metrics,
        Supplier<Handler> prometheus,
        Gate gate,
        Gate bareGate,
        BiConsumer<Request, RuntimeException> unexpected)
        implements Handler {
    /// The Puppet whose interface this is.
    static final String PUPPET_VERSION = "7.23.0";

    @Override
    public Answer answer(Request request, Caller caller) {
        try {
            return route(request, caller);
        } catch (V3Error error) {
            return versioned(error.answer());
        } catch (RuntimeException failure) {
            unexpected.accept(request, failure);
            return versioned(V3Error.failed("Internal error; please see the server logs for details").answer());
        }
    }

    private Answer route(Request request, Caller caller) {
        String path = request.path();
        if (Applications.isBelow(path, "/puppet")) {
            Optional<PuppetRoutes.Match> match = puppet.find(request);
            return match.isEmpty() ? ErrorPage.notFound(request) : versioned(endpoint(match.get(), request, caller));
        }
        if (Applications.isBelow(path, "/puppet-ca")) {
            return versioned(gate.refusal(request, caller).orElseGet(() -> certificates.answer(request, caller)));
        }
        if (Applications.isBelow(path, "/status")) {
            return gate.refusal(request, caller).orElseGet(() -> status.answer(request, caller));
        }
        if (Applications.isBelow(path, "/puppet-admin-api")) {
            return gate.refusal(request, caller).orElseGet(() -> admin.answer(request, caller));
        }
        if (Applications.isBelow(path, "/metrics/v2")) {
            return bareGate.refusal(request, caller).orElseGet(() -> metrics.answer(request, caller));
        }
        if (path.equals(PrometheusService.PATH)) {
            return gate.refusal(request, caller).orElseGet(() -> prometheus.get().answer(request, caller));
        }
        return ErrorPage.notFound(request);
    }

    private Answer endpoint(PuppetRoutes.Match match, Request request, Caller caller) {
        Optional<Answer> refusal = gate.refusal(request, caller);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        try {
            return match.endpoint().answer(request, caller, match.key());
        } catch (V3Error error) {
            return error.answer();
        }
    }

    private static Answer versioned(Answer answer) {
        return answer.with("X-Puppet-Version", PUPPET_VERSION);
    }
}
