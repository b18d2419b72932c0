package io.bindery.puppet.load;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Describes a resource type written in Ruby if reading its text is not enough. The Ruby bridge implements it.
@FunctionalInterface
public interface NativeTypeSource {
    NativeTypeSource NONE = (name, file, text, libraries) -> null;

    /// @param file the type's file
    /// @param text what the file says
    /// @param libraries the `lib` directories of all modules, which it may require from
    @Nullable NativeType read(String name, Path file, String text, Libraries libraries);
}
