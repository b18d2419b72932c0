package io.bindery.server.ca;

import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.bouncycastle.cert.X509CRLHolder;
import org.bouncycastle.cert.X509CertificateHolder;
import org.jspecify.annotations.Nullable;

/// Makes the files of a new authority: its own, with a root above it, or brought by the user.
final class AuthorityFiles {
    private static final Set<PosixFilePermission> OPEN_FOLDER = PosixFilePermissions.fromString("rwxr-xr-x");
    private static final Set<PosixFilePermission> KEY_FOLDER = PosixFilePermissions.fromString("rwxr-x---");
    private static final BigInteger FIRST = BigInteger.ONE;

    private final CaDirectory directory;
    private final CaSettings settings;
    private final CaPaths paths;

    AuthorityFiles(CaDirectory directory) {
        this.directory = directory;
        this.settings = directory.settings();
        this.paths = directory.paths();
    }

    /// Makes a self-signed authority, as Puppet Server does at its first start; does nothing if one exists.
    ///
    /// @throws CaError if some of its files are there and some are missing
    void ensure() throws IOException {
        makeFolders();
        directory.change(() -> {
            List<Path> required = List.of(paths.certificate(), paths.revocations(), paths.key(), paths.inventory(), paths.serial());
            List<Path> missing = required.stream().filter(file -> !Files.exists(file)).toList();
            if (missing.size() == required.size()) {
                makeSelfSigned();
            } else if (!missing.isEmpty()) {
                throw partial(required.stream().filter(Files::exists).toList(), missing);
            }
        });
    }

    private static CaError partial(List<Path> found, List<Path> missing) {
        return new CaError(
                CaError.Kind.STATE,
                "Cannot initialize CA with partial state; need all files or none.\nFound:\n" + lines(found) + "\nMissing:\n"
                        + lines(missing));
    }

    private static String lines(List<Path> files) {
        return String.join("\n", files.stream().map(Path::toString).toList());
    }

    /// The files that a new authority would replace.
    List<Path> existing() {
        List<Path> found = new ArrayList<>(List.of(
                paths.certificate(), paths.revocations(), paths.infraRevocations(), paths.hostCertificate(), paths.localAuthority(),
                paths.localList(), paths.publicKey(), paths.inventory(), paths.infraList(), paths.infraSerials(), paths.serial(),
                paths.signed(settings.certname()), rootKey(), paths.key()));
        found.removeIf(file -> !Files.exists(file));
        return found;
    }

    private Path rootKey() {
        return paths.directory().resolve("root_key.pem");
    }

    void makeFolders() throws IOException {
        FileReplacement.makeFolder(paths.directory(), OPEN_FOLDER);
        FileReplacement.makeFolder(paths.signedFolder(), OPEN_FOLDER);
        FileReplacement.makeFolder(paths.requestFolder(), OPEN_FOLDER);
        for (Path file : List.of(paths.hostCertificate(), paths.hostPublicKey(), paths.localAuthority(), paths.localList())) {
            FileReplacement.makeFolder(parent(file), OPEN_FOLDER);
        }
        FileReplacement.makeFolder(parent(paths.hostKey()), KEY_FOLDER);
    }

    private static Path parent(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        return parent == null ? file : parent;
    }

    private void makeSelfSigned() throws IOException {
        KeyPair pair = KeyPairs.make(settings);
        X509CertificateHolder certificate = Issuing.forAuthority(
                Issuing.commonName(settings.name()), pair.getPublic(), Authority.signer(pair.getPrivate()), FIRST, validity(),
                settings.name(), pair.getPublic());
        Authority authority = Authority.of(List.of(certificate), pair);
        write(authority, List.of(Revocations.empty(authority, directory.now())), FIRST.add(BigInteger.ONE), certificate, null);
    }

    /// Makes a root and an authority below it, as `puppetserver ca setup` does. The root's key stays beside the authority's.
    void makeWithRoot(String rootName) throws IOException {
        makeFolders();
        directory.change(() -> {
            KeyPair root = KeyPairs.make(settings);
            X509CertificateHolder rootCertificate = Issuing.forAuthority(
                    Issuing.commonName(rootName), root.getPublic(), Authority.signer(root.getPrivate()), FIRST, validity(), rootName,
                    root.getPublic());
            Authority above = Authority.of(List.of(rootCertificate), root);
            KeyPair own = KeyPairs.make(settings);
            X509CertificateHolder certificate = Issuing.forAuthority(
                    above.name(), root.getPublic(), above.signer(), BigInteger.TWO, validity(), settings.name(), own.getPublic());
            Authority authority = Authority.of(List.of(certificate, rootCertificate), own);
            List<X509CRLHolder> lists =
                    List.of(Revocations.empty(authority, directory.now()), Revocations.empty(above, directory.now()));
            // Serial numbers are those of this authority: it has issued nothing yet.
            write(authority, lists, FIRST, null, root.getPrivate());
        });
    }

    /// Takes over a key, its certificates and the lists of all authorities above it.
    ///
    /// @param lists need not hold the list of the authority itself, which is made then
    void bring(List<X509CertificateHolder> certificates, KeyPair pair, List<X509CRLHolder> lists) throws IOException {
        Authority authority = Authority.of(certificates, pair);
        List<X509CRLHolder> all = new ArrayList<>(lists);
        if (all.stream().noneMatch(list -> list.getIssuer().equals(authority.name()))) {
            all.addFirst(Revocations.empty(authority, directory.now()));
        }
        CertificateChain.check(authority.certificate(), certificates, all, directory.now());
        makeFolders();
        directory.change(() -> {
            write(authority, all, FIRST, null, null);
        });
    }

    private Issuing.Validity validity() {
        return Issuing.Validity.from(directory.now(), settings.lifetime());
    }

    /// Writes the key last but one and the certificate last: an authority whose files are not all there is not taken for one.
    private void write(
            Authority authority,
            List<X509CRLHolder> lists,
            BigInteger next,
            @Nullable X509CertificateHolder issued,
            @Nullable PrivateKey root)
            throws IOException {
        CaFiles files = directory.files();
        byte[] chain = Pem.text(authority.chain());
        byte[] revocations = Pem.text(lists);
        files.replace(paths.infraList(), new byte[0], CaFiles.PUBLIC);
        files.replace(paths.infraSerials(), new byte[0], CaFiles.PUBLIC);
        files.replace(paths.infraRevocations(), revocations, CaFiles.PUBLIC);
        if (root != null) {
            files.replace(rootKey(), Pem.text(root), CaFiles.SECRET);
        }
        files.replace(paths.publicKey(), Pem.text(authority.publicKey()), CaFiles.PUBLIC);
        files.replace(paths.localAuthority(), chain, CaFiles.PUBLIC);
        files.replace(paths.localList(), revocations, CaFiles.PUBLIC);
        directory.serial().write(next);
        if (issued == null) {
            files.replace(paths.inventory(), new byte[0], CaFiles.PUBLIC);
        } else {
            directory.inventory().add(issued);
        }
        files.replace(paths.revocations(), revocations, CaFiles.PUBLIC);
        files.replace(paths.key(), Pem.text(authority.key()), CaFiles.SECRET);
        files.replace(paths.certificate(), chain, CaFiles.PUBLIC);
    }
}
