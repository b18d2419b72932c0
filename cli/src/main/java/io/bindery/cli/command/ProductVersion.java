package io.bindery.cli.command;

/// The name and version that `--version` prints.
public final class ProductVersion {
    public static final String NUMBER = "0.1.0";
    public static final String TEXT = "bindery " + NUMBER;

    /// The Puppet whose catalogs, log lines and reports are the model.
    public static final String PUPPET = "7.23.0";

    /// The CFEngine whose language and outcomes are the model.
    public static final String CFENGINE = "3.21";

    private ProductVersion() {}
}
