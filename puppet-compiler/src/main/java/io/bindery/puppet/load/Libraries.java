package io.bindery.puppet.load;

import java.nio.file.Path;
import java.util.List;

/// The `lib` directories of an environment's modules, in the order of the module path. Ruby code may require files from them. Two
/// environments are distinct even if their directories are the same, so that each has its own Ruby.
///
/// @param environment the environment's name
public record Libraries(String environment, List<Path> directories) {
    public Libraries {
        directories = List.copyOf(directories);
    }
}
