package io.bindery.server.auth;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.cert.X509Certificate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeSet;
import org.bouncycastle.asn1.ASN1Boolean;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.ASN1OctetString;
import org.bouncycastle.asn1.ASN1Primitive;
import org.bouncycastle.asn1.ASN1String;
import org.jspecify.annotations.Nullable;

/// The extensions of a certificate that have a meaning for Puppet: those below its own arc 1.3.6.1.4.1.34380.1, and those of the
/// site's mapping.
///
/// @param shortNames the short name of each object identifier
public record CertificateExtensions(Map<String, String> shortNames) implements Extensions {
    private static final String PUPPET_ARC = "1.3.6.1.4.1.34380.1.";

    @Override
    public @Nullable String value(X509Certificate certificate, String name) {
        for (Map.Entry<String, String> each : shortNames.entrySet()) {
            if (each.getValue().equals(name)) {
                return valueOf(certificate, each.getKey());
            }
        }
        return valueOf(certificate, name);
    }

    /// The extensions that `$trusted['extensions']` shows, by their short names if they have any.
    public SequencedMap<String, String> trusted(X509Certificate certificate) {
        SequencedMap<String, String> found = new LinkedHashMap<>();
        if (certificate.getNonCriticalExtensionOIDs() == null) {
            return found;
        }
        for (String oid : new TreeSet<>(certificate.getNonCriticalExtensionOIDs())) {
            String value = oid.startsWith(PUPPET_ARC) || shortNames.containsKey(oid) ? valueOf(certificate, oid) : null;
            if (value != null) {
                found.put(shortNames.getOrDefault(oid, oid), value);
            }
        }
        return found;
    }

    static @Nullable String valueOf(X509Certificate certificate, String oid) {
        byte[] encoded = certificate.getExtensionValue(oid);
        if (encoded == null) {
            return null;
        }
        byte[] octets = ASN1OctetString.getInstance(encoded).getOctets();
        try {
            return switch (ASN1Primitive.fromByteArray(octets)) {
                case ASN1String text -> text.getString();
                case ASN1Boolean bool -> Boolean.toString(bool.isTrue());
                case ASN1Integer number -> number.getValue().toString();
                case null, default -> new String(octets, StandardCharsets.UTF_8);
            };
        } catch (IOException notEncoded) {
            // Old certificates hold the bare text.
            return new String(octets, StandardCharsets.UTF_8);
        }
    }
}
