package io.bindery.server.ca;

import java.math.BigInteger;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Date;
import java.util.List;
import org.bouncycastle.asn1.ASN1Encodable;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.ASN1String;
import org.bouncycastle.asn1.DERIA5String;
import org.bouncycastle.asn1.DERUTF8String;
import org.bouncycastle.asn1.misc.MiscObjectIdentifiers;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x500.X500NameBuilder;
import org.bouncycastle.asn1.x500.style.BCStyle;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.cert.CertIOException;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.X509v3CertificateBuilder;
import org.bouncycastle.cert.jcajce.JcaX509ExtensionUtils;
import org.bouncycastle.operator.ContentSigner;

/// Makes certificates with the extensions that Puppet Server gives them.
final class Issuing {
    private static final String COMMENT = "Puppet Server Internal Certificate";

    private final X509v3CertificateBuilder builder;
    private final JcaX509ExtensionUtils extensions;

    private Issuing(X500Name issuer, BigInteger serial, Validity validity, X500Name subject, PublicKey key) {
        this.builder = new X509v3CertificateBuilder(
                issuer,
                serial,
                Date.from(validity.begins()),
                Date.from(validity.ends()),
                subject,
                SubjectPublicKeyInfo.getInstance(key.getEncoded()));
        try {
            this.extensions = new JcaX509ExtensionUtils();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// The validity period of a certificate.
    record Validity(Instant begins, Instant ends) {
        /// As Puppet does: a day more at the beginning, for agents whose clocks are wrong.
        static Validity from(Instant now, Duration lifetime) {
            Instant second = now.truncatedTo(ChronoUnit.SECONDS);
            return new Validity(second.minus(Duration.ofDays(1)), second.plus(lifetime));
        }
    }

    /// A name of any length: hosts may have longer ones than the 64 characters that X.509 gives a common name.
    static X500Name commonName(String name) {
        return new X500NameBuilder(BCStyle.INSTANCE).addRDN(BCStyle.CN, new DERUTF8String(name)).build();
    }

    /// A certificate for the key of a request that the rules let pass.
    static X509CertificateHolder forRequest(
            Authority authority, BigInteger serial, Validity validity, String name, SigningRequest request) {
        Issuing issuing = new Issuing(authority.name(), serial, validity, commonName(name), request.publicKey());
        issuing.add(Extension.subjectAlternativeName, false, request.alternativeNames().including(name).encoded());
        issuing.leaf(authority, request.publicKey());
        for (Extension extension : request.extensions()) {
            if (PuppetOids.isPuppets(extension.getExtnId())) {
                issuing.text(extension.getExtnId(), extension.isCritical(), ((ASN1String) extension.getParsedValue()).getString());
            }
        }
        return issuing.signed(authority.signer());
    }

    /// A certificate that lets its owner use the authority's API, such as the server's own.
    ///
    /// @param requested more extensions by identifier
    static X509CertificateHolder forHost(
            Authority authority,
            BigInteger serial,
            Validity validity,
            String name,
            PublicKey key,
            AlternativeNames names,
            List<ExtensionText> requested) {
        Issuing issuing = new Issuing(authority.name(), serial, validity, commonName(name), key);
        issuing.leaf(authority, key);
        issuing.text(PuppetOids.CLI_AUTH, false, "true");
        issuing.add(Extension.subjectAlternativeName, false, names.encoded());
        requested.forEach(each -> issuing.text(each.identifier(), false, each.value()));
        return issuing.signed(authority.signer());
    }

    /// The same certificate for the same key with a new serial number and validity.
    static X509CertificateHolder renewed(Authority authority, BigInteger serial, Validity validity, X509CertificateHolder old) {
        return repeated(authority, serial, validity, old, Pem.publicKey(old.getSubjectPublicKeyInfo()));
    }

    /// The same certificate for another key.
    static X509CertificateHolder repeated(
            Authority authority, BigInteger serial, Validity validity, X509CertificateHolder old, PublicKey key) {
        Issuing issuing = new Issuing(authority.name(), serial, validity, old.getSubject(), key);
        issuing.identifiers(authority, key);
        for (Object each : old.getExtensionOIDs()) {
            Extension extension = old.getExtension((ASN1ObjectIdentifier) each);
            if (!extension.getExtnId().equals(Extension.authorityKeyIdentifier)
                    && !extension.getExtnId().equals(Extension.subjectKeyIdentifier)) {
                issuing.add(extension);
            }
        }
        return issuing.signed(authority.signer());
    }

    /// The certificate of an authority.
    ///
    /// @param issuerKey the key of the authority above; its own for a root
    static X509CertificateHolder forAuthority(
            X500Name issuer,
            PublicKey issuerKey,
            ContentSigner signer,
            BigInteger serial,
            Validity validity,
            String name,
            PublicKey key) {
        Issuing issuing = new Issuing(issuer, serial, validity, commonName(name), key);
        issuing.add(MiscObjectIdentifiers.netscapeCertComment, false, new DERIA5String(COMMENT));
        issuing.add(Extension.authorityKeyIdentifier, false, issuing.extensions.createAuthorityKeyIdentifier(issuerKey));
        issuing.add(Extension.basicConstraints, true, new BasicConstraints(true));
        issuing.add(Extension.keyUsage, true, new KeyUsage(KeyUsage.keyCertSign | KeyUsage.cRLSign));
        issuing.add(Extension.subjectKeyIdentifier, false, issuing.extensions.createSubjectKeyIdentifier(key));
        return issuing.signed(signer);
    }

    private void leaf(Authority authority, PublicKey key) {
        add(MiscObjectIdentifiers.netscapeCertComment, false, new DERIA5String(COMMENT));
        identifiers(authority, key);
        add(Extension.basicConstraints, true, new BasicConstraints(false));
        add(Extension.extendedKeyUsage, true, new ExtendedKeyUsage(
                new KeyPurposeId[] {KeyPurposeId.id_kp_serverAuth, KeyPurposeId.id_kp_clientAuth}));
        add(Extension.keyUsage, true, new KeyUsage(KeyUsage.keyEncipherment | KeyUsage.digitalSignature));
    }

    private void identifiers(Authority authority, PublicKey key) {
        add(Extension.authorityKeyIdentifier, false, extensions.createAuthorityKeyIdentifier(authority.certificate()));
        add(Extension.subjectKeyIdentifier, false, extensions.createSubjectKeyIdentifier(key));
    }

    private void text(ASN1ObjectIdentifier identifier, boolean critical, String value) {
        add(identifier, critical, new DERUTF8String(value));
    }

    private void add(ASN1ObjectIdentifier identifier, boolean critical, ASN1Encodable value) {
        try {
            builder.addExtension(identifier, critical, value);
        } catch (CertIOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private void add(Extension extension) {
        try {
            builder.addExtension(extension);
        } catch (CertIOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private X509CertificateHolder signed(ContentSigner signer) {
        return builder.build(signer);
    }

    /// An extension whose value is a text.
    record ExtensionText(ASN1ObjectIdentifier identifier, String value) {}
}
