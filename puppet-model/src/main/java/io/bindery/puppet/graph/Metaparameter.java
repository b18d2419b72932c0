package io.bindery.puppet.graph;

/// The parameters that relate resources, in the order in which their relations are created.
enum Metaparameter {
    REQUIRE("require", true, false),
    SUBSCRIBE("subscribe", true, true),
    BEFORE("before", false, false),
    NOTIFY("notify", false, true);

    private final String word;
    private final boolean incoming;
    private final boolean notifies;

    Metaparameter(String word, boolean incoming, boolean notifies) {
        this.word = word;
        this.incoming = incoming;
        this.notifies = notifies;
    }

    String word() {
        return word;
    }

    /// Whether the named resource comes before the resource with the metaparameter.
    boolean isIncoming() {
        return incoming;
    }

    boolean notifies() {
        return notifies;
    }
}
