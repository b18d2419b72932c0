package io.bindery.cli.command;

/// The name and version that `--version` prints.
public final class ProductVersion {
    public static final String NUMBER = "0.1.0";
    public static final String TEXT = "bindery " + NUMBER;

    private ProductVersion() {}
}
