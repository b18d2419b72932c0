package io.bindery.puppet.load;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Tells what a resource type written in Ruby looks like, where reading its text is not enough. The Ruby bridge is one.
@FunctionalInterface
public interface NativeTypeSource {
    NativeTypeSource NONE = (name, file, text, libraries) -> null;

    /// @param file the type's file
    /// @param text what the file says
    /// @param libraries the `lib` directories of all modules, which it may require from
    @Nullable NativeType read(String name, Path file, String text, Libraries libraries);
}
