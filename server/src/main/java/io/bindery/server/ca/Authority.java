package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.util.List;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.SubjectKeyIdentifier;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.operator.ContentSigner;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/// The authority's key, the certificate of that key, and the chain up to its root.
///
/// @param chain all certificates of `ca_crt.pem` in their order
record Authority(List<X509CertificateHolder> chain, X509CertificateHolder certificate, PublicKey publicKey, PrivateKey key) {
    Authority {
        chain = List.copyOf(chain);
    }

    static Authority read(CaPaths paths) throws IOException {
        return of(Pem.certificates(FileReading.text(paths.certificate())), Pem.keyPair(FileReading.text(paths.key())));
    }

    /// The authority of a key; its certificate is the one in the chain that has the key.
    static Authority of(List<X509CertificateHolder> chain, KeyPair pair) {
        for (X509CertificateHolder certificate : chain) {
            PublicKey key = Pem.publicKey(certificate.getSubjectPublicKeyInfo());
            if (key.equals(pair.getPublic())) {
                return new Authority(chain, certificate, key, pair.getPrivate());
            }
        }
        throw new CaError(CaError.Kind.STATE, "Could not find certificate matching private key");
    }

    X500Name name() {
        return certificate.getSubject();
    }

    /// Makes signatures with the authority's key.
    ContentSigner signer() {
        return signer(key);
    }

    static ContentSigner signer(PrivateKey key) {
        try {
            return new JcaContentSignerBuilder(algorithm(key)).build(key);
        } catch (OperatorCreationException unusable) {
            throw new CaError(CaError.Kind.STATE, "The private key cannot sign: " + unusable.getMessage());
        }
    }

    private static String algorithm(PrivateKey key) {
        return switch (key.getAlgorithm()) {
            case "RSA" -> "SHA256withRSA";
            case "EC" -> "SHA256withECDSA";
            default -> throw new CaError(
                    CaError.Kind.STATE, "A key of the kind " + key.getAlgorithm() + " cannot sign certificates");
        };
    }

    /// Whether a certificate names this authority's key as its issuer's and has a signature by it.
    boolean hasIssued(X509CertificateHolder other) {
        try {
            Signature signature = Signature.getInstance(algorithm(key));
            signature.initVerify(publicKey);
            signature.update(other.toASN1Structure().getTBSCertificate().getEncoded("DER"));
            return other.getIssuer().equals(name()) && signature.verify(other.getSignature());
        } catch (GeneralSecurityException | IOException unreadable) {
            return false;
        }
    }

    /// The identifier of the authority's key, null if its certificate has none.
    byte @org.jspecify.annotations.Nullable [] keyIdentifier() {
        Extension extension = certificate.getExtension(Extension.subjectKeyIdentifier);
        return extension == null ? null : SubjectKeyIdentifier.getInstance(extension.getParsedValue()).getKeyIdentifier();
    }
}
