package io.bindery.testkit.host;

import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.time.Instant;
import java.util.TreeMap;

/// A file, directory, link or pipe of a [MemoryHost].
final class MemoryNode {
    private static long nodes;

    final FileKind kind;
    final TreeMap<String, MemoryNode> entries = new TreeMap<>();
    final long inode = ++nodes;
    final String target;
    byte[] content = {};
    int mode;
    int owner;
    int group;
    int links = 1;
    Instant accessed;
    Instant modified;
    Instant changed;

    MemoryNode(FileKind kind, String target, int mode, int owner, Instant now) {
        this.kind = kind;
        this.target = target;
        this.mode = mode;
        this.owner = owner;
        this.accessed = now;
        this.modified = now;
        this.changed = now;
    }

    FileState state() {
        return new FileState(kind, content.length, mode, owner, group, modified, accessed, changed, inode, 1, links, target);
    }
}
