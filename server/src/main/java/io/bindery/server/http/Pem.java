package io.bindery.server.http;

import io.bindery.files.FileReading;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.PrivateKey;
import java.security.cert.CRLException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509CRL;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PEMParser;
import org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter;

/// Reads certificates, keys and revocation lists from PEM files.
final class Pem {
    private Pem() {}

    static List<X509Certificate> certificates(Path file) throws IOException {
        try {
            List<X509Certificate> found = new ArrayList<>();
            factory().generateCertificates(new ByteArrayInputStream(FileReading.bytes(file)))
                    .forEach(each -> found.add((X509Certificate) each));
            return found;
        } catch (CertificateException broken) {
            throw new IOException(file + " holds no certificates: " + broken.getMessage());
        }
    }

    /// The certificate at the beginning of a file; something else may stand behind it.
    static X509Certificate first(Path file) throws IOException {
        try {
            return (X509Certificate) factory().generateCertificate(new ByteArrayInputStream(FileReading.bytes(file)));
        } catch (CertificateException broken) {
            throw new IOException(file + " begins with no certificate: " + broken.getMessage());
        }
    }

    static List<X509CRL> revocationLists(Path file) throws IOException {
        try {
            List<X509CRL> found = new ArrayList<>();
            factory().generateCRLs(new ByteArrayInputStream(FileReading.bytes(file))).forEach(each -> found.add((X509CRL) each));
            return found;
        } catch (CertificateException | CRLException broken) {
            throw new IOException(file + " holds no revocation list: " + broken.getMessage());
        }
    }

    static PrivateKey privateKey(Path file) throws IOException {
        try (Reader text = new StringReader(FileReading.text(file, StandardCharsets.ISO_8859_1));
                PEMParser parser = new PEMParser(text)) {
            for (Object each = parser.readObject(); each != null; each = parser.readObject()) {
                if (each instanceof PEMKeyPair pair) {
                    return new JcaPEMKeyConverter().getPrivateKey(pair.getPrivateKeyInfo());
                }
                if (each instanceof PrivateKeyInfo key) {
                    return new JcaPEMKeyConverter().getPrivateKey(key);
                }
            }
        }
        throw new IOException(file + " holds no private key");
    }

    private static CertificateFactory factory() throws CertificateException {
        return CertificateFactory.getInstance("X.509");
    }
}
