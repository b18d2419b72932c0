package io.bindery.server.ca;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.bouncycastle.cert.X509CertificateHolder;
import org.jspecify.annotations.Nullable;

/// Accepts requests and issues certificates for them.
///
/// The order of the writes makes a crash between any two of them harmless: first the serial number is spent, then the certificate
/// is added to the inventory, then it is stored where agents get it, and last its request is removed.
public final class Signing {
    private final CaDirectory directory;
    private final Autosign autosign;
    private final RequestRules rules;

    Signing(CaDirectory directory) {
        this.directory = directory;
        CaSettings settings = directory.settings();
        this.autosign = new Autosign(settings.autosign(), directory.log(), new AutosignCommandRunner());
        this.rules = new RequestRules(settings.allowAlternativeNames(), settings.allowAuthorizationExtensions());
    }

    /// The result of signing several requests.
    ///
    /// @param absent names without a request
    /// @param refused names whose request the rules refuse
    public record Outcome(List<String> signed, List<String> absent, List<String> refused) {}

    /// Stores a request and signs it if it is to be signed at once.
    ///
    /// As Puppet does: only the name is checked before the request is stored; everything else when it is signed.
    ///
    /// @return whether it was signed
    public boolean submit(String name, String text) throws IOException {
        SigningRequest request = SigningRequest.parse(text);
        directory.change(() -> {
            checkDuplicate(request.name());
            SubjectRules.check(name, request.name());
            directory.files().replace(directory.paths().request(name), request.text(), CaFiles.PUBLIC);
        });
        // The lock is free meanwhile: a policy program may take its time.
        if (!autosign.accepts(name, text)) {
            return false;
        }
        return directory.changing(() -> {
            rules.check(name, request);
            issue(name, request, null);
            log("CA", "signed", List.of(name));
            return true;
        });
    }

    private void checkDuplicate(String name) throws IOException {
        boolean signed = directory.hasSigned(name);
        if (!signed && !directory.hasRequest(name)) {
            return;
        }
        String state = !signed ? "requested" : isRevoked(name) ? "revoked" : "signed";
        if (!directory.settings().allowDuplicates()) {
            throw new CaError(
                    CaError.Kind.DUPLICATE, name + " already has a " + state + " certificate; ignoring certificate request");
        }
        directory.log().info(name + " already has a " + state + " certificate; new certificate will overwrite it");
    }

    private boolean isRevoked(String name) throws IOException {
        X509CertificateHolder certificate = Pem.certificates(FileReading.text(directory.paths().signed(name))).getFirst();
        return directory.revocations().own(directory.authority()).getRevokedCertificate(certificate.getSerialNumber()) != null;
    }

    /// Refuses the pending request of a name if it must not be signed.
    public void check(String name) throws IOException {
        rules.check(name, pending(name));
    }

    /// Signs the pending request of a name.
    ///
    /// @param lifetime how long the certificate is valid; null for as long as the settings say
    /// @param who the caller, for the log
    public void sign(String name, @Nullable Duration lifetime, String who) throws IOException {
        directory.change(() -> {
            SigningRequest request = pending(name);
            rules.check(name, request);
            issue(name, request, lifetime);
        });
        log(who, "signed", List.of(name));
    }

    /// Signs pending requests; one that is refused does not keep the others from being signed.
    public Outcome sign(List<String> names, String who) throws IOException {
        Outcome outcome = new Outcome(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (String name : names) {
            directory.changing(() -> {
                if (!directory.hasRequest(name)) {
                    return outcome.absent.add(name);
                }
                try {
                    SigningRequest request = pending(name);
                    rules.check(name, request);
                    issue(name, request, null);
                    return outcome.signed.add(name);
                } catch (CaError refusal) {
                    directory.log().error("Failed in bulk signing for entry " + name + ": " + refusal.text());
                    return outcome.refused.add(name);
                }
            });
        }
        if (!outcome.signed.isEmpty()) {
            log(who, "signed", outcome.signed);
        }
        return outcome;
    }

    private SigningRequest pending(String name) throws IOException {
        if (!directory.hasRequest(name)) {
            throw new CaError(CaError.Kind.NOT_FOUND, "Could not find certificate_request " + name);
        }
        return SigningRequest.parse(FileReading.text(directory.paths().request(name)));
    }

    private void issue(String name, SigningRequest request, @Nullable Duration lifetime) throws IOException {
        CaSettings settings = directory.settings();
        Duration renewing = settings.renewalLifetime();
        Duration usual = renewing != null && request.renewsItself() ? renewing : settings.lifetime();
        Authority authority = directory.authority();
        Issuing.Validity validity = Issuing.Validity.from(directory.now(), lifetime == null ? usual : lifetime);
        store(name, Issuing.forRequest(authority, directory.serial().take(), validity, name, request));
        directory.files().delete(directory.paths().request(name));
    }

    /// Renews a certificate of this authority for the same key.
    ///
    /// @throws CaError if it is another authority's, revoked, or not in use any more
    public X509CertificateHolder renew(X509CertificateHolder old, Duration lifetime) throws IOException {
        Authority authority = directory.authority();
        return directory.changing(() -> {
            if (!authority.hasIssued(old)) {
                throw new CaError(CaError.Kind.INVALID_SIGNATURE, "Certificate present, but does not match signature");
            }
            String name = CertificateStatus.name(old.getSubject());
            SubjectRules.check(name, name);
            if (directory.revocations().own(authority).getRevokedCertificate(old.getSerialNumber()) != null) {
                throw new CaError(CaError.Kind.INVALID_SIGNATURE, "Certificate present, but it is revoked");
            }
            BigInteger serial = directory.serial().take();
            X509CertificateHolder renewed =
                    Issuing.renewed(authority, serial, Issuing.Validity.from(directory.now(), lifetime), old);
            store(name, renewed);
            directory.log().info("Renewed certificate for \"" + name + "\" with new expiration of \""
                    + renewed.getNotAfter().toInstant() + "\"");
            return renewed;
        });
    }

    /// Puts a new certificate into the inventory and where agents get it. Needs the authority's lock.
    void store(String name, X509CertificateHolder certificate) throws IOException {
        register(name, certificate);
        directory.files().replace(directory.paths().signed(name), Pem.text(certificate), CaFiles.PUBLIC);
    }

    /// Puts a new certificate into the inventory. Needs the authority's lock.
    void register(String name, X509CertificateHolder certificate) throws IOException {
        directory.inventory().add(certificate);
        directory.infra().issued(name, certificate.getSerialNumber());
    }

    private void log(String who, String what, List<String> names) {
        String count = names.size() == 1 ? "1 certificate" : names.size() + " certificates";
        directory.log().info("Entity " + who + " " + what + " " + count + ": " + String.join(", ", names) + ".");
    }
}
