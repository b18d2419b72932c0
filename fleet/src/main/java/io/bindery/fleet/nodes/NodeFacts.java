package io.bindery.fleet.nodes;

import io.bindery.files.FileView;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.value.Hash;
import io.bindery.text.SourceFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The facts of a node. Those in a file are read when they are needed and not kept, so that a fleet costs no memory.
public sealed interface NodeFacts {

    /// Facts that were listed together with the node.
    record Given(Hash facts) implements NodeFacts {}

    /// Facts in a file of their own.
    record InFile(Path file) implements NodeFacts {}

    /// @throws LoadError where they cannot be read
    default Hash read() {
        return switch (this) {
            case Given given -> given.facts;
            case InFile from -> FactsFile.parse(new SourceFile(from.file.toString(), new String(bytes(from.file), StandardCharsets.UTF_8)));
        };
    }

    /// A text that is the same as long as the facts are.
    default String digest() {
        return switch (this) {
            case Given given -> digest(given.facts.toString().getBytes(StandardCharsets.UTF_8));
            case InFile from -> digest(bytes(from.file));
        };
    }

    /// A text that changes whenever the file does; the digest where there is no file.
    default String identity() {
        return switch (this) {
            case Given given -> digest();
            case InFile from -> FileView.DISK.stamp(from.file).toString();
        };
    }

    private static byte[] bytes(Path file) {
        byte[] bytes = FileView.DISK.bytes(file);
        if (bytes == null) {
            throw new LoadError("Could not read facts from " + file + ": No such file or directory");
        }
        return bytes;
    }

    /// The first half of the SHA-256 of some bytes.
    static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 16);
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException(absent);
        }
    }
}
