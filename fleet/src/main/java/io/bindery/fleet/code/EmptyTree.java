package io.bindery.fleet.code;

import java.nio.file.Path;
import java.util.Collections;
import java.util.SequencedMap;
import org.eclipse.jgit.lib.ObjectId;
import org.jspecify.annotations.Nullable;

/// An empty directory in place of a submodule that was not fetched.
record EmptyTree(ObjectId commit) implements SourceTree {
    @Override
    public @Nullable Entry entry(String path) {
        return path.isEmpty() ? new Entry(Entry.Kind.DIRECTORY, commit) : null;
    }

    @Override
    public boolean isLink(String path) {
        return false;
    }

    @Override
    public @Nullable String linkTarget(String path) {
        return null;
    }

    @Override
    public SequencedMap<String, Entry> list(String directory) {
        return Collections.emptyNavigableMap();
    }

    @Override
    public byte @Nullable [] bytes(String path) {
        return null;
    }

    @Override
    public String identity(String directory) {
        return "";
    }

    @Override
    public @Nullable Path onDisk(String directory) {
        return null;
    }
}
