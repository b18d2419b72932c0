package io.bindery.fleet.compile;

import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.Program;
import io.bindery.puppet.value.Hash;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The settings of compiles that do not depend on the state of the code.
///
/// @param environment the name of the environment that the code represents
/// @param settings all settings, including those that name directories
/// @param serverFacts the server's own facts; the same everywhere, so that results do not depend on the machine
/// @param program the compiled program: the environment's manifests, or a replacement
/// @param classification the classifier of nodes
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
