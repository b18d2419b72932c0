package io.bindery.fleet.code;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The location and layout of code.
///
/// @param basedir a directory in the repository that refs belong to
/// @param subdirectory the directory of the repository that has the code, relative to its top; empty for the top
/// @param root the path at which the code is mounted: the directory that its environment has on a server
/// @param cache the directory for fetched and copied files
/// @param modules the source of modules from the forge
public record CodeRequest(Path basedir, String subdirectory, Path root, Path cache, ModuleSource modules) {

    /// The source of a Puppetfile's modules.
    ///
    /// @param wanted whether the Puppetfile is used at all
    /// @param folder a folder with released modules, unpacked; null for none
    /// @param offline whether nothing is fetched
    public record ModuleSource(boolean wanted, @Nullable Path folder, boolean offline) {}
}
