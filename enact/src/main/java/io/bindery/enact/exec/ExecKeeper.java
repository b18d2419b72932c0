package io.bindery.enact.exec;

import io.bindery.enact.Change;
import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.Refreshing;
import io.bindery.enact.RepairException;
import io.bindery.enact.RepairException.Reason;
import io.bindery.enact.Step;
import io.bindery.enact.Subject;
import io.bindery.enact.Trait;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Host;
import java.io.IOException;

/// Runs commands. Its look evaluates whether the guards of a command ask for it to be run.
public final class ExecKeeper implements Keeper<ExecGoal, Boolean>, Refreshing<ExecGoal> {
    @Override
    public Boolean look(ExecGoal goal, Host host) throws RepairException {
        for (ExecGoal.Guard guard : goal.guards()) {
            if (!isWanted(guard, host)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWanted(ExecGoal.Guard guard, Host host) throws RepairException {
        return switch (guard) {
            case ExecGoal.Guard.IfSucceeds(Command command) -> succeeds(command, host);
            case ExecGoal.Guard.UnlessSucceeds(Command command) -> !succeeds(command, host);
            case ExecGoal.Guard.UnlessExists(var path) -> {
                try {
                    yield !host.files().stateFollowingLinks(path).exists();
                } catch (IOException e) {
                    throw new RepairException("cannot look at " + path + ": " + e.getMessage());
                }
            }
        };
    }

    private static boolean succeeds(Command command, Host host) throws RepairException {
        try {
            Execution execution = host.processes().ask(command);
            return !execution.timedOut() && execution.status() == 0;
        } catch (CommandException e) {
            throw new RepairException(String.valueOf(e.getMessage()));
        }
    }

    @Override
    public Plan plan(ExecGoal goal, Boolean wanted, Host host) {
        return wanted ? refresh(goal, host) : Plan.NOTHING;
    }

    /// A command without guards is wanted each time; one with guards may leave them as they are.
    @Override
    public boolean settles(ExecGoal goal) {
        return false;
    }

    @Override
    public Plan refresh(ExecGoal goal, Host host) {
        Change change = new Change(new Subject("exec", goal.name()), "run", Trait.ABSENT, Trait.text("done"));
        return Plan.of(Step.of(change, () -> run(goal, host)));
    }

    private static void run(ExecGoal goal, Host host) throws RepairException {
        for (int attempt = 1; ; attempt++) {
            Execution execution = once(goal, host);
            goal.listener().accept(execution);
            if (execution.timedOut()) {
                throw new RepairException(Reason.TIMED_OUT, "command exceeded its time limit");
            }
            if (goal.accepted().isEmpty() || goal.accepted().contains(execution.status())) {
                return;
            }
            if (attempt >= goal.tries()) {
                throw new RepairException("command returned " + execution.status());
            }
            pause(goal);
        }
    }

    private static Execution once(ExecGoal goal, Host host) throws RepairException {
        try {
            return host.processes().act(goal.command());
        } catch (CommandException e) {
            Reason reason = Thread.currentThread().isInterrupted() ? Reason.INTERRUPTED : Reason.FAILED;
            throw new RepairException(reason, String.valueOf(e.getMessage()));
        }
    }

    private static void pause(ExecGoal goal) throws RepairException {
        try {
            Thread.sleep(goal.pause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RepairException(Reason.INTERRUPTED, "interrupted");
        }
    }
}
