package io.bindery.fleet.diff;

import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/// The content of a served file: its text, or a digest if it is not text.
final class FileText {
    private FileText() {}

    static Value of(byte @Nullable [] bytes) {
        byte[] content = bytes == null ? new byte[0] : bytes;
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
            return Str.of(text.indexOf('\0') < 0 ? text : digest(content));
        } catch (CharacterCodingException binary) {
            return Str.of(digest(content));
        }
    }

    private static String digest(byte[] content) {
        try {
            return "{md5}" + HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(content));
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException(absent);
        }
    }
}
