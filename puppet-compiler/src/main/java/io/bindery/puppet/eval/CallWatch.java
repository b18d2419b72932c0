package io.bindery.puppet.eval;

/// Is told of each function that a compile calls. A caller binds one for the compile on its thread; a compile that none is bound for pays nothing.
public interface CallWatch {
    /// The watch of the compile that begins on this thread.
    ScopedValue<CallWatch> CURRENT = ScopedValue.newInstance();

    /// A function is called, until [#leave].
    void enter(Function function);

    /// The function entered last ends, by an error too.
    void leave();
}
