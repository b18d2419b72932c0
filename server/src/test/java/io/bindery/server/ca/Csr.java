package io.bindery.server.ca;

import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.PrivateKey;
import org.bouncycastle.asn1.ASN1Encodable;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.DERUTF8String;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.ExtensionsGenerator;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.pkcs.jcajce.JcaPKCS10CertificationRequestBuilder;

/// Makes certificate requests, honest and other ones.
final class Csr {
    static final KeyPair KEY = KeyPairs.make(CaSettings.KeyKind.EC, 256);
    static final KeyPair OTHER_KEY = KeyPairs.make(CaSettings.KeyKind.EC, 256);

    private final X500Name subject;
    private final ExtensionsGenerator extensions = new ExtensionsGenerator();
    private KeyPair key = KEY;
    private PrivateKey signer = KEY.getPrivate();

    private Csr(X500Name subject) {
        this.subject = subject;
    }

    static Csr of(String name) {
        return new Csr(Issuing.commonName(name));
    }

    static Csr subject(String distinguishedName) {
        return new Csr(new X500Name(distinguishedName));
    }

    Csr key(KeyPair pair) {
        key = pair;
        signer = pair.getPrivate();
        return this;
    }

    /// Signed by a key that is not the one in the request.
    Csr signedBy(KeyPair other) {
        signer = other.getPrivate();
        return this;
    }

    Csr names(GeneralName... names) throws Exception {
        return extension(Extension.subjectAlternativeName, false, new GeneralNames(names));
    }

    Csr hosts(String... hosts) throws Exception {
        GeneralName[] names = new GeneralName[hosts.length];
        for (int i = 0; i < hosts.length; i++) {
            names[i] = new GeneralName(GeneralName.dNSName, hosts[i]);
        }
        return names(names);
    }

    Csr text(String identifier, String value) throws Exception {
        return extension(new ASN1ObjectIdentifier(identifier), false, new DERUTF8String(value));
    }

    Csr extension(ASN1ObjectIdentifier identifier, boolean critical, ASN1Encodable value) throws Exception {
        extensions.addExtension(identifier, critical, value);
        return this;
    }

    Csr raw(ASN1ObjectIdentifier identifier, boolean critical, byte[] value) {
        extensions.addExtension(identifier, critical, value);
        return this;
    }

    String pem() {
        JcaPKCS10CertificationRequestBuilder builder = new JcaPKCS10CertificationRequestBuilder(subject, key.getPublic());
        if (!extensions.isEmpty()) {
            builder.addAttribute(PKCSObjectIdentifiers.pkcs_9_at_extensionRequest, extensions.generate());
        }
        return new String(Pem.text(builder.build(Authority.signer(signer))), StandardCharsets.US_ASCII);
    }
}
