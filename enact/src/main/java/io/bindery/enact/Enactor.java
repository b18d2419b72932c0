package io.bindery.enact;

import io.bindery.enact.host.Host;
import java.util.ArrayList;
import java.util.List;

/// The only loop that changes a host: look, plan, perform, and look again.
public final class Enactor {
    private final Host host;
    private final Journal journal;
    private final boolean looksAgain;

    /// @param looksAgain whether a repair is checked by a second look; a plan that is not empty then is a failure
    public Enactor(Host host, Journal journal, boolean looksAgain) {
        this.host = host;
        this.journal = journal;
        this.looksAgain = looksAgain;
    }

    public <G, S> Outcome keep(Keeper<G, S> keeper, G goal, Mode mode) {
        List<Change> made = new ArrayList<>();
        try {
            List<Step> plan = keeper.plan(goal, keeper.look(goal, host), host);
            if (plan.isEmpty()) {
                return new Outcome.Kept();
            }
            if (mode == Mode.REHEARSE) {
                return new Outcome.Rehearsed(plan.stream().map(Step::change).toList());
            }
            for (Step step : plan) {
                journal.begins(step.change());
                step.perform();
                journal.ended(step.change());
                made.add(step.change());
            }
            return looksAgain && keeper.settles(goal) ? secondLook(keeper, goal, made) : new Outcome.Repaired(made);
        } catch (RepairException e) {
            return ended(made, e);
        }
    }

    private <G, S> Outcome secondLook(Keeper<G, S> keeper, G goal, List<Change> made) throws RepairException {
        List<Step> rest = keeper.plan(goal, keeper.look(goal, host), host);
        return rest.isEmpty()
                ? new Outcome.Repaired(made)
                : new Outcome.Failed(made, "did not converge: " + rest.getFirst().change().property());
    }

    private static Outcome ended(List<Change> made, RepairException e) {
        String message = String.valueOf(e.getMessage());
        return switch (e.reason()) {
            case FAILED -> new Outcome.Failed(made, message);
            case DENIED -> new Outcome.Denied(made, message);
            case TIMED_OUT -> new Outcome.TimedOut(made, message);
            case INTERRUPTED -> new Outcome.Interrupted(made, message);
        };
    }
}
