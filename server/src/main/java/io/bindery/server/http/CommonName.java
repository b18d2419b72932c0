package io.bindery.server.http;

import java.security.cert.X509Certificate;
import org.bouncycastle.asn1.ASN1String;
import org.bouncycastle.asn1.x500.RDN;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x500.style.BCStyle;

/// The common name of a certificate's subject, which is the certname of its owner.
public final class CommonName {
    private CommonName() {}

    /// The common name, or an empty text where the subject has none.
    public static String of(X509Certificate certificate) {
        RDN[] names = X500Name.getInstance(certificate.getSubjectX500Principal().getEncoded()).getRDNs(BCStyle.CN);
        return names.length > 0 && names[names.length - 1].getFirst().getValue() instanceof ASN1String text ? text.getString() : "";
    }
}
