package io.bindery.server;

import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.node.EnvironmentSource;
import io.bindery.server.catalog.CodeVersions;
import io.bindery.server.files.DiskFiles;
import io.bindery.server.files.ServedFiles;
import org.jspecify.annotations.Nullable;

/// Where the server's code comes from.
///
/// @param compiler reads the code
/// @param files    what agents get of it
/// @param versions null where the commands of `versioned-code` tell them
public record CodeSource(Compiler compiler, EnvironmentSource environments, ServedFiles files, @Nullable CodeVersions versions) {
    /// The directories on `environmentpath`.
    public static CodeSource directories(Compiler compiler) {
        return new CodeSource(compiler, EnvironmentSource.directories(compiler.library()), new DiskFiles(), null);
    }
}
