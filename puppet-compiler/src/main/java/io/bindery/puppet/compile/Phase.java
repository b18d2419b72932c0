package io.bindery.puppet.compile;

/// A stage of a compile, in order, as traces for tests and profiles see it. The two stages of the generator loop occur once for
/// each round.
public enum Phase {
    BOOT_START("boot:start"),
    ENVIRONMENT("env:select"),
    IMPORT("import"),
    SITE("site"),
    INJECTOR("injector"),
    BOOT_END("boot:end"),
    PARAMETERS("params"),
    SETTINGS("settings"),
    MAIN("main"),
    NODE("node"),
    NODE_CLASSES("node_classes"),
    BOUND_CLASSES("bound_classes"),
    COLLECT("collect"),
    DEFINE("define"),
    PRE_FINISH("prefinish"),
    RELATIONSHIPS("relationships"),
    OVERRIDES("overrides"),
    FINISH("finish"),
    METAPARAMETERS("metaparams"),
    UNEVALUATED("unevaluated"),
    FINAL("final"),
    CONVERT("convert");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }
}
