package io.bindery.puppet.syntax.tree;

/// The statements that bind what another binding produces.
public enum RebindKind {
    REBIND("rebind"),
    ALIAS("bind alias"),
    RENAMED("bind renamed");

    private final String words;

    RebindKind(String words) {
        this.words = words;
    }

    /// As it is written.
    public String words() {
        return words;
    }
}
