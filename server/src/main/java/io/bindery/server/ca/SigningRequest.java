package io.bindery.server.ca;

import java.io.IOException;
import java.security.PublicKey;
import java.util.ArrayList;
import java.util.List;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.ASN1String;
import org.bouncycastle.asn1.pkcs.Attribute;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.x500.RDN;
import org.bouncycastle.asn1.x500.style.BCStyle;
import org.bouncycastle.asn1.x500.style.IETFUtils;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.Extensions;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentVerifierProviderBuilder;
import org.bouncycastle.pkcs.PKCS10CertificationRequest;
import org.bouncycastle.pkcs.PKCSException;

/// A certificate request as an agent sends it. Nothing in it can be trusted before [RequestRules] has seen it.
final class SigningRequest {
    /// No request of an agent comes near: RSA keys of 16,384 bits and a hundred extensions are within it.
    static final int LARGEST_TEXT = 128 << 10;

    // Microsoft's tools use an attribute of their own for the same purpose.
    private static final ASN1ObjectIdentifier MICROSOFT_EXTENSIONS = new ASN1ObjectIdentifier("1.3.6.1.4.1.311.2.1.14");

    private final PKCS10CertificationRequest request;
    private final List<Extension> extensions;

    private SigningRequest(PKCS10CertificationRequest request) {
        this.request = request;
        this.extensions = extensions(request);
    }

    static SigningRequest parse(String text) {
        if (text.length() > LARGEST_TEXT) {
            throw new CaError(CaError.Kind.MALFORMED, "The certificate request is longer than " + LARGEST_TEXT + " characters");
        }
        return new SigningRequest(Pem.request(text));
    }

    private static List<Extension> extensions(PKCS10CertificationRequest request) {
        List<Extension> all = new ArrayList<>();
        try {
            for (Attribute attribute : request.getAttributes()) {
                ASN1ObjectIdentifier type = attribute.getAttrType();
                if (type.equals(PKCSObjectIdentifiers.pkcs_9_at_extensionRequest) || type.equals(MICROSOFT_EXTENSIONS)) {
                    for (int i = 0; i < attribute.getAttrValues().size(); i++) {
                        Extensions requested = Extensions.getInstance(attribute.getAttrValues().getObjectAt(i));
                        for (ASN1ObjectIdentifier identifier : requested.getExtensionOIDs()) {
                            all.add(requested.getExtension(identifier));
                        }
                    }
                }
            }
        } catch (RuntimeException broken) {
            throw new CaError(CaError.Kind.MALFORMED, "The extensions of the certificate request cannot be read");
        }
        return List.copyOf(all);
    }

    /// The common name of the subject; empty if the subject has none or more than one.
    String name() {
        RDN[] names = request.getSubject().getRDNs(BCStyle.CN);
        return names.length == 1 && !names[0].isMultiValued() ? IETFUtils.valueToString(names[0].getFirst().getValue()) : "";
    }

    PublicKey publicKey() {
        return Pem.publicKey(request.getSubjectPublicKeyInfo());
    }

    /// All requested extensions, repeated ones too.
    List<Extension> extensions() {
        return extensions;
    }

    AlternativeNames alternativeNames() {
        for (Extension extension : extensions) {
            if (extension.getExtnId().equals(Extension.subjectAlternativeName)) {
                return AlternativeNames.of(new Extensions(extension));
            }
        }
        return AlternativeNames.NONE;
    }

    /// Whether the agent says that it renews its certificate by itself.
    boolean renewsItself() {
        for (Attribute attribute : request.getAttributes(PuppetOids.AUTO_RENEW)) {
            return attribute.getAttrValues().size() > 0
                    && attribute.getAttrValues().getObjectAt(0) instanceof ASN1String value
                    && value.getString().equals("true");
        }
        return false;
    }

    boolean isSignedByItsKey() {
        try {
            return request.isSignatureValid(new JcaContentVerifierProviderBuilder().build(publicKey()));
        } catch (OperatorCreationException | PKCSException | RuntimeException unusable) {
            return false;
        }
    }

    byte[] encoded() throws IOException {
        return request.getEncoded();
    }

    byte[] text() {
        return Pem.text(request);
    }
}
