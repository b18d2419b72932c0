package io.bindery.server.catalog;

import io.bindery.puppet.compile.Log;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.value.Hash;
import io.bindery.server.v3.Code;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What all compiles of a server share.
///
/// @param serverFacts what the server says of itself: `$servername` and the like
/// @param records     keeps facts and catalogs for other nodes
/// @param log         receives the log lines of compiles
/// @param notices     receives what the server says about compiles
/// @param slowSeconds a catalog that takes as long gets a line in the log with what took the time
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
        double slowSeconds) {}
