package io.bindery.cli.fleet;

import io.bindery.files.FileReading;
import io.bindery.fleet.nodes.NodesError;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Collection;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PEMParser;
import org.jspecify.annotations.Nullable;

/// The client certificate for requests to PuppetDB: an agent's certificate and key in PEM files.
final class ClientCertificate {
    private ClientCertificate() {}

    /// @param ca the authority's certificates; null for those that Java trusts
    /// @param certificate the caller's; null for none
    /// @param key its private key
    /// @throws NodesError if a file cannot be read or holds something else
    static SSLContext context(@Nullable Path ca, @Nullable Path certificate, @Nullable Path key) {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            if (certificate != null && key != null) {
                KeyStore own = empty();
                own.setKeyEntry("own", key(key), new char[0], certificates(certificate).toArray(Certificate[]::new));
                keys.init(own, new char[0]);
            }
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            KeyStore trusted = ca == null ? null : empty();
            if (ca != null && trusted != null) {
                int number = 0;
                for (Certificate each : certificates(ca)) {
                    trusted.setCertificateEntry("ca" + number++, each);
                }
            }
            trust.init(trusted);
            context.init(certificate == null ? null : keys.getKeyManagers(), trust.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException | IOException wrong) {
            throw new NodesError("The certificates for PuppetDB cannot be used: " + wrong.getMessage());
        }
    }

    private static KeyStore empty() throws GeneralSecurityException, IOException {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        return store;
    }

    private static Collection<? extends Certificate> certificates(Path file) throws GeneralSecurityException, IOException {
        return CertificateFactory.getInstance("X.509").generateCertificates(new ByteArrayInputStream(FileReading.bytes(file)));
    }

    private static PrivateKey key(Path file) throws GeneralSecurityException, IOException {
        String text = FileReading.text(file, StandardCharsets.US_ASCII);
        try (PEMParser parser = new PEMParser(new java.io.StringReader(text))) {
            Object found = parser.readObject();
            PrivateKeyInfo key = found instanceof PEMKeyPair pair ? pair.getPrivateKeyInfo() : found instanceof PrivateKeyInfo plain ? plain : null;
            if (key == null) {
                throw new IOException("there is no private key in " + file);
            }
            String algorithm = key.getPrivateKeyAlgorithm().getAlgorithm().getId().startsWith("1.2.840.10045") ? "EC" : "RSA";
            return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(key.getEncoded()));
        }
    }
}
