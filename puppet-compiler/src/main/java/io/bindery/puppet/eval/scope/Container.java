package io.bindery.puppet.eval.scope;

/// The class, node or define instance whose body a scope belongs to, as the compiler knows it.
public interface Container {
    /// Such as `Class[Foo]`; log lines written in the scope name it.
    String reference();
}
