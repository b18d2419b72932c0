package io.bindery.server.ca;

import java.math.BigInteger;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Date;
import java.util.LinkedHashSet;
import java.util.Set;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.CRLReason;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.cert.CertIOException;
import org.bouncycastle.cert.X509CRLEntryHolder;
import org.bouncycastle.cert.X509CRLHolder;
import org.bouncycastle.cert.X509v2CRLBuilder;
import org.bouncycastle.cert.jcajce.JcaX509ExtensionUtils;
import org.jspecify.annotations.Nullable;

/// Makes revocation lists as Puppet Server does: valid for five years, with a number that rises by one.
final class Revocations {
    private static final int YEARS = 5;

    private Revocations() {}

    /// A first list, with no entries.
    static X509CRLHolder empty(Authority authority, Instant now) {
        return signed(builder(authority.name(), now), authority, BigInteger.ZERO);
    }

    /// The list with more serial numbers revoked now.
    static X509CRLHolder with(X509CRLHolder list, Collection<BigInteger> serials, Authority authority, Instant now) {
        X509v2CRLBuilder builder = builder(list.getIssuer(), now);
        builder.addCRL(list);
        for (BigInteger serial : serials) {
            builder.addCRLEntry(serial, Date.from(now), CRLReason.keyCompromise);
        }
        return signed(builder, authority, number(list).add(BigInteger.ONE));
    }

    /// The list without the entries of some serial numbers and without repeated entries, valid anew.
    static X509CRLHolder without(X509CRLHolder list, Set<BigInteger> serials, Authority authority, Instant now) {
        X509v2CRLBuilder builder = builder(list.getIssuer(), now);
        Set<BigInteger> kept = new LinkedHashSet<>();
        for (Object each : list.getRevokedCertificates()) {
            X509CRLEntryHolder entry = (X509CRLEntryHolder) each;
            if (!serials.contains(entry.getSerialNumber()) && kept.add(entry.getSerialNumber())) {
                if (entry.hasExtensions()) {
                    builder.addCRLEntry(entry.getSerialNumber(), entry.getRevocationDate(), entry.getExtensions());
                } else {
                    builder.addCRLEntry(entry.getSerialNumber(), entry.getRevocationDate(), CRLReason.unspecified);
                }
            }
        }
        return signed(builder, authority, number(list).add(BigInteger.ONE));
    }

    private static X509v2CRLBuilder builder(X500Name issuer, Instant now) {
        X509v2CRLBuilder builder = new X509v2CRLBuilder(issuer, Date.from(now));
        builder.setNextUpdate(Date.from(now.atOffset(ZoneOffset.UTC).plusYears(YEARS).toInstant()));
        return builder;
    }

    private static X509CRLHolder signed(X509v2CRLBuilder builder, Authority authority, BigInteger number) {
        try {
            builder.addExtension(
                    Extension.authorityKeyIdentifier,
                    false,
                    new JcaX509ExtensionUtils().createAuthorityKeyIdentifier(authority.publicKey()));
            builder.addExtension(Extension.cRLNumber, false, new ASN1Integer(number));
            return builder.build(authority.signer());
        } catch (CertIOException | java.security.NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// The number of a list; 0 if it has none.
    static BigInteger number(X509CRLHolder list) {
        Extension extension = list.getExtension(Extension.cRLNumber);
        return extension == null ? BigInteger.ZERO : ASN1Integer.getInstance(extension.getParsedValue()).getValue();
    }

    static Set<BigInteger> serials(X509CRLHolder list) {
        Set<BigInteger> serials = new LinkedHashSet<>();
        for (Object entry : list.getRevokedCertificates()) {
            serials.add(((X509CRLEntryHolder) entry).getSerialNumber());
        }
        return serials;
    }

    static boolean isDelta(X509CRLHolder list) {
        return list.getExtension(Extension.deltaCRLIndicator) != null;
    }

    static @Nullable Instant nextUpdate(X509CRLHolder list) {
        return list.getNextUpdate() == null ? null : list.getNextUpdate().toInstant();
    }
}
