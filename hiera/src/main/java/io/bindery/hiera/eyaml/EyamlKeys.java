package io.bindery.hiera.eyaml;

import io.bindery.files.FileStamp;
import io.bindery.files.FileView;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.function.UnaryOperator;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cms.CMSEnvelopedData;
import org.bouncycastle.cms.CMSException;
import org.bouncycastle.cms.KeyTransRecipientId;
import org.bouncycastle.cms.RecipientInformation;
import org.bouncycastle.cms.jcajce.JceKeyTransEnvelopedRecipient;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PEMParser;
import org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter;
import org.jspecify.annotations.Nullable;

/// The key pair for eyaml values.
public final class EyamlKeys {
    private final PrivateKey key;
    private final KeyTransRecipientId recipient;
    private final BouncyCastleProvider provider = new BouncyCastleProvider();

    private EyamlKeys(PrivateKey key, X509CertificateHolder certificate) {
        this.key = key;
        this.recipient = new KeyTransRecipientId(certificate.getIssuer(), certificate.getSerialNumber());
    }

    /// The reason why a value could not be decrypted.
    public static final class Refused extends Exception {
        private static final long serialVersionUID = 1L;

        Refused(String reason) {
            super(reason, null, false, false);
        }

        public String reason() {
            return String.valueOf(getMessage());
        }
    }

    /// The keys that the options of a hierarchy entry name.
    ///
    /// @param disk what key files are read from
    /// @param environment the variables of the process, null for one that is not set
    public static EyamlKeys of(Hash options, FileView disk, UnaryOperator<@Nullable String> environment) throws Refused {
        // As hiera-eyaml does: both must be named, and the public key is the one asked for first.
        requireNamed(options, "pkcs7_public_key");
        requireNamed(options, "pkcs7_private_key");
        PrivateKey privateKey = privateKey(pem(options, "pkcs7_private_key", disk, environment));
        return new EyamlKeys(privateKey, certificate(pem(options, "pkcs7_public_key", disk, environment)));
    }

    /// The states of the files that the options name: other states, other keys.
    public static List<FileStamp> stamps(Hash options, FileView disk) {
        List<FileStamp> stamps = new ArrayList<>(2);
        for (String name : new String[] {"pkcs7_public_key", "pkcs7_private_key"}) {
            String path = text(options, name);
            if (path != null) {
                stamps.add(disk.stamp(Path.of(path)));
            }
        }
        return stamps;
    }

    private static void requireNamed(Hash options, String name) throws Refused {
        if (text(options, name) == null && text(options, name + "_env_var") == null) {
            throw new Refused(name + " is not defined");
        }
    }

    private static PrivateKey privateKey(String pem) throws Refused {
        try (PEMParser parser = new PEMParser(new StringReader(pem))) {
            JcaPEMKeyConverter converter = new JcaPEMKeyConverter();
            return switch (parser.readObject()) {
                case PEMKeyPair pair -> converter.getKeyPair(pair).getPrivate();
                case PrivateKeyInfo single -> converter.getPrivateKey(single);
                case null, default -> throw new Refused("the private key is not a PEM private key");
            };
        } catch (IOException broken) {
            throw new Refused("the private key cannot be read");
        }
    }

    private static X509CertificateHolder certificate(String pem) throws Refused {
        try (PEMParser parser = new PEMParser(new StringReader(pem))) {
            if (parser.readObject() instanceof X509CertificateHolder certificate) {
                return certificate;
            }
        } catch (IOException broken) {
            throw new Refused("the public key cannot be read");
        }
        throw new Refused("the public key is not a PEM certificate");
    }

    private static String pem(Hash options, String name, FileView disk, UnaryOperator<@Nullable String> environment) throws Refused {
        String variable = text(options, name + "_env_var");
        String given = variable == null ? null : environment.apply(variable);
        if (given != null) {
            return given;
        }
        String path = text(options, name);
        if (path == null) {
            throw new Refused("the environment variable " + variable + " is not set");
        }
        try {
            byte[] content = disk.bytes(Path.of(path));
            if (content == null) {
                throw new Refused("No such file or directory @ rb_sysopen - " + path);
            }
            return new String(content, StandardCharsets.UTF_8);
        } catch (UncheckedIOException unreadable) {
            throw new Refused("the file cannot be read - " + path);
        }
    }

    private static @Nullable String text(Hash options, String key) {
        return options.get(key) instanceof Str text ? text.value() : null;
    }

    public String decrypt(String base64) throws Refused {
        try {
            CMSEnvelopedData data = new CMSEnvelopedData(Base64.getMimeDecoder().decode(base64));
            RecipientInformation ours = data.getRecipientInfos().get(recipient);
            if (ours == null) {
                throw new Refused("the value is not encrypted for this public key");
            }
            byte[] plain = ours.getContent(new JceKeyTransEnvelopedRecipient(key).setProvider(provider));
            return new String(plain, StandardCharsets.UTF_8);
        } catch (CMSException | IllegalArgumentException wrong) {
            throw new Refused("the private key does not fit, or the value is damaged");
        }
    }

    /// The placeholder for an encrypted value if there are no keys.
    public static String placeholder(String cipher) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(cipher.getBytes(StandardCharsets.US_ASCII));
            return "<eyaml " + HexFormat.of().formatHex(digest, 0, 8) + ">";
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
