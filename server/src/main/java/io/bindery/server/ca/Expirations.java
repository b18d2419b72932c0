package io.bindery.server.ca;

import io.bindery.data.JsonOutput;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.bouncycastle.cert.X509CRLHolder;
import org.bouncycastle.cert.X509CertificateHolder;

/// The expiry times of the authority's certificates and revocation lists, by common name.
public record Expirations(SequencedMap<String, Instant> certificates, SequencedMap<String, Instant> lists) {
    static Expirations of(List<X509CertificateHolder> chain, List<X509CRLHolder> lists) {
        SequencedMap<String, Instant> certificates = new LinkedHashMap<>();
        chain.forEach(each -> certificates.put(CertificateStatus.name(each.getSubject()), each.getNotAfter().toInstant()));
        SequencedMap<String, Instant> updates = new LinkedHashMap<>();
        for (X509CRLHolder list : lists) {
            Instant next = Revocations.nextUpdate(list);
            if (next != null) {
                updates.put(CertificateStatus.name(list.getIssuer()), next);
            }
        }
        return new Expirations(certificates, updates);
    }

    /// Writes the figures as the API gives them.
    public void write(JsonOutput out) {
        out.beginObject();
        times(out.key("ca-certs"), certificates);
        times(out.key("crls"), lists);
        out.endObject();
    }

    private static void times(JsonOutput out, SequencedMap<String, Instant> times) {
        out.beginObject();
        times.forEach((name, time) -> out.key(name).string(InventoryEntry.time(time)));
        out.endObject();
    }
}
