package io.bindery.puppet.compile;

/// Whether code that is compiled may run commands on the compiling machine, as `generate` does.
public enum Generators {
    ALLOWED,
    REFUSED
}
