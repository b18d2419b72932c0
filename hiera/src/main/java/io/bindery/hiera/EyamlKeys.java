package io.bindery.hiera;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.util.Base64;
import java.util.HexFormat;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.cms.CMSEnvelopedData;
import org.bouncycastle.cms.CMSException;
import org.bouncycastle.cms.RecipientInformation;
import org.bouncycastle.cms.jcajce.JceKeyTransEnvelopedRecipient;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PEMParser;
import org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter;
import org.jspecify.annotations.Nullable;

/// The private key that eyaml values are encrypted for.
final class EyamlKeys {
    private final PrivateKey key;
    private final BouncyCastleProvider provider = new BouncyCastleProvider();

    private EyamlKeys(PrivateKey key) {
        this.key = key;
    }

    /// Why something could not be decrypted.
    static final class Refused extends Exception {
        private static final long serialVersionUID = 1L;

        Refused(String reason) {
            super(reason, null, false, false);
        }

        String reason() {
            return String.valueOf(getMessage());
        }
    }

    /// The key that the options of a hierarchy entry name.
    static EyamlKeys of(Hash options) throws Refused {
        try (PEMParser parser = new PEMParser(new StringReader(pem(options)))) {
            Object parsed = parser.readObject();
            JcaPEMKeyConverter converter = new JcaPEMKeyConverter();
            return switch (parsed) {
                case PEMKeyPair pair -> new EyamlKeys(converter.getKeyPair(pair).getPrivate());
                case PrivateKeyInfo single -> new EyamlKeys(converter.getPrivateKey(single));
                case null, default -> throw new Refused("the private key is not a PEM private key");
            };
        } catch (IOException broken) {
            throw new Refused("the private key cannot be read: " + broken.getMessage());
        }
    }

    private static String pem(Hash options) throws Refused {
        String variable = text(options, "pkcs7_private_key_env_var");
        if (variable != null) {
            String pem = System.getenv(variable);
            if (pem == null) {
                throw new Refused("env " + variable + " not set");
            }
            return pem;
        }
        String path = text(options, "pkcs7_private_key");
        if (path == null) {
            throw new Refused("pkcs7_private_key is not defined");
        }
        try {
            return Files.readString(Path.of(path));
        } catch (IOException missing) {
            throw new Refused("No such file or directory @ rb_sysopen - " + path);
        }
    }

    private static @Nullable String text(Hash options, String key) {
        return options.get(key) instanceof Str text ? text.value() : null;
    }

    String decrypt(String base64) throws Refused {
        try {
            CMSEnvelopedData data = new CMSEnvelopedData(Base64.getMimeDecoder().decode(base64));
            for (RecipientInformation recipient : data.getRecipientInfos().getRecipients()) {
                byte[] plain = recipient.getContent(new JceKeyTransEnvelopedRecipient(key).setProvider(provider));
                return new String(plain, StandardCharsets.UTF_8);
            }
            throw new Refused("the value has no recipient");
        } catch (CMSException | IllegalArgumentException wrong) {
            throw new Refused("the private key does not fit, or the value is damaged");
        }
    }

    /// What stands for an encrypted value where there are no keys.
    static String placeholder(String cipher) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(cipher.getBytes(StandardCharsets.US_ASCII));
            return "<eyaml " + HexFormat.of().formatHex(digest, 0, 8) + ">";
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
