package io.bindery.server.catalog;

import io.bindery.puppet.compile.Log;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.value.Hash;
import io.bindery.server.v3.Code;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The state that all compiles of a server share.
///
/// @param serverFacts the server's own facts: `$servername` and the like
/// @param records     stores facts and catalogs for other nodes
/// @param log         receives the log lines of compiles
/// @param notices     receives the server's messages about compiles
/// @param tracksLookups whether `records` gets the keys that a catalog's compile looked up
/// @param slowSeconds a catalog that takes this long gets a log line with the times of its parts
public record CompileSite(
        NodeCompiler compiler,
        Code code,
        Supplier<Settings> settings,
        FactsStore facts,
        NodeRecords records,
        TrustedFacts trusted,
        Hash serverFacts,
        CodeVersions versions,
        CompilePool pool,
        Log log,
        Consumer<String> notices,
        boolean tracksLookups,
        double slowSeconds) {}
