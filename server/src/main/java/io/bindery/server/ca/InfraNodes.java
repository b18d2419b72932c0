package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// The nodes of the infrastructure. If the infra list is enabled, agents get a short revocation list with these nodes only.
final class InfraNodes {
    private final CaDirectory directory;
    private final CaPaths paths;

    InfraNodes(CaDirectory directory) {
        this.directory = directory;
        this.paths = directory.paths();
    }

    private List<String> names() throws IOException {
        return lines(paths.infraList());
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.exists(file)
                ? FileReading.lines(file).stream().map(String::strip).filter(line -> !line.isEmpty()).toList()
                : List.of();
    }

    /// Writes the serial numbers of the nodes' valid certificates. Needs the authority's lock.
    void writeSerials() throws IOException {
        Set<BigInteger> serials = new TreeSet<>();
        for (String name : names()) {
            serials.addAll(directory.inventory().serials(name, directory.now()));
            if (directory.hasSigned(name)) {
                serials.add(Pem.certificates(FileReading.text(paths.signed(name))).getFirst().getSerialNumber());
            }
        }
        write(serials);
    }

    /// Notes the serial number of a new certificate if it is a node's of the infrastructure. Needs the authority's lock.
    void issued(String name, BigInteger serial) throws IOException {
        if (names().contains(name)) {
            Set<BigInteger> serials = serials();
            serials.add(serial);
            write(serials);
        }
    }

    /// Revokes those of the serial numbers that are nodes' of the infrastructure. Needs the authority's lock.
    void revoked(Collection<BigInteger> revoked, Authority authority) throws IOException {
        if (!directory.settings().infraList() || !Files.exists(paths.infraRevocations())) {
            return;
        }
        Set<BigInteger> own = serials();
        own.retainAll(revoked);
        if (!own.isEmpty()) {
            new RevocationFile(paths.infraRevocations(), directory.files()).revoke(own, authority, directory.now());
            directory.log().info("Infra node certificate(s) being revoked; publishing updated infra CRL");
        }
    }

    private Set<BigInteger> serials() throws IOException {
        Set<BigInteger> serials = new LinkedHashSet<>();
        for (String line : lines(paths.infraSerials())) {
            try {
                serials.add(new BigInteger(line));
            } catch (NumberFormatException notANumber) {
                directory.log().warn("The file " + paths.infraSerials() + " holds a line that is no number: " + line);
            }
        }
        return serials;
    }

    private void write(Set<BigInteger> serials) throws IOException {
        StringBuilder text = new StringBuilder();
        serials.forEach(serial -> text.append(serial).append('\n'));
        directory.files().replace(paths.infraSerials(), text.toString().getBytes(StandardCharsets.US_ASCII), CaFiles.PUBLIC);
    }
}
