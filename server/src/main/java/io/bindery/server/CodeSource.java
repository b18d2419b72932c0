package io.bindery.server;

import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.node.EnvironmentSource;
import io.bindery.server.catalog.CodeVersions;
import io.bindery.server.files.DiskFiles;
import io.bindery.server.files.ServedFiles;
import org.jspecify.annotations.Nullable;

/// The source of the server's code.
///
/// @param compiler reads the code
/// @param files    the files that agents get
/// @param versions null if the commands of `versioned-code` give the versions
public record CodeSource(Compiler compiler, EnvironmentSource environments, ServedFiles files, @Nullable CodeVersions versions) {
    /// The directories on `environmentpath`.
    public static CodeSource directories(Compiler compiler) {
        return new CodeSource(compiler, EnvironmentSource.directories(compiler.library()), new DiskFiles(), null);
    }
}
