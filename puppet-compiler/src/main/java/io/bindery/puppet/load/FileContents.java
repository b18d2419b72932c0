package io.bindery.puppet.load;

import java.util.Optional;

/// Results that depend on the content of files alone: parsed manifests and texts. Libraries whose file trees stamp files by
/// content may share one, so that a file with the same content at several states of the code is read and parsed once.
public final class FileContents {
    /// The states that are in use at the same time: those of a comparison.
    private static final int STATES = 2;

    private final FileCache<Manifest> manifests;
    private final FileCache<Optional<String>> texts;

    private FileContents(int states) {
        this.manifests = new FileCache<>(states);
        this.texts = new FileCache<>(states);
    }

    /// For one library.
    static FileContents alone() {
        return new FileContents(1);
    }

    /// For libraries of two states of the same code.
    public static FileContents shared() {
        return new FileContents(STATES);
    }

    FileCache<Manifest> manifests() {
        return manifests;
    }

    FileCache<Optional<String>> texts() {
        return texts;
    }
}
