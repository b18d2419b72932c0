package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The file of a function in a module, for the Java version of that function.
public interface ModuleFile {
    /// The module's name.
    String module();

    /// What is written in it, null if it cannot be read.
    @Nullable String text();

    /// Something worked out from the file, once for as long as it stays the same.
    <T> T remembered(Class<T> kind, Supplier<T> work);

    /// The function as the file has it, run by Ruby.
    Function original();
}
