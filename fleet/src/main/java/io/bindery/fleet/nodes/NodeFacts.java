package io.bindery.fleet.nodes;

import io.bindery.data.JsonOutput;
import io.bindery.files.FileView;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.value.Hash;
import io.bindery.text.SourceFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The facts of a node. Facts in a file are read when they are needed and not kept, so that a large fleet needs no memory for
/// them.
public sealed interface NodeFacts {

    /// Facts that came with the list of nodes.
    record Given(Hash facts) implements NodeFacts {}

    /// Facts in a file of their own.
    record InFile(Path file) implements NodeFacts {}

    /// The content of a file of another machine.
    ///
    /// @param name the path of the file there
    @SuppressWarnings("ArrayRecordComponent")
    record Carried(String name, String identity, String digest, byte[] content) implements NodeFacts {}

    /// Facts that another machine could not read.
    record Unreadable(String message) implements NodeFacts {}

    /// @throws LoadError if they cannot be read
    default Hash read() {
        return switch (this) {
            case Given given -> given.facts;
            case InFile from -> parse(from.file.toString(), bytes(from.file));
            case Carried carried -> parse(carried.name, carried.content);
            case Unreadable unreadable -> throw new LoadError(unreadable.message);
        };
    }

    /// These facts for another machine, which need not have the file.
    ///
    /// @throws LoadError if they cannot be read
    default Carried carried() {
        return switch (this) {
            case Given given -> given(given.facts);
            case InFile from -> {
                byte[] content = bytes(from.file);
                yield new Carried(from.file.toString(), identity(), digest(content), content);
            }
            case Carried carried -> carried;
            case Unreadable unreadable -> throw new LoadError(unreadable.message);
        };
    }

    // Facts that were listed with a node come from JSON, which tells all of them.
    private static Carried given(Hash facts) {
        JsonOutput out = new JsonOutput();
        out.beginObject().key("name").string("node").key("values");
        new RichData(out).write(facts);
        out.endObject();
        String digest = digest(facts.toString().getBytes(StandardCharsets.UTF_8));
        return new Carried("facts.json", digest, digest, out.bytes());
    }

    private static Hash parse(String name, byte[] content) {
        return FactsFile.parse(new SourceFile(name, new String(content, StandardCharsets.UTF_8)));
    }

    /// A text that is the same as long as the facts are.
    default String digest() {
        return switch (this) {
            case Given given -> digest(given.facts.toString().getBytes(StandardCharsets.UTF_8));
            case InFile from -> digest(bytes(from.file));
            case Carried carried -> carried.digest;
            case Unreadable unreadable -> throw new LoadError(unreadable.message);
        };
    }

    /// A text that changes whenever the file changes; the digest of the facts if there is no file.
    default String identity() {
        return switch (this) {
            case Given given -> digest();
            case InFile from -> FileView.DISK.stamp(from.file).toString();
            case Carried carried -> carried.identity;
            case Unreadable unreadable -> throw new LoadError(unreadable.message);
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
