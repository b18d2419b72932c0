package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.bouncycastle.asn1.x509.AuthorityKeyIdentifier;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.cert.X509CRLEntryHolder;
import org.bouncycastle.cert.X509CRLHolder;
import org.bouncycastle.cert.X509CertificateHolder;

/// Revokes certificates, removes them, and keeps the revocation lists.
public final class Revoking {
    private final CaDirectory directory;

    Revoking(CaDirectory directory) {
        this.directory = directory;
    }

    /// Revokes every certificate of these names that has not run out, older ones of the same name too.
    ///
    /// @param who the caller, for the log
    public void revoke(Collection<String> names, String who) throws IOException {
        directory.change(() -> {
            Set<BigInteger> serials = new LinkedHashSet<>();
            for (String name : names) {
                serials.addAll(serials(name));
            }
            Authority authority = directory.authority();
            Set<BigInteger> fresh = directory.revocations().revoke(serials, authority, directory.now());
            if (fresh.isEmpty()) {
                directory.log().info("No revoke action needed. The certs are already in the CRL.");
            }
            directory.infra().revoked(serials, authority);
            directory.publishRevocations();
        });
        if (!names.isEmpty()) {
            String count = names.size() == 1 ? "1 certificate" : names.size() + " certificates";
            directory.log().info("Entity " + who + " revoked " + count + ": " + String.join(", ", names) + ".");
        }
    }

    private Set<BigInteger> serials(String name) throws IOException {
        Set<BigInteger> serials = directory.inventory().serials(name, directory.now());
        if (directory.hasSigned(name)) {
            for (X509CertificateHolder certificate : Pem.certificates(FileReading.text(directory.paths().signed(name)))) {
                serials.add(certificate.getSerialNumber());
            }
        }
        return serials;
    }

    /// Revokes the certificates of these names and removes their files. Pending requests stay.
    public void clean(Collection<String> names, String who) throws IOException {
        revoke(names, who);
        for (String name : names) {
            deleteCertificate(name);
        }
    }

    /// Removes the file of a certificate, which is not revoked by that.
    ///
    /// @return whether there was one
    public boolean deleteCertificate(String name) throws IOException {
        return directory.hasSigned(name) && delete(directory.paths().signed(name));
    }

    /// Removes a pending request.
    ///
    /// @return whether there was one
    public boolean deleteRequest(String name) throws IOException {
        return directory.hasRequest(name) && delete(directory.paths().request(name));
    }

    private boolean delete(Path file) throws IOException {
        return directory.changing(() -> {
            boolean there = Files.exists(file);
            directory.files().delete(file);
            return there;
        });
    }

    /// Takes over newer lists of the authorities above this one. This authority's own list is never replaced.
    ///
    /// @throws CaError if a list may not be newer, or the lists do not fit the chain of certificates
    public void update(String text) throws IOException {
        List<X509CRLHolder> incoming = Pem.lists(text);
        if (incoming.isEmpty()) {
            throw new CaError(CaError.Kind.MALFORMED, "No valid CRLs submitted.");
        }
        directory.change(() -> {
            Authority authority = directory.authority();
            update(directory.revocations(), incoming, authority);
            Path infra = directory.paths().infraRevocations();
            if (directory.settings().infraList() && Files.exists(infra)) {
                update(new RevocationFile(infra, directory.files()), incoming, authority);
            }
            directory.publishRevocations();
        });
    }

    private void update(RevocationFile file, List<X509CRLHolder> incoming, Authority authority) throws IOException {
        List<X509CRLHolder> updated = new ArrayList<>();
        for (X509CRLHolder current : file.lists()) {
            updated.add(current.getIssuer().equals(authority.name()) ? current : newest(current, incoming));
        }
        CertificateChain.check(authority.certificate(), authority.chain(), updated, directory.now());
        file.write(updated);
    }

    private static X509CRLHolder newest(X509CRLHolder current, List<X509CRLHolder> incoming) {
        X509CRLHolder newest = current;
        for (X509CRLHolder each : incoming) {
            if (issuerKey(each).equals(issuerKey(current))
                    && each.getIssuer().equals(current.getIssuer())
                    && Revocations.number(each).compareTo(Revocations.number(newest)) > 0) {
                newest = each;
            }
        }
        return newest;
    }

    private static List<Byte> issuerKey(X509CRLHolder list) {
        Extension extension = list.getExtension(Extension.authorityKeyIdentifier);
        byte[] key = extension == null
                ? null
                : AuthorityKeyIdentifier.getInstance(extension.getParsedValue()).getKeyIdentifierOctets();
        if (key == null) {
            throw new CaError(CaError.Kind.MALFORMED, "One or more submitted CRLs do not have an authority key identifier.");
        }
        List<Byte> bytes = new ArrayList<>();
        for (byte each : key) {
            bytes.add(each);
        }
        return bytes;
    }

    /// The result of pruning the list.
    ///
    /// @param entries how many entries the list had
    public record Pruned(int entries, int duplicates, int removed) {}

    /// Takes entries out of the authority's own list.
    ///
    /// @param duplicates whether repeated entries are taken out
    /// @param expired whether entries of certificates that have run out are taken out
    /// @param serials more serial numbers whose entries are taken out
    /// @param names names whose certificates' entries are taken out
    public Pruned prune(boolean duplicates, boolean expired, Set<BigInteger> serials, Collection<String> names) throws IOException {
        return directory.changing(() -> {
            Authority authority = directory.authority();
            Set<BigInteger> unwanted = new LinkedHashSet<>(serials);
            for (InventoryEntry entry : directory.inventory().entries()) {
                if (expired && directory.now().isAfter(entry.ends()) || names.stream().anyMatch(entry::isOf)) {
                    unwanted.add(entry.serial());
                }
            }
            for (String name : names) {
                unwanted.addAll(serials(name));
            }
            List<BigInteger> before = entries(directory.revocations().own(authority));
            int removed = (int) before.stream().filter(unwanted::contains).count();
            List<BigInteger> rest = before.stream().filter(serial -> !unwanted.contains(serial)).toList();
            int repeated = duplicates ? rest.size() - new LinkedHashSet<>(rest).size() : 0;
            if (removed + repeated > 0) {
                directory.revocations().prune(unwanted, authority, directory.now());
                directory.publishRevocations();
            }
            return new Pruned(before.size(), repeated, removed);
        });
    }

    private static List<BigInteger> entries(X509CRLHolder list) {
        List<BigInteger> entries = new ArrayList<>();
        for (Object entry : list.getRevokedCertificates()) {
            entries.add(((X509CRLEntryHolder) entry).getSerialNumber());
        }
        return entries;
    }

    /// Signs the authority's own lists anew that run out before a time, without entries of certificates that have run out.
    ///
    /// @return whether one was signed anew
    boolean refresh(Instant before) throws IOException {
        return directory.changing(() -> {
            Authority authority = directory.authority();
            List<RevocationFile> all = new ArrayList<>(List.of(directory.revocations()));
            if (Files.exists(directory.paths().infraRevocations())) {
                all.add(new RevocationFile(directory.paths().infraRevocations(), directory.files()));
            }
            boolean changed = false;
            for (RevocationFile file : all) {
                Instant ends = Revocations.nextUpdate(file.own(authority));
                if (ends != null && ends.isBefore(before)) {
                    file.prune(directory.inventory().expired(directory.now()), authority, directory.now());
                    directory.log().info("The revocation list " + file.path() + " would have run out at " + ends + "; it is signed anew");
                    changed = true;
                }
            }
            directory.publishRevocations();
            return changed;
        });
    }
}
