package io.bindery.server.ca;

import io.bindery.data.JsonOutput;
import io.bindery.files.FileReading;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Handler;
import io.bindery.server.http.Request;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateEncodingException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.regex.Pattern;
import org.bouncycastle.cert.jcajce.JcaX509CertificateHolder;
import org.jspecify.annotations.Nullable;

/// The API `puppet-ca/v1`, with the answers of Puppet Server.
public final class CaEndpoint implements Handler {
    private static final String PREFIX = "/puppet-ca/v1/";
    private static final String PLAIN = "text/plain";
    private static final String PLAIN_UTF8 = "text/plain; charset=utf-8";
    // The names that the routes accept; a request for any other path is answered with "not found" before anything else is
    // checked.
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9\\-_.]+");

    private final CertificateAuthority authority;
    private final CaLog log;
    private final StatusEndpoint statuses;
    private final BulkEndpoint bulk;

    public CaEndpoint(CertificateAuthority authority, CaLog log) {
        this.authority = authority;
        this.log = log;
        this.statuses = new StatusEndpoint(authority);
        this.bulk = new BulkEndpoint(authority);
    }

    @Override
    public Answer answer(Request request, Caller caller) {
        try {
            return route(request, caller);
        } catch (CaError refusal) {
            log.error(refusal.text());
            return Answer.of(refusal.kind() == CaError.Kind.STATE ? 500 : 400, PLAIN_UTF8, refusal.text());
        } catch (IOException failure) {
            log.error(request + ": " + failure.getMessage());
            return Answer.of(500, PLAIN_UTF8, "Internal Server Error: " + failure.getMessage());
        }
    }

    private Answer route(Request request, Caller caller) throws IOException {
        if (!request.path().startsWith(PREFIX)) {
            return notFound();
        }
        String rest = request.behind(PREFIX);
        int slash = rest.indexOf('/');
        String first = slash < 0 ? rest : rest.substring(0, slash);
        String name = slash < 0 ? "" : rest.substring(slash + 1);
        boolean named = NAME.matcher(name).matches();
        String route = request.method() + " " + (slash < 0 ? first : first + "/");
        return switch (first) {
            case "certificate_status" -> named ? statuses.one(request, name, caller) : notFound();
            case "certificate_statuses" -> slash < 0 ? notFound() : statuses.all(request, name);
            default -> switch (route) {
                case "GET certificate/" -> named ? certificate(request, name) : notFound();
                case "GET certificate_request/" -> named ? request(name) : notFound();
                case "PUT certificate_request/" -> named ? submit(request, name) : notFound();
                case "DELETE certificate_request/" -> named ? delete(name) : notFound();
                case "GET certificate_revocation_list/" -> named ? revocations(request) : notFound();
                case "PUT certificate_revocation_list" -> update(request);
                case "GET expirations" -> expirations();
                case "PUT clean" -> bulk.clean(request, who(caller));
                case "POST sign" -> bulk.sign(request, who(caller));
                case "POST sign/" -> name.equals("all") ? bulk.signAll(who(caller)) : notFound();
                case "POST certificate_renewal" -> renewal(caller);
                default -> notFound();
            };
        };
    }

    static Answer notFound() {
        return Answer.of(404, "text/html; charset=utf-8", "Not Found");
    }

    /// Who asks, for the log.
    static String who(Caller caller) {
        return caller.name().orElse("CA");
    }

    private Answer certificate(Request request, String name) throws IOException {
        Path file = authority.register().certificate(name);
        return file == null
                ? Answer.of(404, PLAIN, "Could not find certificate " + name)
                : unlessKnown(request, file);
    }

    private Answer request(String name) throws IOException {
        Path file = authority.register().request(name);
        return file == null
                ? Answer.of(404, PLAIN, "Could not find certificate_request " + name)
                : Answer.of(200, PLAIN, FileReading.bytes(file));
    }

    private Answer submit(Request request, String name) throws IOException {
        authority.signing().submit(name, request.text());
        return Answer.of(200, PLAIN, "");
    }

    private Answer delete(String name) throws IOException {
        return authority.revoking().deleteRequest(name)
                ? Answer.of(204)
                : Answer.of(404, PLAIN, "No certificate request for " + name);
    }

    private Answer revocations(Request request) throws IOException {
        return unlessKnown(request, authority.register().revocations());
    }

    /// The content of a file, or 304 if the caller has it already. An invalid date is ignored.
    private static Answer unlessKnown(Request request, Path file) throws IOException {
        Instant known = request.headers().value("If-Modified-Since").map(CaEndpoint::date).orElse(null);
        boolean newer = known == null || Files.getLastModifiedTime(file).toInstant().isAfter(known);
        return newer ? Answer.of(200, PLAIN, FileReading.bytes(file)) : Answer.of(304, PLAIN, "");
    }

    private static @Nullable Instant date(String text) {
        try {
            return ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
        } catch (DateTimeParseException notADate) {
            return null;
        }
    }

    private Answer update(Request request) throws IOException {
        authority.revoking().update(request.text());
        return Answer.of(200, PLAIN_UTF8, "Successfully updated CRLs.");
    }

    private Answer expirations() throws IOException {
        JsonOutput out = new JsonOutput();
        authority.expirations().write(out);
        return Answer.of(200, "application/json", out.bytes());
    }

    private Answer renewal(Caller caller) throws IOException {
        Duration lifetime = authority.settings().renewalLifetime();
        if (lifetime == null) {
            return Answer.of(404, PLAIN, "Not Found");
        }
        if (caller.certificate().isEmpty()) {
            return Answer.of(400, PLAIN, "No valid certificate found in renewal request");
        }
        try {
            JcaX509CertificateHolder old = new JcaX509CertificateHolder(caller.certificate().get());
            return Answer.of(200, PLAIN, Pem.text(List.of(authority.signing().renew(old, lifetime))));
        } catch (CertificateEncodingException broken) {
            return Answer.of(400, PLAIN, "No valid certificate found in renewal request");
        } catch (CaError refusal) {
            log.info(refusal.text());
            return Answer.of(403, PLAIN, refusal.text());
        }
    }
}
