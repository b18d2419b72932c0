package io.bindery.enact.host;

/// The way to start programs on a host.
public interface Processes {
    Execution run(Command command) throws CommandException;
}
