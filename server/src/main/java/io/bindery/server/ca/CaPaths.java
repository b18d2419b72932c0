package io.bindery.server.ca;

import io.bindery.puppet.load.Settings;
import java.nio.file.Files;
import java.nio.file.Path;

/// Where the files of the authority and of its host are, in the layout of Puppet Server.
///
/// @param directory `cadir`
/// @param infraList names of the infrastructure's nodes, one a line
/// @param infraSerials serial numbers of their certificates, decimal, one a line
/// @param localAuthority the host's copy of the authority's certificates
/// @param localList the host's copy of the revocation lists
public record CaPaths(
        Path directory,
        Path certificate,
        Path key,
        Path publicKey,
        Path revocations,
        Path serial,
        Path inventory,
        Path signedFolder,
        Path requestFolder,
        Path infraRevocations,
        Path infraList,
        Path infraSerials,
        Path hostCertificate,
        Path hostKey,
        Path hostPublicKey,
        Path localAuthority,
        Path localList) {

    /// The paths that settings give.
    static CaPaths of(Settings given) {
        Settings settings = given.isGiven("cadir") ? given : given.with("cadir", directory(given));
        Path directory = path(settings, "cadir");
        return new CaPaths(
                directory,
                path(settings, "cacert"),
                path(settings, "cakey"),
                path(settings, "capub"),
                path(settings, "cacrl"),
                path(settings, "serial"),
                path(settings, "cert_inventory"),
                path(settings, "signeddir"),
                path(settings, "csrdir"),
                directory.resolve("infra_crl.pem"),
                directory.resolve("infra_inventory.txt"),
                directory.resolve("infra_serials"),
                path(settings, "hostcert"),
                path(settings, "hostprivkey"),
                path(settings, "hostpubkey"),
                path(settings, "localcacert"),
                path(settings, "hostcrl"));
    }

    /// As Puppet does: a directory `ca` below `ssldir` is used where it is there, else `puppetserver/ca` beside `confdir`.
    /// An `ssldir` of its own holds everything.
    private static String directory(Settings settings) {
        Path below = path(settings, "ssldir").resolve("ca");
        if (Files.isDirectory(below) && !Files.isSymbolicLink(below) || settings.isGiven("ssldir")) {
            return below.toString();
        }
        Path beside = path(settings, "confdir").toAbsolutePath().getParent();
        return beside == null ? below.toString() : beside.resolve("puppetserver/ca").toString();
    }

    private static Path path(Settings settings, String name) {
        return Path.of(settings.require(name));
    }

    Path signed(String name) {
        return signedFolder.resolve(file(name));
    }

    Path request(String name) {
        return requestFolder.resolve(file(name));
    }

    /// The file of a certificate, key or request of a name.
    ///
    /// @throws CaError if the name could lead to another directory
    static String file(String name) {
        if (!SubjectRules.isHostName(name)) {
            throw new CaError(CaError.Kind.INVALID_SUBJECT, "Subject hostname format is invalid");
        }
        return name + ".pem";
    }
}
