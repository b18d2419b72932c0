package io.bindery.enact.host;

/// The way to start programs on a host.
///
/// Asking and acting are different calls, so that a host for tests can refuse to act outside of a step, and a changes root can
/// answer questions without letting anything act.
public interface Processes {
    /// Runs a program that only tells something, for a look.
    Execution ask(Command command) throws CommandException;

    /// Runs a program that may change the host, in a step.
    Execution act(Command command) throws CommandException;
}
