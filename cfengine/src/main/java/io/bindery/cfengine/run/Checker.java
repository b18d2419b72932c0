package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.eval.RunAborted;
import io.bindery.text.Diagnostic;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The work of `cf-promises`: loads and pre-evaluates a policy, and reports whether it could be run.
public final class Checker {
    private final RunSetup setup;
    private final Sources sources;
    private @Nullable Evaluation evaluation;

    public Checker(RunSetup setup) {
        this(setup, setup.sources());
    }

    Checker(RunSetup setup, Sources sources) {
        this.setup = setup;
        this.sources = sources;
    }

    /// Checks a policy, unless it was found sound before and nothing of it has changed since.
    public boolean checkChanged(Options options) {
        CheckedPolicies checked = new CheckedPolicies(options);
        if (checked.holds()) {
            setup.log().verbose("The policy was found sound before, and has not changed");
            return true;
        }
        return checkAnew(options, checked);
    }

    private boolean checkAnew(Options options, CheckedPolicies checked) {
        HeardLog heard = new HeardLog(setup.log());
        int[] told = {0};
        Consumer<Diagnostic> counted = problem -> {
            told[0]++;
            setup.problems().accept(problem);
        };
        boolean sound = new Checker(setup.withLog(heard).withProblems(counted), sources).check(options);
        if (sound && heard.isSilent() && told[0] == 0) {
            checked.remember(sources.paths());
        }
        return sound;
    }

    /// Checks a policy whose inputs turn out to be others than those of the check that was relied on.
    boolean checkIfUncovered(Options options) {
        CheckedPolicies checked = new CheckedPolicies(options);
        return checked.covers(sources.paths()) || checkAnew(options, checked);
    }

    /// Checks a policy.
    public boolean check(Options options) {
        try {
            Session session = new Session(options, setup, sources);
            evaluation = session.evaluation;
            session.discover();
            if (!session.load()) {
                return false;
            }
            // As CFEngine does: bundles named on the command line are looked for by the agent only.
            if (options.fullCheck() && options.bundleSequence() == null) {
                if (!Sequence.verify(session, Sequence.of(session))) {
                    throw new FatalError("Errors in promise bundles: could not verify bundlesequence");
                }
            }
            return true;
        } catch (FatalError e) {
            setup.failed(e);
            return false;
        } catch (RunAborted e) {
            return true;
        }
    }

    /// The state after the check, or null before.
    public @Nullable Evaluation evaluation() {
        return evaluation;
    }
}
