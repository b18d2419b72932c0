package io.bindery.puppet.load;

import java.nio.file.Path;
import java.util.List;

/// The `lib` directories of an environment's modules, in the order of the module path. Ruby code may require from them. Two environments
/// are told apart even where their directories are the same, so that each has a Ruby of its own.
///
/// @param environment the environment's name
public record Libraries(String environment, List<Path> directories) {
    public Libraries {
        directories = List.copyOf(directories);
    }
}
