package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.bouncycastle.cert.X509CRLHolder;
import org.bouncycastle.cert.X509CertificateHolder;
import org.jspecify.annotations.Nullable;

/// The content of the authority: certificates, requests, lists, and their expiry times. It only reads.
public final class Register {
    private static final String SUFFIX = ".pem";

    private final CaDirectory directory;

    Register(CaDirectory directory) {
        this.directory = directory;
    }

    /// The file of a certificate, or null if no such certificate is signed. `ca` names the authority's own chain.
    public @Nullable Path certificate(String name) {
        if (name.equals("ca")) {
            return directory.paths().certificate();
        }
        return directory.hasSigned(name) ? directory.paths().signed(name) : null;
    }

    /// The file of a pending request, or null if no request of the name is pending.
    public @Nullable Path request(String name) {
        return directory.hasRequest(name) ? directory.paths().request(name) : null;
    }

    /// The file of the revocation lists that agents get.
    public Path revocations() {
        return directory.settings().infraList() ? directory.paths().infraRevocations() : directory.paths().revocations();
    }

    /// Whether a certificate of that name was ever issued.
    public boolean isIssued(String name) throws IOException {
        return directory.hasSigned(name) || directory.inventory().has(name);
    }

    /// The status of a name, or null if it has neither certificate nor request.
    public @Nullable CertificateStatus status(String name) throws IOException {
        if (directory.hasSigned(name)) {
            return signed(name, directory.revocations().own(directory.authority()));
        }
        return directory.hasRequest(name) ? requested(name) : null;
    }

    /// The statuses in a state, or all: requests first, then certificates, each in the order of their names.
    public List<CertificateStatus> statuses(CertificateStatus.@Nullable State state) throws IOException {
        List<CertificateStatus> statuses = new ArrayList<>();
        if (state == null || state == CertificateStatus.State.REQUESTED) {
            for (String name : names(directory.paths().requestFolder())) {
                add(statuses, name, () -> requested(name));
            }
        }
        if (state != CertificateStatus.State.REQUESTED) {
            X509CRLHolder list = directory.revocations().own(directory.authority());
            for (String name : names(directory.paths().signedFolder())) {
                add(statuses, name, () -> signed(name, list));
            }
            statuses.removeIf(each -> state != null && each.state() != state);
        }
        return statuses;
    }

    @FunctionalInterface
    private interface Reading {
        CertificateStatus read() throws IOException;
    }

    // One broken or just removed file must not hide all the others.
    private void add(List<CertificateStatus> statuses, String name, Reading reading) throws IOException {
        try {
            statuses.add(reading.read());
        } catch (java.nio.file.NoSuchFileException removed) {
            directory.log().info("The files of " + name + " were removed meanwhile");
        } catch (CaError broken) {
            directory.log().error("The files of " + name + " cannot be read: " + broken.text());
        }
    }

    private CertificateStatus requested(String name) throws IOException {
        return CertificateStatus.of(name, SigningRequest.parse(FileReading.text(directory.paths().request(name))));
    }

    private CertificateStatus signed(String name, X509CRLHolder list) throws IOException {
        List<X509CertificateHolder> found = Pem.certificates(FileReading.text(directory.paths().signed(name)));
        if (found.isEmpty()) {
            throw new CaError(CaError.Kind.MALFORMED, "the file holds no certificate");
        }
        X509CertificateHolder certificate = found.getFirst();
        return CertificateStatus.of(name, certificate, list.getRevokedCertificate(certificate.getSerialNumber()) != null);
    }

    /// The names of all pending requests.
    public List<String> requests() throws IOException {
        return names(directory.paths().requestFolder());
    }

    private static List<String> names(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(SUFFIX))
                    .map(name -> name.substring(0, name.length() - SUFFIX.length()))
                    .filter(SubjectRules::isHostName)
                    .sorted()
                    .toList();
        }
    }
}
