package io.bindery.server.ca;

import java.time.Instant;
import java.util.List;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.cert.X509CRLHolder;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.operator.ContentVerifierProvider;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentVerifierProviderBuilder;
import org.jspecify.annotations.Nullable;

/// A chain of authorities, from the signing one up to its root, and their revocation lists.
final class CertificateChain {
    // No authority has so many above it; a longer chain is a mistake or an attack.
    private static final int LONGEST = 20;

    private CertificateChain() {}

    /// Refuses a chain that is not whole: every certificate must be an authority's, valid now, signed by the next one up to a
    /// root that signed itself, and not revoked by its issuer's list.
    ///
    /// @param first the certificate of the authority that signs
    /// @param certificates all certificates, in any order
    /// @param lists every issuer's list must be among them, and be valid now
    static void check(
            X509CertificateHolder first, List<X509CertificateHolder> certificates, List<X509CRLHolder> lists, Instant now) {
        X509CertificateHolder current = first;
        for (int depth = 0; depth < LONGEST; depth++) {
            checkAuthority(current, now);
            X509CertificateHolder issuer = issuer(current, certificates);
            if (issuer == null) {
                throw invalid("no certificate of the issuer " + current.getIssuer() + " is there");
            }
            checkList(current, issuer, lists, now);
            if (issuer.equals(current)) {
                return;
            }
            current = issuer;
        }
        throw invalid("the chain is longer than " + LONGEST + " certificates");
    }

    private static void checkAuthority(X509CertificateHolder certificate, Instant now) {
        if (!certificate.isValidOn(java.util.Date.from(now))) {
            throw invalid("the certificate of " + certificate.getSubject() + " is not valid now");
        }
        BasicConstraints constraints = certificate.getExtensions() == null
                ? null
                : BasicConstraints.fromExtensions(certificate.getExtensions());
        if (constraints == null || !constraints.isCA()) {
            throw invalid("the certificate of " + certificate.getSubject() + " is not that of an authority");
        }
    }

    private static @Nullable X509CertificateHolder issuer(X509CertificateHolder of, List<X509CertificateHolder> among) {
        for (X509CertificateHolder each : among) {
            try {
                if (each.getSubject().equals(of.getIssuer()) && of.isSignatureValid(verifier(each))) {
                    return each;
                }
            } catch (org.bouncycastle.cert.CertException otherKind) {
                // Signed by a key of another kind: not the issuer.
                continue;
            }
        }
        return null;
    }

    private static void checkList(
            X509CertificateHolder certificate, X509CertificateHolder issuer, List<X509CRLHolder> lists, Instant now) {
        for (X509CRLHolder list : lists) {
            if (Revocations.isDelta(list)) {
                throw new CaError(CaError.Kind.MALFORMED, "Cannot support delta CRL.");
            }
            if (list.getIssuer().equals(issuer.getSubject()) && isSigned(list, issuer)) {
                Instant ends = Revocations.nextUpdate(list);
                if (ends != null && ends.isBefore(now)) {
                    throw invalid("the revocation list of " + issuer.getSubject() + " has run out");
                }
                if (list.getRevokedCertificate(certificate.getSerialNumber()) != null) {
                    throw invalid("the certificate of " + certificate.getSubject() + " is revoked");
                }
                return;
            }
        }
        throw invalid("no revocation list of " + issuer.getSubject() + " is there");
    }

    static boolean isSigned(X509CRLHolder list, X509CertificateHolder issuer) {
        try {
            return list.isSignatureValid(verifier(issuer));
        } catch (org.bouncycastle.cert.CertException unusable) {
            return false;
        }
    }

    private static ContentVerifierProvider verifier(X509CertificateHolder issuer) {
        try {
            return new JcaContentVerifierProviderBuilder().build(Pem.publicKey(issuer.getSubjectPublicKeyInfo()));
        } catch (OperatorCreationException unusable) {
            throw invalid("the key of " + issuer.getSubject() + " cannot be used");
        }
    }

    private static CaError invalid(String why) {
        return new CaError(CaError.Kind.MALFORMED, "Invalid certs and/or CRLs: " + why);
    }
}
