package io.bindery.fleet.wire;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Texts and lists of texts as bytes: a length of four bytes and UTF-8, -1 for no text.
public final class Texts {
    private Texts() {}

    public static void write(DataOutputStream out, @Nullable String text) throws IOException {
        if (text == null) {
            out.writeInt(-1);
        } else {
            bytes(out, text.getBytes(StandardCharsets.UTF_8));
        }
    }

    public static @Nullable String read(DataInputStream in) throws IOException {
        int length = in.readInt();
        return length < 0 ? null : new String(exactly(in, length), StandardCharsets.UTF_8);
    }

    /// A text that must be there.
    public static String some(DataInputStream in) throws IOException {
        String text = read(in);
        if (text == null) {
            throw new IOException("a text is missing");
        }
        return text;
    }

    public static void all(DataOutputStream out, Collection<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            write(out, text);
        }
    }

    public static List<String> all(DataInputStream in) throws IOException {
        int size = in.readInt();
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            texts.add(some(in));
        }
        return texts;
    }

    public static void bytes(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    public static byte[] bytes(DataInputStream in) throws IOException {
        return exactly(in, in.readInt());
    }

    private static byte[] exactly(DataInputStream in, int length) throws IOException {
        byte[] bytes = in.readNBytes(Math.max(0, length));
        if (bytes.length != length) {
            throw new IOException("the message ends early");
        }
        return bytes;
    }
}
