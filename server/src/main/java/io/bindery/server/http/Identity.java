package io.bindery.server.http;

import io.bindery.files.FileStamp;
import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;
import org.jspecify.annotations.Nullable;

/// The server's own certificate and key, and a second pair with an EC key if there is one. They are read again when the files
/// change, so that a renewed certificate takes effect without restart.
///
/// A handshake costs one signature. A signature with an RSA key of 4,096 bits costs most of what a small catalog costs. Clients
/// that accept EC keys, as all agents do, get the second pair.
final class Identity extends X509ExtendedKeyManager {
    /// So many signatures with an RSA key show that the server is in use; one that is only tried out needs no companion.
    static final int SLOW_SIGNATURES = 256;

    private static final String ALTERNATIVE_NAMES = "2.5.29.17";
    private static final String OWN = "own";
    private static final String COMPANION = "companion";

    private final TlsFiles files;
    private final Trust trust;
    private final Runnable busy;
    private final AtomicInteger slowSignatures = new AtomicInteger();
    private volatile State state;

    private record Key(List<X509Certificate> chain, PrivateKey secret) {
        String algorithm() {
            return chain.getFirst().getPublicKey().getAlgorithm();
        }

        boolean fits(String keyType) {
            return keyType.equals(algorithm())
                    || keyType.startsWith("EC") && algorithm().equals("EC")
                    || keyType.equals("RSASSA-PSS") && algorithm().equals("RSA");
        }
    }

    private record State(FileStamp ownStamp, FileStamp companionStamp, Key own, @Nullable Key companion) {}

    /// @param busy is run once, when the server has signed many handshakes with a slow key
    Identity(TlsFiles files, Trust trust, Runnable busy) throws IOException {
        this.files = files;
        this.trust = trust;
        this.busy = busy;
        this.state = read();
    }

    private State read() throws IOException {
        FileStamp ownStamp = FileStamp.of(files.certificate());
        FileStamp companionStamp = FileStamp.of(files.companion());
        Key own = key(files.certificate(), files.privateKey());
        return new State(ownStamp, companionStamp, own, companionStamp.exists() ? companion(own) : null);
    }

    private static Key key(Path certificate, Path secret) throws IOException {
        List<X509Certificate> chain = Pem.certificates(certificate);
        if (chain.isEmpty()) {
            throw new IOException(certificate + " holds no certificate");
        }
        return new Key(chain, Pem.privateKey(secret));
    }

    /// The companion, if it belongs to the server's certificate: one that was made for an earlier certificate does not.
    private @Nullable Key companion(Key own) {
        try {
            Key found = new Key(List.of(Pem.first(files.companion())), Pem.privateKey(files.companion()));
            return isCompanion(found.chain.getFirst(), own.chain.getFirst()) ? found : null;
        } catch (IOException unusable) {
            return null;
        }
    }

    private static boolean isCompanion(X509Certificate found, X509Certificate own) {
        return found.getIssuerX500Principal().equals(own.getIssuerX500Principal())
                && found.getSubjectX500Principal().equals(own.getSubjectX500Principal())
                && found.getNotAfter().equals(own.getNotAfter())
                && Arrays.equals(found.getExtensionValue(ALTERNATIVE_NAMES), own.getExtensionValue(ALTERNATIVE_NAMES));
    }

    private State current() {
        State known = state;
        if (!known.ownStamp.matches(files.certificate()) || !known.companionStamp.matches(files.companion())) {
            try {
                known = read();
                state = known;
            } catch (IOException halfWritten) {
                return known;
            }
        }
        return known;
    }

    private @Nullable String alias(String keyType) {
        State now = current();
        if (now.companion != null && now.companion.fits(keyType) && !trust.isRevoked(now.companion.chain.getFirst())) {
            return COMPANION;
        }
        return now.own.fits(keyType) ? OWN : null;
    }

    private Key key(String alias) {
        Key companion = alias.equals(COMPANION) ? state.companion : null;
        return companion == null ? state.own : companion;
    }

    @Override
    public String @Nullable [] getServerAliases(String keyType, Principal @Nullable [] issuers) {
        String alias = alias(keyType);
        return alias == null ? null : new String[] {alias};
    }

    @Override
    public @Nullable String chooseServerAlias(String keyType, Principal @Nullable [] issuers, @Nullable Socket socket) {
        return alias(keyType);
    }

    @Override
    public @Nullable String chooseEngineServerAlias(String keyType, Principal @Nullable [] issuers, @Nullable SSLEngine engine) {
        return alias(keyType);
    }

    @Override
    public X509Certificate[] getCertificateChain(String alias) {
        return key(alias).chain.toArray(X509Certificate[]::new);
    }

    @Override
    public PrivateKey getPrivateKey(String alias) {
        Key key = key(alias);
        if (key.algorithm().equals("RSA") && slowSignatures.incrementAndGet() == SLOW_SIGNATURES) {
            Thread.ofVirtual().start(busy);
        }
        return key.secret;
    }

    @Override
    public String @Nullable [] getClientAliases(String keyType, Principal @Nullable [] issuers) {
        return null;
    }

    @Override
    public @Nullable String chooseClientAlias(String[] keyTypes, Principal @Nullable [] issuers, @Nullable Socket socket) {
        return null;
    }
}
