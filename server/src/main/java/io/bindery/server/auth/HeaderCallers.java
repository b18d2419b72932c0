package io.bindery.server.auth;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Handler;
import io.bindery.server.http.Headers;
import io.bindery.server.http.Request;
import java.io.ByteArrayInputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Supplier;
import javax.naming.InvalidNameException;
import javax.naming.ldap.LdapName;
import javax.naming.ldap.Rdn;
import org.jspecify.annotations.Nullable;

/// Lets a proxy that ends the TLS connections of agents tell who they are, where `auth.conf` has `allow-header-cert-info: true`. Then the headers alone count:
/// `X-Client-Verify` (`SUCCESS`), `X-Client-DN` and `X-Client-Cert` (PEM, URL-encoded). Otherwise they mean nothing.
public record HeaderCallers(Supplier<Rules> rules, Handler next) implements Handler {
    private static final String TEXT = "text/plain; charset=utf-8";

    private static final class BadHeader extends Exception {
        private static final long serialVersionUID = 1L;

        BadHeader(String reason) {
            super(reason, null, false, false);
        }
    }

    @Override
    public Answer answer(Request request, Caller caller) {
        if (!rules.get().takesHeaders()) {
            return next.answer(request, caller);
        }
        try {
            return next.answer(request, caller(request.headers()));
        } catch (BadHeader bad) {
            return Answer.of(400, TEXT, String.valueOf(bad.getMessage()));
        }
    }

    private static Caller caller(Headers headers) throws BadHeader {
        X509Certificate certificate = certificate(headers);
        String name = headers.value("X-Client-DN").map(HeaderCallers::commonName).orElse("");
        boolean verified = headers.value("X-Client-Verify").equals(Optional.of("SUCCESS"));
        return verified && !name.isEmpty() ? new Caller.Certified(name, certificate) : Caller.ANONYMOUS;
    }

    /// The common name in a distinguished name, in the form of RFC 2253 or in OpenSSL's older one: `/O=site/CN=name`.
    private static String commonName(String distinguished) {
        try {
            for (Rdn each : new LdapName(distinguished).getRdns().reversed()) {
                if (each.getType().equalsIgnoreCase("CN") && each.getValue() instanceof String name) {
                    return name;
                }
            }
        } catch (InvalidNameException older) {
            for (String each : distinguished.split("/")) {
                if (each.startsWith("CN=")) {
                    return each.substring(3);
                }
            }
        }
        return "";
    }

    private static @Nullable X509Certificate certificate(Headers headers) throws BadHeader {
        Optional<String> header = headers.value("X-Client-Cert");
        if (header.isEmpty()) {
            return null;
        }
        Collection<? extends java.security.cert.Certificate> found;
        try {
            // A plus sign is one of the characters of PEM and not a blank.
            byte[] pem = URLDecoder.decode(header.get().replace("+", "%2B"), StandardCharsets.US_ASCII).getBytes(StandardCharsets.US_ASCII);
            found = CertificateFactory.getInstance("X.509").generateCertificates(new ByteArrayInputStream(pem));
        } catch (IllegalArgumentException broken) {
            throw new BadHeader("Unable to URL decode the x-client-cert header: " + broken.getMessage());
        } catch (CertificateException broken) {
            throw new BadHeader("Unable to parse x-client-cert into certificate: " + broken.getMessage());
        }
        if (found.size() != 1) {
            throw new BadHeader(
                    found.isEmpty()
                            ? "No certs found in PEM read from x-client-cert"
                            : "Only 1 PEM should be supplied for x-client-cert but " + found.size() + " found");
        }
        return (X509Certificate) found.iterator().next();
    }
}
