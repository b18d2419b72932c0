package io.bindery.enact;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The result of keeping a goal: one effect for each planned step, in order.
///
/// @param trouble a failure outside of the steps: while looking, while planning, or a second look that still found something to
/// do; null if there was none
public record Result(List<Effect> effects, @Nullable RepairException trouble) {
    /// The goal was kept already.
    public static final Result KEPT = new Result(List.of(), null);

    public Result {
        effects = List.copyOf(effects);
    }

    /// The whole of it: the worst of the effects and of the trouble outside of them.
    public Verdict verdict() {
        Verdict verdict = trouble == null ? Verdict.KEPT : verdict(trouble.reason());
        for (Effect effect : effects) {
            verdict = verdict.and(effect.verdict());
        }
        return verdict;
    }

    private static Verdict verdict(RepairException.Reason reason) {
        return switch (reason) {
            case FAILED -> Verdict.FAILED;
            case DENIED -> Verdict.DENIED;
            case TIMED_OUT -> Verdict.TIMED_OUT;
            case INTERRUPTED -> Verdict.INTERRUPTED;
        };
    }

    /// The changes that were made.
    public List<Change> made() {
        return effects.stream().filter(Effect.Made.class::isInstance).map(Effect::change).toList();
    }

    /// The changes that a rehearsal left undone.
    public List<Change> pending() {
        return effects.stream().filter(Effect.Pending.class::isInstance).map(Effect::change).toList();
    }

    /// The first reason why the goal is not kept; empty if it is kept.
    public Optional<String> reason() {
        Stream<String> steps = effects.stream().filter(effect -> effect.verdict().isFailure()).map(Effect::reason);
        Stream<String> outside = Stream.ofNullable(trouble).map(RepairException::text);
        return Stream.concat(steps, outside).findFirst();
    }
}
