package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.bouncycastle.cert.X509CertificateHolder;

/// The inventory: one line for every certificate that was ever issued, renewed or made for the authority itself.
record InventoryFile(Path file, CaFiles files) {
    /// Adds a certificate. The whole file is replaced, so that a reader never sees half a line. Needs the authority's lock.
    void add(X509CertificateHolder certificate) throws IOException {
        String before = text();
        String separated = before.isEmpty() || before.endsWith("\n") ? before : before + "\n";
        String after = separated + InventoryEntry.of(certificate).line();
        files.replace(file, after.getBytes(StandardCharsets.UTF_8), CaFiles.PUBLIC);
    }

    List<InventoryEntry> entries() throws IOException {
        List<InventoryEntry> entries = new ArrayList<>();
        for (String line : text().split("\n")) {
            InventoryEntry entry = InventoryEntry.parse(line);
            if (entry != null) {
                entries.add(entry);
            }
        }
        return entries;
    }

    boolean has(String name) throws IOException {
        return entries().stream().anyMatch(entry -> entry.isOf(name));
    }

    /// The serial numbers of a name's certificates that have not run out.
    Set<BigInteger> serials(String name, Instant now) throws IOException {
        Set<BigInteger> serials = new LinkedHashSet<>();
        for (InventoryEntry entry : entries()) {
            if (entry.isOf(name) && now.isBefore(entry.ends())) {
                serials.add(entry.serial());
            }
        }
        return serials;
    }

    /// The serial numbers of all certificates that have run out.
    Set<BigInteger> expired(Instant now) throws IOException {
        Set<BigInteger> serials = new LinkedHashSet<>();
        for (InventoryEntry entry : entries()) {
            if (now.isAfter(entry.ends())) {
                serials.add(entry.serial());
            }
        }
        return serials;
    }

    private String text() throws IOException {
        try {
            return FileReading.text(file, StandardCharsets.UTF_8);
        } catch (NoSuchFileException none) {
            return "";
        }
    }
}
