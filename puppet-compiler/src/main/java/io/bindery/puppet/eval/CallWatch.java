package io.bindery.puppet.eval;

/// Receives each function that a compile calls. A caller binds a watch to its thread for the compile; a compile without a watch
/// has no extra cost.
public interface CallWatch {
    /// The watch of the compile that begins on this thread.
    ScopedValue<CallWatch> CURRENT = ScopedValue.newInstance();

    /// A function is called, until [#leave].
    void enter(Function function);

    /// The function entered last ends, by an error too.
    void leave();
}
