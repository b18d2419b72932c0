package io.bindery.server.ca;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.spec.RSAPublicKeySpec;
import java.security.spec.X509EncodedKeySpec;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.util.PrivateKeyFactory;

/// The public half of a private key.
final class PublicKeys {
    private PublicKeys() {}

    static PublicKey of(PrivateKey key) {
        try {
            return switch (key) {
                case RSAPrivateCrtKey rsa -> KeyFactory.getInstance("RSA")
                        .generatePublic(new RSAPublicKeySpec(rsa.getModulus(), rsa.getPublicExponent()));
                case ECPrivateKey ec -> ofCurve(ec);
                default -> throw new CaError(CaError.Kind.MALFORMED, "A key of the kind " + key.getAlgorithm() + " cannot sign certificates");
            };
        } catch (GeneralSecurityException | IOException unusable) {
            throw new CaError(CaError.Kind.MALFORMED, "The private key has no public key: " + unusable.getMessage());
        }
    }

    // PKCS #8 need not hold the public point: it is the curve's generator times the private number.
    private static PublicKey ofCurve(ECPrivateKey key) throws IOException, GeneralSecurityException {
        PrivateKeyInfo encoded = PrivateKeyInfo.getInstance(key.getEncoded());
        ECPrivateKeyParameters parameters = (ECPrivateKeyParameters) PrivateKeyFactory.createKey(encoded);
        byte[] point = parameters.getParameters().getG().multiply(parameters.getD()).getEncoded(false);
        AlgorithmIdentifier algorithm = encoded.getPrivateKeyAlgorithm();
        byte[] subject = new SubjectPublicKeyInfo(algorithm, point).getEncoded();
        return KeyFactory.getInstance("EC").generatePublic(new X509EncodedKeySpec(subject));
    }
}
