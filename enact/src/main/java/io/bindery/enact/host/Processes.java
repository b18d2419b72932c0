package io.bindery.enact.host;

/// Starts programs on a host.
///
/// Asking a program (a look) and acting through it (a step) are different calls, so that a host for tests can refuse actions
/// outside of a step, and a changes root can answer questions without performing actions.
public interface Processes {
    /// Runs a program that only tells something, for a look.
    Execution ask(Command command) throws CommandException;

    /// Runs a program that may change the host, in a step.
    Execution act(Command command) throws CommandException;

    /// Starts a program that may change the host and speaks with it. Its error output goes where ours goes.
    default Conversation converse(Command command) throws CommandException {
        throw new CommandException("no program can be spoken with on this host");
    }
}
