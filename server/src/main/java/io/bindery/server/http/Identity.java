package io.bindery.server.http;

import io.bindery.files.FileStamp;
import java.io.IOException;
import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;
import org.jspecify.annotations.Nullable;

/// The server's own certificate and key. They are read again when the files change, so a renewed certificate counts without restart.
final class Identity extends X509ExtendedKeyManager {
    private static final String ALIAS = "server";

    private final TlsFiles files;
    private volatile State state;

    private record State(FileStamp stamp, List<X509Certificate> chain, PrivateKey key) {}

    Identity(TlsFiles files) throws IOException {
        this.files = files;
        this.state = read();
    }

    private State read() throws IOException {
        FileStamp stamp = FileStamp.of(files.certificate());
        List<X509Certificate> chain = Pem.certificates(files.certificate());
        if (chain.isEmpty()) {
            throw new IOException(files.certificate() + " holds no certificate");
        }
        return new State(stamp, chain, Pem.privateKey(files.privateKey()));
    }

    private State current() {
        State known = state;
        if (!known.stamp.matches(files.certificate())) {
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
        String algorithm = state.chain.getFirst().getPublicKey().getAlgorithm();
        boolean fits = keyType.equals(algorithm) || keyType.startsWith("EC") && algorithm.equals("EC") || keyType.equals("RSASSA-PSS") && algorithm.equals("RSA");
        return fits ? ALIAS : null;
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
        return current().chain.toArray(X509Certificate[]::new);
    }

    @Override
    public PrivateKey getPrivateKey(String alias) {
        return current().key;
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
