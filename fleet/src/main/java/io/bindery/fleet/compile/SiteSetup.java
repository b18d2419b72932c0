package io.bindery.fleet.compile;

import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.Program;
import io.bindery.puppet.value.Hash;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How nodes are compiled, whatever the state of the code.
///
/// @param environment the name of the environment that the code is
/// @param settings all settings, those that name directories included
/// @param serverFacts what the server says of itself; the same everywhere, so that results do not depend on the machine
/// @param program what is compiled: the environment's manifests, or something in place of them
/// @param classification who classifies nodes
/// @param generators whether code may run commands
/// @param modulepath directories of modules in place of the environment's own; null for those
public record SiteSetup(
        String environment,
        Settings settings,
        Hash serverFacts,
        Program program,
        ClassificationSource classification,
        Generators generators,
        @Nullable List<Path> modulepath) {}
