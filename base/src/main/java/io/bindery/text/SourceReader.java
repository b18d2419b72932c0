package io.bindery.text;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// Reads source texts: UTF-8, up to a size limit, without a byte order mark.
public final class SourceReader {
    /// The largest source that is read, in bytes.
    public static final int MOST_BYTES = 32 << 20;

    private SourceReader() {}

    /// Reads a file, under the name it is to have in messages.
    public static SourceFile read(Path path, String name) throws UnreadableSource {
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            if (attributes.isDirectory()) {
                throw new UnreadableSource(name + " is a directory", "");
            }
            if (attributes.size() > MOST_BYTES) {
                throw new UnreadableSource(
                        name + " is too large: " + attributes.size() + " bytes, at most " + MOST_BYTES + " are read", "");
            }
            // A device without an end has no size.
            return decode(FileReading.bytes(path, attributes), name);
        } catch (NoSuchFileException e) {
            throw new UnreadableSource("No such file or directory: " + name, "");
        } catch (AccessDeniedException e) {
            throw new UnreadableSource("Permission denied: " + name, "");
        } catch (IOException e) {
            throw new UnreadableSource("Could not read " + name + ": " + e.getMessage(), "");
        }
    }

    /// Makes a text of bytes.
    public static SourceFile decode(byte[] bytes, String name) throws UnreadableSource {
        rejectByteOrderMark(bytes);
        String text = new String(bytes, StandardCharsets.UTF_8);
        // What is no UTF-8 becomes this character, which may also be there by itself.
        return text.indexOf('\uFFFD') < 0 ? new SourceFile(name, text) : strictly(bytes, name);
    }

    private static SourceFile strictly(byte[] bytes, String name) throws UnreadableSource {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        try {
            return new SourceFile(name, decoder.decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            throw new UnreadableSource("invalid byte sequence in UTF-8", badByte(bytes, name));
        }
    }

    private static String badByte(byte[] bytes, String name) {
        ByteBuffer input = ByteBuffer.wrap(bytes);
        CharBuffer text = CharBuffer.allocate(bytes.length);
        CoderResult _ = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .decode(input, text, true);
        SourceFile read = new SourceFile(name, text.flip().toString());
        int end = read.text().length();
        String value = input.hasRemaining() ? String.format(" 0x%02X", input.get(input.position())) : "";
        return "the byte" + value + " at line " + read.line(end) + ", column " + read.column(end) + " of " + name
                + " is no UTF-8: is this a text file, and in which encoding?";
    }

    private static void rejectByteOrderMark(byte[] bytes) throws UnreadableSource {
        if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
            throw mark("UTF-8", "[EF BB BF]");
        }
        if (startsWith(bytes, 0xFF, 0xFE, 0, 0)) {
            throw mark("UTF-32", "[FF FE 0 0]");
        }
        if (startsWith(bytes, 0, 0, 0xFE, 0xFF)) {
            throw mark("UTF-32", "[0 0 FE FF]");
        }
        if (startsWith(bytes, 0xFF, 0xFE)) {
            throw mark("UTF-16", "[FF FE]");
        }
        if (startsWith(bytes, 0xFE, 0xFF)) {
            throw mark("UTF-16", "[FE FF]");
        }
    }

    private static UnreadableSource mark(String format, String bytes) {
        return new UnreadableSource(
                "Illegal " + format + " Byte Order mark at beginning of input: " + bytes
                        + " - remove these from the puppet source",
                "save the file as UTF-8 without a byte order mark");
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        if (bytes.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((bytes[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
