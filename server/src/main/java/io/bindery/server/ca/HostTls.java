package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;

/// TLS client settings with the host's own certificate; only the authority's certificates are trusted.
public final class HostTls {
    private HostTls() {}

    /// @param authorities the certificates that are trusted
    public static SSLContext client(Path certificate, Path key, Path authorities) throws IOException {
        try {
            char[] none = new char[0];
            KeyStore own = KeyStore.getInstance("PKCS12");
            own.load(null, none);
            PrivateKey secret = Pem.keyPair(FileReading.text(key)).getPrivate();
            own.setKeyEntry("host", secret, none, certificates(certificate).toArray(Certificate[]::new));
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(own, none);
            KeyStore trusted = KeyStore.getInstance("PKCS12");
            trusted.load(null, none);
            int count = 0;
            for (Certificate each : certificates(authorities)) {
                trusted.setCertificateEntry("authority" + count++, each);
            }
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException unusable) {
            throw new IOException("TLS with " + certificate + " cannot be set up: " + unusable.getMessage(), unusable);
        }
    }

    private static List<Certificate> certificates(Path file) throws IOException, GeneralSecurityException {
        List<Certificate> converted = new ArrayList<>();
        for (X509CertificateHolder each : Pem.certificates(FileReading.text(file))) {
            converted.add(new JcaX509CertificateConverter().getCertificate(each));
        }
        return converted;
    }
}
