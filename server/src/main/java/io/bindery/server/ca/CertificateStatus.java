package io.bindery.server.ca;

import io.bindery.data.JsonOutput;
import java.io.IOException;
import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.ASN1String;
import org.bouncycastle.asn1.x500.RDN;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x500.style.BCStyle;
import org.bouncycastle.asn1.x500.style.IETFUtils;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.cert.X509CertificateHolder;
import org.jspecify.annotations.Nullable;

/// The state of one name in the authority: a pending request, or a certificate.
///
/// @param authorization extensions of the authorisation arc, by their short names if they have any
/// @param encoded the request or certificate, for fingerprints
/// @param validity null for a request
public record CertificateStatus(
        String name,
        State state,
        List<String> hostNames,
        List<String> alternativeNames,
        SequencedMap<String, String> authorization,
        byte[] encoded,
        @Nullable Validity validity) {

    public enum State {
        REQUESTED,
        SIGNED,
        REVOKED;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public record Validity(BigInteger serial, Instant begins, Instant ends) {}

    static CertificateStatus of(String name, SigningRequest request) throws IOException {
        AlternativeNames names = request.alternativeNames();
        return new CertificateStatus(
                name, State.REQUESTED, names.hostTexts(), names.texts(), authorization(request.extensions()), request.encoded(), null);
    }

    static CertificateStatus of(String name, X509CertificateHolder certificate, boolean revoked) throws IOException {
        AlternativeNames names = AlternativeNames.of(certificate.getExtensions());
        List<Extension> extensions = new ArrayList<>();
        for (Object identifier : certificate.getExtensionOIDs()) {
            extensions.add(certificate.getExtension((ASN1ObjectIdentifier) identifier));
        }
        return new CertificateStatus(
                name,
                revoked ? State.REVOKED : State.SIGNED,
                names.hostTexts(),
                names.texts(),
                authorization(extensions),
                certificate.getEncoded(),
                new Validity(
                        certificate.getSerialNumber(),
                        certificate.getNotBefore().toInstant(),
                        certificate.getNotAfter().toInstant()));
    }

    private static SequencedMap<String, String> authorization(List<Extension> extensions) {
        SequencedMap<String, String> found = new LinkedHashMap<>();
        for (Extension extension : extensions) {
            String identifier = extension.getExtnId().getId();
            if (PuppetOids.isBelow(PuppetOids.AUTHORIZATION, extension.getExtnId())) {
                found.put(PuppetOids.shortNames().getOrDefault(identifier, identifier), text(extension));
            }
        }
        return found;
    }

    private static String text(Extension extension) {
        try {
            return extension.getParsedValue() instanceof ASN1String string ? string.getString() : "";
        } catch (RuntimeException notEncoded) {
            return "";
        }
    }

    /// The common name of a subject; empty if it has none.
    static String name(X500Name subject) {
        RDN[] names = subject.getRDNs(BCStyle.CN);
        return names.length == 0 ? "" : IETFUtils.valueToString(names[0].getFirst().getValue());
    }

    /// Upper-case hexadecimal pairs between colons.
    public String fingerprint(String algorithm) {
        try {
            byte[] digest = MessageDigest.getInstance(algorithm).digest(encoded);
            return HexFormat.ofDelimiter(":").withUpperCase().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// Writes the status as the API gives it.
    public void write(JsonOutput out) {
        String usual = fingerprint("SHA-256");
        out.beginObject();
        out.key("name").string(name);
        out.key("state").string(state.text());
        list(out.key("dns_alt_names"), hostNames);
        list(out.key("subject_alt_names"), alternativeNames);
        out.key("authorization_extensions").beginObject();
        for (Map.Entry<String, String> entry : authorization.entrySet()) {
            out.key(entry.getKey()).string(entry.getValue());
        }
        out.endObject();
        out.key("fingerprint").string(usual);
        out.key("fingerprints").beginObject();
        out.key("SHA1").string(fingerprint("SHA-1"));
        out.key("SHA256").string(usual);
        out.key("SHA512").string(fingerprint("SHA-512"));
        out.key("default").string(usual).endObject();
        if (validity != null) {
            out.key("not_after").string(InventoryEntry.time(validity.ends));
            out.key("not_before").string(InventoryEntry.time(validity.begins));
            out.key("serial_number").literal(validity.serial.toString());
        }
        out.endObject();
    }

    private static void list(JsonOutput out, List<String> texts) {
        out.beginArray();
        texts.forEach(out::string);
        out.endArray();
    }
}
