package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.bouncycastle.asn1.DERPrintableString;
import org.bouncycastle.asn1.DERUTF8String;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.ExtensionsGenerator;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.pkcs.PKCS10CertificationRequestBuilder;
import org.bouncycastle.pkcs.jcajce.JcaPKCS10CertificationRequestBuilder;
import org.jspecify.annotations.Nullable;

/// Makes a key and a certificate on the authority's own host, for a node that cannot request one itself.
public final class Generation {
    private final CaDirectory directory;
    private final Signing signing;
    private final HostCertificates hosts;

    Generation(CaDirectory directory, Signing signing, HostCertificates hosts) {
        this.directory = directory;
        this.signing = signing;
        this.hosts = hosts;
    }

    /// Where the keys and the certificate of a name are stored.
    public record Places(Path certificate, Path privateKey, Path publicKey, Path signed) {}

    public Places places(String name) {
        CaPaths paths = directory.paths();
        String file = CaPaths.file(name);
        return new Places(
                paths.hostCertificate().resolveSibling(file),
                paths.hostKey().resolveSibling(file),
                paths.hostPublicKey().resolveSibling(file),
                paths.signed(name));
    }

    /// The files that are in the way of a new certificate.
    public List<Path> existing(String name) {
        Places places = places(name);
        List<Path> found = new ArrayList<>(
                List.of(places.certificate, places.privateKey, places.publicKey, places.signed));
        found.removeIf(file -> !Files.exists(file));
        return found;
    }

    /// Makes the keys and stores them.
    public KeyPair keys(String name) throws IOException {
        SubjectRules.check(name, name);
        new AuthorityFiles(directory).makeFolders();
        KeyPair pair = KeyPairs.make(directory.settings());
        directory.files().replace(places(name).privateKey, Pem.text(pair.getPrivate()), CaFiles.SECRET);
        directory.files().replace(places(name).publicKey, Pem.text(pair.getPublic()), CaFiles.SECRET);
        return pair;
    }

    /// Sends the request of a name to the authority. The rules for requests hold as for any other.
    ///
    /// @param names alternative names besides its own
    /// @return whether it was signed at once
    public boolean submit(String name, KeyPair pair, List<String> names) throws IOException {
        return signing.submit(name, request(name, pair, names));
    }

    private String request(String name, KeyPair pair, List<String> names) throws IOException {
        RequestAttributes attributes = RequestAttributes.read(directory.settings().requestAttributes());
        PKCS10CertificationRequestBuilder builder =
                new JcaPKCS10CertificationRequestBuilder(Issuing.commonName(name), pair.getPublic());
        ExtensionsGenerator extensions = new ExtensionsGenerator();
        extensions.addExtension(Extension.subjectAlternativeName, false, AlternativeNames.parse(names).including(name).encoded());
        for (Issuing.ExtensionText extension : attributes.extensions()) {
            extensions.addExtension(extension.identifier(), false, new DERUTF8String(extension.value()));
        }
        builder.addAttribute(PKCSObjectIdentifiers.pkcs_9_at_extensionRequest, extensions.generate());
        for (Issuing.ExtensionText attribute : attributes.attributes()) {
            builder.addAttribute(attribute.identifier(), new DERPrintableString(attribute.value()));
        }
        return new String(Pem.text(builder.build(Authority.signer(pair.getPrivate()))), StandardCharsets.US_ASCII);
    }

    /// Signs the request that [#submit] sent.
    public void sign(String name, @Nullable Duration lifetime) throws IOException {
        signing.sign(name, lifetime, "CA");
    }

    /// Stores a copy of the signed certificate beside the keys.
    public void fetch(String name) throws IOException {
        directory.files().replace(places(name).certificate, FileReading.bytes(places(name).signed), CaFiles.SECRET);
    }

    /// Makes a certificate that may use the authority's API. The rules for requests do not apply: the caller owns the key.
    public void authorized(String name, KeyPair pair, List<String> names) throws IOException {
        directory.change(() -> {
            X509CertificateHolder certificate = hosts.issue(name, pair, AlternativeNames.parse(names).including(name));
            signing.store(name, certificate);
        });
        fetch(name);
    }
}
