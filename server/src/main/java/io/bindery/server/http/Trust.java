package io.bindery.server.http;

import io.bindery.files.FileStamp;
import java.io.IOException;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.cert.CertPathBuilder;
import java.security.cert.CertPathValidator;
import java.security.cert.CertStore;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.CollectionCertStoreParameters;
import java.security.cert.PKIXParameters;
import java.security.cert.PKIXRevocationChecker;
import java.security.cert.TrustAnchor;
import java.security.cert.X509CRL;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;
import org.jspecify.annotations.Nullable;

/// Decides which client certificates are accepted: those of the authority that are valid now and not revoked. The files are looked at on every
/// new connection and read again when they changed, so a revocation counts from the next connection on.
final class Trust extends X509ExtendedTrustManager {
    private static final int MOST_ACCEPTED = 20_000;

    private final TlsFiles files;
    private volatile State state;

    /// @param accepted the certificates that were checked against these lists, with the time at which something in their chain or
    /// the lists expires
    private record State(
            FileStamp authoritiesStamp,
            FileStamp revocationsStamp,
            List<X509Certificate> authorities,
            List<X509CRL> revocations,
            Map<List<X509Certificate>, Span> accepted) {}

    private record Span(Instant from, Instant until) {
        boolean holds(Instant now) {
            return !now.isBefore(from) && now.isBefore(until);
        }
    }

    Trust(TlsFiles files) throws IOException {
        this.files = files;
        this.state = read();
    }

    private State read() throws IOException {
        FileStamp authorities = FileStamp.of(files.authorities());
        FileStamp revocations = FileStamp.of(files.revocations());
        return new State(
                authorities,
                revocations,
                Pem.certificates(files.authorities()),
                revocations.exists() ? Pem.revocationLists(files.revocations()) : List.of(),
                new ConcurrentHashMap<>());
    }

    private State current() {
        State known = state;
        if (!known.authoritiesStamp.matches(files.authorities()) || !known.revocationsStamp.matches(files.revocations())) {
            try {
                known = read();
                state = known;
            } catch (IOException halfWritten) {
                // The lists read last stay in force until the files can be read again.
                return known;
            }
        }
        return known;
    }

    /// Whether a certificate that was accepted earlier has been revoked since. A resumed TLS session skips the other checks, so every request asks.
    boolean isRevoked(X509Certificate certificate) {
        for (X509CRL list : current().revocations) {
            if (list.getIssuerX500Principal().equals(certificate.getIssuerX500Principal()) && list.isRevoked(certificate)) {
                return true;
            }
        }
        return false;
    }

    private void check(X509Certificate @Nullable [] chain) throws CertificateException {
        if (chain == null || chain.length == 0) {
            throw new CertificateException("no certificate");
        }
        State now = current();
        List<X509Certificate> sent = List.of(chain);
        Span known = now.accepted.get(sent);
        if (known == null || !known.holds(Instant.now())) {
            validate(chain, now);
            remember(sent, now);
        }
    }

    /// Keeps the verdict: an agent shows the same certificate in every run, and checking it costs three signatures. New files make a new state.
    private static void remember(List<X509Certificate> chain, State now) {
        Instant from = Instant.MIN;
        Instant until = Instant.MAX;
        for (X509Certificate each : Stream.concat(chain.stream(), now.authorities.stream()).toList()) {
            from = later(from, each.getNotBefore().toInstant());
            until = earlier(until, each.getNotAfter().toInstant());
        }
        for (X509CRL each : now.revocations) {
            from = later(from, each.getThisUpdate().toInstant());
            until = each.getNextUpdate() == null ? until : earlier(until, each.getNextUpdate().toInstant());
        }
        if (now.accepted.size() >= MOST_ACCEPTED) {
            now.accepted.clear();
        }
        now.accepted.put(chain, new Span(from, until));
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }

    private static void validate(X509Certificate[] chain, State now) throws CertificateException {
        try {
            Set<TrustAnchor> anchors = new HashSet<>();
            now.authorities.forEach(each -> anchors.add(new TrustAnchor(each, null)));
            PKIXParameters parameters = new PKIXParameters(anchors);
            if (now.revocations.isEmpty()) {
                parameters.setRevocationEnabled(false);
            } else {
                parameters.addCertStore(CertStore.getInstance("Collection", new CollectionCertStoreParameters(now.revocations)));
                PKIXRevocationChecker checker =
                        (PKIXRevocationChecker) CertPathBuilder.getInstance("PKIX").getRevocationChecker();
                checker.setOptions(EnumSet.of(PKIXRevocationChecker.Option.PREFER_CRLS, PKIXRevocationChecker.Option.NO_FALLBACK));
                parameters.addCertPathChecker(checker);
            }
            CertPathValidator.getInstance("PKIX")
                    .validate(CertificateFactory.getInstance("X.509").generateCertPath(below(chain, now)), parameters);
        } catch (GeneralSecurityException refused) {
            throw new CertificateException(refused.getMessage());
        }
    }

    // A validator refuses a path that holds its own anchor.
    private static List<X509Certificate> below(X509Certificate[] chain, State now) {
        return List.of(chain).stream().filter(each -> !now.authorities.contains(each)).toList();
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type) throws CertificateException {
        check(chain);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket) throws CertificateException {
        check(chain);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine) throws CertificateException {
        check(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
        throw new CertificateException("this side is the server");
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket) throws CertificateException {
        checkServerTrusted(chain, type);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine) throws CertificateException {
        checkServerTrusted(chain, type);
    }

    /// The authorities that a client may choose its certificate by.
    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return current().authorities.toArray(X509Certificate[]::new);
    }
}
