package io.bindery.server.ca;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Request;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// `clean`, `sign` and `sign/all`: operations on many certificates at once.
record BulkEndpoint(CertificateAuthority authority) {
    private static final String PLAIN = "text/plain";
    private static final String JSON = "application/json";

    Answer clean(Request request, String who) throws IOException {
        Hash body = RequestBody.read(request);
        if (body == null) {
            return Answer.of(400, PLAIN, "Request body is not JSON.");
        }
        if (Bool.TRUE.equals(body.get("async"))) {
            return Answer.of(400, PLAIN, "Async mode is not currently supported.");
        }
        if (body.get("certnames") == null || body.get("certnames") == Undef.UNDEF) {
            return Answer.of(
                    400, PLAIN, "Missing required key: 'certnames'. Please supply the list of certs you want to clean.");
        }
        List<String> names = names(body);
        if (names == null) {
            return Answer.of(400, PLAIN, "The value of 'certnames' must be a list of strings.");
        }
        Set<String> known = new LinkedHashSet<>();
        List<String> unknown = new ArrayList<>();
        for (String name : new LinkedHashSet<>(names)) {
            if (authority.register().isIssued(name)) {
                known.add(name);
            } else {
                unknown.add("\"" + name + "\"");
            }
        }
        authority.revoking().clean(known, who);
        return Answer.of(200, PLAIN, unknown.isEmpty()
                ? "Successfully cleaned all certs."
                : "The following certs do not exist and cannot be revoked: [" + String.join(" ", unknown) + "]");
    }

    Answer sign(Request request, String who) throws IOException {
        Hash body = RequestBody.read(request);
        List<String> names = body == null ? null : names(body);
        if (names == null) {
            JsonOutput out = new JsonOutput();
            out.beginObject().key("kind").string("schema-violation").key("error").string("'certnames' must be a list of strings");
            out.endObject();
            return Answer.of(422, JSON, out.bytes());
        }
        return outcome(authority.signing().sign(names, who));
    }

    Answer signAll(String who) throws IOException {
        return outcome(authority.signing().sign(authority.register().requests(), who));
    }

    private static Answer outcome(Signing.Outcome outcome) {
        JsonOutput out = new JsonOutput();
        out.beginObject();
        list(out.key("signed"), outcome.signed());
        list(out.key("no-csr"), outcome.absent());
        list(out.key("signing-errors"), outcome.refused());
        out.endObject();
        return Answer.of(200, JSON, out.bytes());
    }

    private static void list(JsonOutput out, List<String> names) {
        out.beginArray();
        names.forEach(out::string);
        out.endArray();
    }

    /// The names in the body, or null if they are not a list of strings.
    private static @Nullable List<String> names(Hash body) {
        if (!(body.get("certnames") instanceof Arr list)) {
            return null;
        }
        List<String> names = new ArrayList<>();
        for (Value element : list.elements()) {
            if (!(element instanceof Str(String name))) {
                return null;
            }
            names.add(name);
        }
        return names;
    }
}
