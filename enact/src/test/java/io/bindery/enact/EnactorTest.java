package io.bindery.enact;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.LocalHost;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The loop, with a keeper whose things are counters.
class EnactorTest {
    private final Host host = new LocalHost(new LocalProcesses());
    private final List<String> told = new ArrayList<>();
    private final List<String> done = new ArrayList<>();

    private final Journal journal = new Journal() {
        @Override
        public void begins(Change change) throws RepairException {
            if (change.property().equals("unwritable")) {
                throw new RepairException("the journal is full");
            }
            told.add("begins " + change.property());
        }

        @Override
        public void ends(Effect effect) {
            told.add("ends " + effect.getClass().getSimpleName() + " " + effect.change().property());
        }
    };

    private Step step(String property) {
        return Step.of(change(property), () -> done.add(property));
    }

    private static Change change(String property) {
        return new Change(new Subject("thing", "t"), property, Trait.ABSENT, Trait.number(1));
    }

    private static Step failing(String property, RepairException.Reason reason) {
        return Step.of(change(property), () -> {
            throw new RepairException(reason, property + " does not work");
        });
    }

    /// Plans the same steps until all of them are done.
    private record Fixed(Plan plan, List<String> done, boolean settles) implements Keeper<String, Integer>, Refreshing<String> {
        @Override
        public Integer look(String goal, Host host) throws RepairException {
            if (goal.equals("invisible")) {
                throw new RepairException(RepairException.Reason.DENIED, "cannot be seen");
            }
            return done.size();
        }

        @Override
        public Plan plan(String goal, Integer found, Host host) throws RepairException {
            if (goal.equals("impossible")) {
                throw new RepairException("cannot be planned");
            }
            boolean endless = goal.equals("endless");
            return !endless && found >= plan.steps().size() ? Plan.NOTHING : plan;
        }

        @Override
        public boolean settles(String goal) {
            return settles;
        }

        @Override
        public Plan refresh(String goal, Host host) {
            return plan;
        }
    }

    private Result keep(String goal, Mode mode, Step... steps) {
        return new Enactor(host, journal, true).keep(new Fixed(Plan.of(steps), done, true), goal, mode);
    }

    @Test
    void eachStepHasAnEffectAndIsToldOf() {
        Result result = keep("goal", Mode.REPAIR, step("a"), step("b"));
        assertThat(result.verdict()).isEqualTo(Verdict.REPAIRED);
        assertThat(result.made()).extracting(Change::property).containsExactly("a", "b");
        assertThat(told).containsExactly("begins a", "ends Made a", "begins b", "ends Made b");
        assertThat(result.reason()).isEmpty();
    }

    @Test
    void nothingToDoIsKept() {
        assertThat(keep("goal", Mode.REPAIR)).isEqualTo(Result.KEPT);
        assertThat(told).isEmpty();
    }

    @Test
    void aRehearsalMakesNothingAndTellsTheJournalNothing() {
        Result result = keep("goal", Mode.REHEARSE, step("a"), failing("b", RepairException.Reason.FAILED));
        assertThat(result.verdict()).isEqualTo(Verdict.PENDING);
        assertThat(result.pending()).hasSize(2);
        assertThat(done).isEmpty();
        assertThat(told).isEmpty();
    }

    @Test
    void aFailureInTheMiddleStopsOnlyWhatNeedsIt() {
        Step first = failing("first", RepairException.Reason.FAILED);
        Step second = step("second").needing(first);
        Step third = step("third").needing(second);
        Result result = keep("goal", Mode.REPAIR, first, second, third, step("free"));
        assertThat(done).containsExactly("free");
        assertThat(result.effects()).hasExactlyElementsOfTypes(
                Effect.Failed.class, Effect.NotTried.class, Effect.NotTried.class, Effect.Made.class);
        assertThat(result.effects().get(1).reason()).isEqualTo("not tried, because first could not be changed");
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.reason()).contains("first does not work");
        assertThat(told).containsExactly("begins first", "ends Failed first", "begins free", "ends Made free");
    }

    @Test
    void theWorstEffectIsTheVerdict() {
        assertThat(keep("goal", Mode.REPAIR, step("a"), failing("b", RepairException.Reason.DENIED)).verdict()).isEqualTo(Verdict.DENIED);
        done.clear();
        assertThat(keep("x", Mode.REPAIR, failing("a", RepairException.Reason.TIMED_OUT), failing("b", RepairException.Reason.FAILED))
                        .verdict())
                .isEqualTo(Verdict.TIMED_OUT);
        assertThat(keep("y", Mode.REPAIR, failing("a", RepairException.Reason.INTERRUPTED)).verdict()).isEqualTo(Verdict.INTERRUPTED);
    }

    @Test
    void whatDoesNotConvergeIsAFailureThatNamesTheProperty() {
        Result result = keep("endless", Mode.REPAIR, step("colour"));
        assertThat(result.effects()).hasExactlyElementsOfTypes(Effect.Made.class);
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.reason()).contains("did not converge: colour");
        Fixed restless = new Fixed(Plan.of(step("x")), done, false);
        assertThat(new Enactor(host, journal, true).keep(restless, "endless", Mode.REPAIR).verdict()).isEqualTo(Verdict.REPAIRED);
        Fixed unwatched = new Fixed(Plan.of(step("x")), done, true);
        assertThat(new Enactor(host, journal, false).keep(unwatched, "endless", Mode.REPAIR).verdict()).isEqualTo(Verdict.REPAIRED);
    }

    @Test
    void troubleOutsideOfStepsIsInTheVerdict() {
        assertThat(keep("invisible", Mode.REPAIR, step("a")).verdict()).isEqualTo(Verdict.DENIED);
        assertThat(keep("impossible", Mode.REPAIR, step("a")).reason()).contains("cannot be planned");
        assertThat(done).isEmpty();
    }

    @Test
    void aStepThatCannotBeWrittenDownIsNotMade() {
        Result result = keep("goal", Mode.REPAIR, step("unwritable"), step("b"));
        assertThat(done).containsExactly("b");
        assertThat(result.effects()).hasExactlyElementsOfTypes(Effect.Failed.class, Effect.Made.class);
        assertThat(result.reason()).contains("the journal is full");
    }

    @Test
    void refreshingIsDoneWithoutALook() {
        Fixed keeper = new Fixed(Plan.of(step("restart")), done, true);
        Enactor enactor = new Enactor(host, journal, true);
        assertThat(enactor.refresh(keeper, "endless", Mode.REHEARSE).verdict()).isEqualTo(Verdict.PENDING);
        assertThat(enactor.refresh(keeper, "endless", Mode.REPAIR).verdict()).isEqualTo(Verdict.REPAIRED);
        assertThat(done).containsExactly("restart");
    }

    @Test
    void secretsAreRedactedAndComparedByValue() {
        Change change = new Change(new Subject("user", "u"), "password", Trait.secret(Trait.text("old")), Trait.secret(Trait.text("new")));
        assertThat(change.isSecret()).isTrue();
        assertThat(new Effect.Made(change).toString()).doesNotContain("old").doesNotContain("new]");
        assertThat(Trait.secret(Trait.text("a"))).isEqualTo(Trait.secret(Trait.text("a"))).isNotEqualTo(Trait.secret(Trait.text("b")));
    }
}
