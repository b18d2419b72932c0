package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.function.Level;
import org.jspecify.annotations.Nullable;

/// Runs commands for functions, after checking them for errors.
public final class CommandLaunch {
    private CommandLaunch() {}

    /// Runs the first argument in the way that the second selects; null if it cannot be started, which is logged.
    public static Commands.@Nullable Finished run(Call call, Commands.Output output) {
        String line = call.text(0);
        boolean shell = call.text(1).equals("useshell");
        if (call.text(1).equals("powershell")) {
            call.log(Level.ERROR, "Powershell is only supported on Windows");
            return null;
        }
        if (!isRunnable(call, line, shell)) {
            return null;
        }
        Commands.Finished finished = call.context().commands().run(new Commands.Request(line, shell, output));
        return new Commands.Finished(finished.status(), withoutNuls(finished.output()));
    }

    /// As CFEngine does: a line ends where a NUL is in it.
    private static String withoutNuls(String output) {
        return output.indexOf('\0') < 0 ? output : output.replaceAll("\0[^\n]*", "");
    }

    /// As CFEngine does: a command for a shell is also checked for existence if its whole path is given.
    private static boolean isRunnable(Call call, String line, boolean shell) {
        String program = program(line);
        if (!program.startsWith("/")) {
            if (!shell) {
                call.log(Level.ERROR, call.name() + " '" + line + "' does not have an absolute path");
            }
            return shell;
        }
        FileStatus status = FileStatus.of(program, true);
        if (status == null) {
            call.log(Level.ERROR, "Proposed executable file '" + program + "' doesn't exist");
        } else if ((status.mode() & 0002) != 0) {
            call.log(Level.ERROR, "SECURITY ALERT: promised executable '" + program + "' is world writable!");
            call.log(Level.ERROR, "SECURITY ALERT: CFEngine will not execute this - requires human inspection");
        } else if ((status.mode() & 0111) != 0) {
            return true;
        }
        call.log(Level.ERROR, call.name() + " '" + line + "' is assumed to be executable but isn't");
        return false;
    }

    private static String program(String line) {
        if (line.startsWith("\"")) {
            int end = line.indexOf('"', 1);
            return end < 0 ? line.substring(1) : line.substring(1, end);
        }
        int end = line.indexOf(' ');
        return end < 0 ? line : line.substring(0, end);
    }

    public static Commands.Output output(Call call) {
        return call.size() > 2
                ? switch (call.text(2)) {
                    case "stdout" -> Commands.Output.STDOUT;
                    case "stderr" -> Commands.Output.STDERR;
                    default -> Commands.Output.BOTH;
                }
                : Commands.Output.BOTH;
    }

    /// Output as functions give it: without blanks and line ends behind.
    public static String trimmed(String output) {
        int end = output.length();
        while (end > 0 && output.charAt(end - 1) <= ' ') {
            end--;
        }
        return output.substring(0, end);
    }
}
