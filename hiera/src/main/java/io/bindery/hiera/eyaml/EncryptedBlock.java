package io.bindery.hiera.eyaml;

import java.util.Base64;
import org.bouncycastle.cms.CMSEnvelopedData;
import org.bouncycastle.cms.CMSException;
import org.jspecify.annotations.Nullable;

/// An encrypted block of a file of hiera-eyaml, checked without keys.
public final class EncryptedBlock {
    private EncryptedBlock() {}

    /// The fault of a block; null if the key's owner can decrypt it. The result never contains the ciphertext.
    ///
    /// @param method the word before the comma, such as `PKCS7`
    public static @Nullable String complaint(String method, String base64) {
        if (!method.equalsIgnoreCase("PKCS7")) {
            return null;
        }
        try {
            CMSEnvelopedData data = new CMSEnvelopedData(Base64.getDecoder().decode(base64.replaceAll("\\s", "")));
            return data.getRecipientInfos().size() == 0 ? "the encrypted block is for nobody" : null;
        } catch (IllegalArgumentException notBase64) {
            return "the encrypted block is not Base64: it is cut off or damaged";
        } catch (CMSException | RuntimeException damaged) {
            return "the encrypted block holds no PKCS7 data: it is cut off or damaged";
        }
    }
}
