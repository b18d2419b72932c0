package io.bindery.cli.lookup;

import io.bindery.cli.command.Terminal;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.LogLevel;
import org.jspecify.annotations.Nullable;

/// Prints warnings to standard error as Puppet does on a terminal, and the lines that `--verbose` and `--debug` request. Errors
/// are printed by the command.
record LookupLog(Terminal terminal) implements Log {
    @Override
    public void write(LogLevel level, @Nullable String source, String message) {
        String text = source == null ? message : source + ": " + message;
        switch (level) {
            case WARNING -> terminal.log(Terminal.Level.WARNING, text);
            case INFO -> terminal.log(Terminal.Level.INFO, text);
            case DEBUG -> terminal.log(Terminal.Level.DEBUG, text);
            case NOTICE, ERR, ALERT, EMERG, CRIT -> {}
        }
    }
}
