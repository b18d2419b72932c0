package io.bindery.server.ca;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.interfaces.ECPrivateKey;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.cert.X509CRLHolder;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PEMParser;
import org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter;
import org.bouncycastle.openssl.jcajce.JcaPEMWriter;
import org.bouncycastle.openssl.jcajce.JcaPKCS8Generator;
import org.bouncycastle.pkcs.PKCS10CertificationRequest;
import org.jspecify.annotations.Nullable;

/// Certificates, requests, lists and keys as PEM texts.
final class Pem {
    private Pem() {}

    static List<X509CertificateHolder> certificates(String text) {
        return all(text, X509CertificateHolder.class, "certificate");
    }

    static List<X509CRLHolder> lists(String text) {
        return all(text, X509CRLHolder.class, "certificate revocation list");
    }

    /// The request in a text that holds that and nothing else.
    static PKCS10CertificationRequest request(String text) {
        List<PKCS10CertificationRequest> found = all(text, PKCS10CertificationRequest.class, "certificate request");
        if (found.size() != 1) {
            throw new CaError(CaError.Kind.MALFORMED, "The PEM stream must contain exactly one certificate request");
        }
        return found.getFirst();
    }

    /// The first private key of a text, and its public key.
    static KeyPair keyPair(String text) {
        JcaPEMKeyConverter converter = new JcaPEMKeyConverter();
        try (PEMParser parser = new PEMParser(new StringReader(text))) {
            for (Object next = parser.readObject(); next != null; next = parser.readObject()) {
                PrivateKeyInfo found = next instanceof PEMKeyPair pair
                        ? pair.getPrivateKeyInfo()
                        : next instanceof PrivateKeyInfo alone ? alone : null;
                if (found != null) {
                    PrivateKey key = converter.getPrivateKey(found);
                    return new KeyPair(PublicKeys.of(key), key);
                }
            }
        } catch (IOException | RuntimeException unreadable) {
            throw new CaError(CaError.Kind.MALFORMED, "The private key cannot be read: " + reason(unreadable));
        }
        throw new CaError(CaError.Kind.MALFORMED, "The text holds no private key without a pass phrase");
    }

    static PublicKey publicKey(SubjectPublicKeyInfo key) {
        try {
            return new JcaPEMKeyConverter().getPublicKey(key);
        } catch (IOException | RuntimeException unknown) {
            throw new CaError(CaError.Kind.INVALID_SIGNATURE, "The public key is of a kind that is not supported");
        }
    }

    /// The text of objects that [JcaPEMWriter] knows, one after another. Keys on curves are PKCS #8: in the older form Bouncy Castle
    /// leaves the curve out.
    static byte[] text(List<?> objects) {
        StringWriter text = new StringWriter();
        try (JcaPEMWriter writer = new JcaPEMWriter(text)) {
            for (Object next : objects) {
                writer.writeObject(next instanceof ECPrivateKey key ? new JcaPKCS8Generator(key, null) : next);
            }
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return text.toString().getBytes(StandardCharsets.US_ASCII);
    }

    static byte[] text(Object object) {
        return text(List.of(object));
    }

    private static <T> List<T> all(String text, Class<T> kind, String what) {
        List<T> found = new ArrayList<>();
        Function<@Nullable Object, Boolean> take = next -> {
            if (kind.isInstance(next)) {
                found.add(kind.cast(next));
            }
            return next != null;
        };
        try (PEMParser parser = new PEMParser(new StringReader(text))) {
            while (take.apply(parser.readObject())) {
                continue;
            }
        } catch (IOException | RuntimeException broken) {
            // Bouncy Castle throws exceptions of many kinds for bytes that are no ASN.1.
            throw new CaError(CaError.Kind.MALFORMED, "The " + what + " cannot be read: " + reason(broken));
        }
        return found;
    }

    // The library names Java's exceptions in its messages, which say nothing to who sent the text.
    private static String reason(Exception problem) {
        String message = problem.getMessage();
        return message == null || message.contains("Exception") ? "it is no valid PEM text" : message;
    }
}
