package io.bindery.enact;

import io.bindery.enact.host.Host;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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

    /// Makes a thing what the goal asks for.
    public <G, S> Result keep(Keeper<G, S> keeper, G goal, Mode mode) {
        try {
            return keep(keeper, goal, keeper.look(goal, host), mode);
        } catch (RepairException e) {
            return new Result(List.of(), e);
        }
    }

    /// Brings a thing to the state that the goal asks for, given the result of an earlier look or a survey.
    public <G, S> Result keep(Keeper<G, S> keeper, G goal, S found, Mode mode) {
        try {
            Result result = perform(keeper.plan(goal, found, host), mode);
            boolean checks = looksAgain && keeper.settles(goal) && result.verdict() == Verdict.REPAIRED;
            return checks ? new Result(result.effects(), unsettled(keeper, goal)) : result;
        } catch (RepairException e) {
            return new Result(List.of(), e);
        }
    }

    /// Makes a thing start over.
    public <G> Result refresh(Refreshing<G> keeper, G goal, Mode mode) {
        try {
            return perform(keeper.refresh(goal, host), mode);
        } catch (RepairException e) {
            return new Result(List.of(), e);
        }
    }

    private Result perform(Plan plan, Mode mode) {
        if (plan.isEmpty()) {
            return Result.KEPT;
        }
        List<Effect> effects = new ArrayList<>();
        Map<Step, Effect> ended = new IdentityHashMap<>();
        for (Step step : plan.steps()) {
            Effect effect = mode == Mode.REHEARSE ? new Effect.Pending(step.change()) : effect(step, ended);
            ended.put(step, effect);
            effects.add(effect);
        }
        return new Result(effects, null);
    }

    private Effect effect(Step step, Map<Step, Effect> ended) {
        for (Step need : step.needs()) {
            if (!(ended.get(need) instanceof Effect.Made)) {
                return new Effect.NotTried(step.change(), need.change());
            }
        }
        Effect effect;
        try {
            journal.begins(step.change());
        } catch (RepairException e) {
            return Effect.of(step.change(), e);
        }
        try {
            step.repair().perform();
            effect = new Effect.Made(step.change());
        } catch (RepairException e) {
            effect = Effect.of(step.change(), e);
        }
        journal.ends(effect);
        return effect;
    }

    /// The failure to report where a second look still finds something to do, or cannot be made.
    private <G, S> @Nullable RepairException unsettled(Keeper<G, S> keeper, G goal) {
        try {
            Plan rest = keeper.plan(goal, keeper.look(goal, host), host);
            return rest.isEmpty()
                    ? null
                    : new RepairException("did not converge: " + rest.changes().getFirst().property());
        } catch (RepairException e) {
            return e;
        }
    }
}
