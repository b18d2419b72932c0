package io.bindery.cli.fleet;

import io.bindery.cli.command.Terminal;
import io.bindery.fleet.code.CodeError;
import io.bindery.fleet.diff.EngineError;
import io.bindery.fleet.nodes.NodesError;
import io.bindery.puppet.load.LoadError;
import java.io.IOException;
import java.io.UncheckedIOException;

/// Reports why a fleet command cannot work: code that cannot be opened, or nodes that cannot be listed.
final class FleetFailure {
    private FleetFailure() {}

    /// The work of a command.
    @FunctionalInterface
    interface Work {
        int run() throws IOException, InterruptedException;
    }

    /// Does the work; the exit code, which is 1 where it cannot be done.
    static int told(Terminal terminal, Work work) throws IOException, InterruptedException {
        try {
            return work.run();
        } catch (CodeError error) {
            terminal.log(Terminal.Level.ERROR, error.message());
            if (error.hint() != null) {
                terminal.note("  hint: " + error.hint());
            }
        } catch (NodesError error) {
            terminal.log(Terminal.Level.ERROR, error.message());
        } catch (EngineError error) {
            terminal.log(Terminal.Level.ERROR, error.message());
        } catch (LoadError error) {
            terminal.log(Terminal.Level.ERROR, error.message());
        } catch (UncheckedIOException unreadable) {
            terminal.log(Terminal.Level.ERROR, LoadError.unreadable(unreadable).message());
        }
        return 1;
    }
}
