package io.bindery.fleet.code;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Where code is looked for and how it is laid out.
///
/// @param basedir a directory in the repository that refs are of
/// @param subdirectory the directory of the repository that has the code, relative to its top; empty for the top
/// @param root where the code is mounted: the directory that its environment has on a server
/// @param cache where what is fetched or copied is kept
/// @param modules where modules of the forge come from
public record CodeRequest(Path basedir, String subdirectory, Path root, Path cache, ModuleSource modules) {

    /// Where modules of a Puppetfile come from.
    ///
    /// @param wanted whether the Puppetfile counts at all
    /// @param folder a folder with released modules, unpacked; null for none
    /// @param offline whether nothing is fetched
    public record ModuleSource(boolean wanted, @Nullable Path folder, boolean offline) {}
}
