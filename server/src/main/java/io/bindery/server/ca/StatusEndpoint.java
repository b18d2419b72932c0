package io.bindery.server.ca;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Request;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `certificate_status` and `certificate_statuses`: shows, signs, revokes and removes certificates.
record StatusEndpoint(CertificateAuthority authority) {
    private static final String PLAIN = "text/plain; charset=utf-8";

    Answer one(Request request, String name, Caller caller) throws IOException {
        return switch (request.method()) {
            case "GET" -> show(request, name);
            case "PUT" -> change(request, name, CaEndpoint.who(caller));
            case "DELETE" -> remove(request, name);
            default -> Answer.of(405, PLAIN, "Method not allowed.").with("Allow", "GET, PUT, DELETE");
        };
    }

    private Answer show(Request request, String name) throws IOException {
        AcceptedKind kind = AcceptedKind.of(request);
        if (kind == null) {
            return unacceptable();
        }
        CertificateStatus status = authority.register().status(name);
        if (status == null) {
            return missing(kind);
        }
        JsonOutput out = new JsonOutput();
        status.write(out);
        return Answer.of(200, kind.ofContent(), out.bytes());
    }

    private static Answer missing(AcceptedKind kind) {
        return Answer.of(404, kind.ofNothing(), "Resource not found.");
    }

    private static Answer unacceptable() {
        return Answer.of(406, PLAIN, "No acceptable resource available.");
    }

    Answer all(Request request, String key) throws IOException {
        if (key.isEmpty()) {
            return Answer.of(400, PLAIN, "Missing URL Segment");
        }
        if (key.contains("/")) {
            return CaEndpoint.notFound();
        }
        if (!request.method().equals("GET")) {
            return Answer.of(405, PLAIN, "Method not allowed.").with("Allow", "GET");
        }
        AcceptedKind kind = AcceptedKind.of(request);
        if (kind == null) {
            return unacceptable();
        }
        List<CertificateStatus> statuses = authority.register().statuses(state(request.query().all("state")));
        JsonOutput out = new JsonOutput();
        out.beginArray();
        statuses.forEach(status -> status.write(out));
        out.endArray();
        return Answer.of(200, kind.ofContent(), out.bytes());
    }

    /// The one state that is asked for; null for all.
    private static CertificateStatus.@Nullable State state(List<String> asked) {
        String text = asked.size() == 1 ? asked.getFirst() : "";
        for (CertificateStatus.State state : CertificateStatus.State.values()) {
            if (state.text().equals(text)) {
                return state;
            }
        }
        return null;
    }

    private Answer remove(Request request, String name) throws IOException {
        AcceptedKind kind = AcceptedKind.of(request);
        if (kind == null) {
            return unacceptable();
        }
        if (!authority.register().isIssued(name) && authority.register().request(name) == null) {
            return missing(kind);
        }
        authority.revoking().deleteCertificate(name);
        authority.revoking().deleteRequest(name);
        return Answer.of(204, kind.ofNothing(), "");
    }

    /// The order of the checks is that of Puppet Server: the body, its kind, the name, the state.
    private Answer change(Request request, String name, String who) throws IOException {
        Hash body = RequestBody.read(request);
        if (body == null) {
            return Answer.of(400, PLAIN, "Request body is not JSON.");
        }
        if (!(body.get("desired_state") instanceof Str(String desired))) {
            return Answer.of(400, PLAIN, "Missing required parameter \"desired_state\"");
        }
        if (!desired.equals("signed") && !desired.equals("revoked")) {
            return Answer.of(400, PLAIN, "State " + desired + " invalid; Must specify desired state of 'signed' or 'revoked' for host "
                    + name + ".");
        }
        Value lifetime = body.get("cert_ttl");
        if (lifetime != null && !(lifetime instanceof Undef) && !(lifetime instanceof Int)) {
            return Answer.of(400, PLAIN,
                    "cert_ttl specified for host " + name + " must be an integer, not \"" + RubyText.of(lifetime) + "\"");
        }
        String kind = request.headers().value("Content-Type").orElse("application/json").split(";")[0].strip();
        if (!AcceptedKind.KINDS.contains(kind)) {
            return Answer.of(415, PLAIN, "Unsupported media type.");
        }
        if (!authority.register().isIssued(name) && authority.register().request(name) == null) {
            return Answer.of(404, PLAIN, "Invalid certificate subject.");
        }
        return desired.equals("signed")
                ? sign(name, lifetime instanceof Int(long seconds) ? Duration.ofSeconds(seconds) : null, who)
                : revoke(name, who);
    }

    private Answer sign(String name, @Nullable Duration lifetime, String who) throws IOException {
        if (authority.register().request(name) == null) {
            return Answer.of(409, PLAIN, "Cannot sign certificate for host " + name + " without a certificate request");
        }
        try {
            authority.signing().sign(name, lifetime, who);
        } catch (CaError refusal) {
            return Answer.of(409, PLAIN, refusal.text());
        }
        return Answer.of(204, "text/plain", "");
    }

    private Answer revoke(String name, String who) throws IOException {
        if (!authority.register().isIssued(name)) {
            return Answer.of(409, PLAIN, "Cannot revoke certificate for host " + name + " without a signed certificate");
        }
        authority.revoking().revoke(List.of(name), who);
        return Answer.of(204, "text/plain", "");
    }
}
