package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.io.ByteArrayInputStream;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// `validate_x509_rsa_key_pair`: fails if a certificate was not signed with a key. Texts other than a plain certificate and a
/// plain key are left to the module's own function.
final class ValidateX509RsaKeyPair {
    private ValidateX509RsaKeyPair() {}

    static Function of(Supplier<Function> original) {
        return LegacyFunction.of("validate_x509_rsa_key_pair", -1, (call, arguments) -> {
            if (arguments.size() != 2) {
                throw new EvaluationError("validate_x509_rsa_key_pair(): wrong number of arguments (" + arguments.size() + "; must be 2)");
            }
            for (Value argument : arguments) {
                if (!(argument instanceof Str)) {
                    throw new EvaluationError(RubyText.inspect(argument) + " is not a string.");
                }
            }
            return check(Arguments.string(arguments, 0), Arguments.string(arguments, 1))
                    ? Undef.UNDEF
                    : original.get().call(call, arguments);
        });
    }

    /// Whether the two belong together; false where somebody else has to say so.
    private static boolean check(String certificateText, String keyText) {
        if (!certificateText.contains("-----BEGIN")) {
            throw new EvaluationError("Not a valid x509 certificate: PEM_read_bio_X509: no start line");
        }
        byte[] certificateBytes = Pem.body(certificateText, "CERTIFICATE");
        X509Certificate certificate = certificateBytes == null ? null : certificate(certificateBytes);
        if (certificate == null) {
            return false;
        }
        if (!keyText.contains("-----BEGIN")) {
            throw new EvaluationError("Not a valid RSA key: Neither PUB key nor PRIV key: unsupported");
        }
        PublicKey key = key(keyText);
        if (key != null && !isSigned(certificate, key)) {
            throw new EvaluationError("Certificate signature does not match supplied key");
        }
        return key != null;
    }

    private static @Nullable X509Certificate certificate(byte[] bytes) {
        try {
            return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(bytes));
        } catch (GeneralSecurityException unreadable) {
            return null;
        }
    }

    private static @Nullable PublicKey key(String text) {
        byte[] plain = Pem.body(text, "RSA PRIVATE KEY");
        byte[] wrapped = plain == null ? Pem.body(text, "PRIVATE KEY") : Pem.pkcs8(plain);
        if (wrapped == null) {
            return null;
        }
        try {
            KeyFactory keys = KeyFactory.getInstance("RSA");
            RSAPrivateCrtKey secret = (RSAPrivateCrtKey) keys.generatePrivate(new PKCS8EncodedKeySpec(wrapped));
            return keys.generatePublic(new RSAPublicKeySpec(secret.getModulus(), secret.getPublicExponent()));
        } catch (GeneralSecurityException | ClassCastException unreadable) {
            return null;
        }
    }

    private static boolean isSigned(X509Certificate certificate, PublicKey key) {
        try {
            certificate.verify(key);
            return true;
        } catch (GeneralSecurityException no) {
            return false;
        }
    }
}
