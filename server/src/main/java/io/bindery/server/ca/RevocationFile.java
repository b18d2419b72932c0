package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.bouncycastle.cert.X509CRLHolder;

/// A file of revocation lists: the authority's own, and those of the authorities above it.
record RevocationFile(Path file, CaFiles files) {
    Path path() {
        return file;
    }

    List<X509CRLHolder> lists() throws IOException {
        return Pem.lists(FileReading.text(file));
    }

    /// The list that the authority itself signs.
    X509CRLHolder own(Authority authority) throws IOException {
        return own(lists(), authority);
    }

    private X509CRLHolder own(List<X509CRLHolder> lists, Authority authority) {
        for (X509CRLHolder list : lists) {
            if (list.getIssuer().equals(authority.name())) {
                return list;
            }
        }
        throw new CaError(CaError.Kind.STATE, "The file " + file + " holds no revocation list of " + authority.name());
    }

    /// Revokes serial numbers that are not revoked yet. Needs the authority's lock.
    ///
    /// @return the numbers that were not revoked before
    Set<BigInteger> revoke(Collection<BigInteger> serials, Authority authority, Instant now) throws IOException {
        List<X509CRLHolder> lists = lists();
        X509CRLHolder own = own(lists, authority);
        Set<BigInteger> fresh = new LinkedHashSet<>(serials);
        fresh.removeAll(Revocations.serials(own));
        if (!fresh.isEmpty()) {
            write(replaced(lists, own, Revocations.with(own, fresh, authority, now)));
        }
        return fresh;
    }

    /// Takes entries out of the authority's own list, and makes it valid anew. Needs the authority's lock.
    void prune(Set<BigInteger> serials, Authority authority, Instant now) throws IOException {
        List<X509CRLHolder> lists = lists();
        X509CRLHolder own = own(lists, authority);
        write(replaced(lists, own, Revocations.without(own, serials, authority, now)));
    }

    private static List<X509CRLHolder> replaced(List<X509CRLHolder> lists, X509CRLHolder old, X509CRLHolder replacement) {
        List<X509CRLHolder> all = new ArrayList<>(lists);
        all.set(all.indexOf(old), replacement);
        return all;
    }

    void write(List<X509CRLHolder> lists) throws IOException {
        files.replace(file, Pem.text(lists), CaFiles.PUBLIC);
    }
}
