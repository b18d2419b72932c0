package io.bindery.puppet.resource.exec;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How the commands of an exec are run.
///
/// @param environment settings of the form `NAME=value`
/// @param umask       the file mode mask, or -1 for ours
/// @param timeout     zero for none
/// @param returns     the exit codes of success
/// @param logOutput   `true`, `false` or `on_failure`
/// @param secret      whether neither the command nor its output may be shown
record ExecSettings(
        CommandLine command,
        String provider,
        List<String> path,
        List<String> environment,
        @Nullable String user,
        @Nullable String group,
        @Nullable String directory,
        int umask,
        Duration timeout,
        int tries,
        Duration trySleep,
        List<String> returns,
        String logOutput,
        boolean secret) {}
