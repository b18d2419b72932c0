package io.bindery.server.ca;

import java.security.PublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.ASN1String;
import org.bouncycastle.asn1.x509.Extension;

/// The allow list for certificate requests. A request is signed only if all its extensions are named here; any other extension,
/// critical or not, is a reason to refuse.
///
/// @param allowAlternativeNames whether a request may have names besides its own
/// @param allowAuthorizationExtensions whether a request may have extensions that authorisation rules use
record RequestRules(boolean allowAlternativeNames, boolean allowAuthorizationExtensions) {
    // TLS of current Java and OpenSSL refuses shorter keys.
    private static final int WEAKEST_RSA = 1024;
    private static final int LONGEST_RSA = 16_384;
    private static final String THEN = " Then restart the puppetserver and try signing this certificate again.";

    /// Refuses a request that must not be signed. The order is Puppet Server's, so that the same reason is given.
    void check(String name, SigningRequest request) {
        SubjectRules.check(name, request.name());
        checkAlternativeNames(name, request.alternativeNames());
        checkAuthorization(name, request.extensions());
        checkExtensions(request.extensions());
        checkKey(request);
    }

    private void checkAlternativeNames(String name, AlternativeNames names) {
        List<String> extra = new ArrayList<>(names.texts());
        extra.removeIf(each -> each.equals("DNS:" + name));
        if (!allowAlternativeNames && !extra.isEmpty()) {
            throw disallowed("CSR '" + name + "' contains extra subject alternative names (" + String.join(", ", extra)
                    + "), which are disallowed. To allow subject alternative names, set allow-subject-alt-names to true in your"
                    + " ca.conf file." + THEN);
        }
        if (names.others() > 0) {
            throw disallowed("Only DNS and IP names are allowed in the Subject Alternative Names extension");
        }
        for (String host : names.hosts()) {
            if (host.contains("*")) {
                throw disallowed("Cert subjectAltName contains a wildcard, which is not allowed: " + host);
            }
        }
    }

    private void checkAuthorization(String name, List<Extension> extensions) {
        if (!allowAuthorizationExtensions
                && extensions.stream().anyMatch(each -> PuppetOids.isBelow(PuppetOids.AUTHORIZATION, each.getExtnId()))) {
            throw disallowed("CSR '" + name + "' contains an authorization extension, which is disallowed. To allow authorization"
                    + " extensions, set allow-authorization-extensions to true in your ca.conf file." + THEN);
        }
    }

    private static void checkExtensions(List<Extension> extensions) {
        List<String> wrong = new ArrayList<>();
        Set<ASN1ObjectIdentifier> seen = new HashSet<>();
        for (Extension extension : extensions) {
            if (!isAllowed(extension) || !seen.add(extension.getExtnId())) {
                wrong.add(extension.getExtnId().getId());
            }
        }
        if (!wrong.isEmpty()) {
            throw disallowed("Found extensions that are not permitted: " + String.join(", ", wrong));
        }
    }

    private static boolean isAllowed(Extension extension) {
        ASN1ObjectIdentifier identifier = extension.getExtnId();
        return identifier.equals(Extension.subjectAlternativeName)
                || PuppetOids.isPuppets(identifier) && !identifier.equals(PuppetOids.CLI_AUTH) && isText(extension);
    }

    private static boolean isText(Extension extension) {
        try {
            return extension.getParsedValue() instanceof ASN1String;
        } catch (RuntimeException broken) {
            return false;
        }
    }

    private static void checkKey(SigningRequest request) {
        PublicKey key = request.publicKey();
        if (key instanceof RSAPublicKey rsa) {
            int bits = rsa.getModulus().bitLength();
            if (bits < WEAKEST_RSA || bits > LONGEST_RSA) {
                throw new CaError(CaError.Kind.INVALID_SIGNATURE, "CSR contains an RSA key of " + bits + " bits, which is not allowed");
            }
        }
        if (!request.isSignedByItsKey()) {
            throw new CaError(
                    CaError.Kind.INVALID_SIGNATURE, "CSR contains a public key that does not correspond to the signing key");
        }
    }

    private static CaError disallowed(String message) {
        return new CaError(CaError.Kind.DISALLOWED_EXTENSION, message);
    }
}
