package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise.BundleCall;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.eval.RunAborted;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.enact.host.Host;
import io.bindery.text.Diagnostic;
import java.nio.file.Files;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A run of the agent: check the policy, load it, keep its promises.
public final class Agent {
    /// The exit status after a class of `abortclasses`.
    public static final int ABORTED = 6;

    private final SyntaxTables tables;
    private final Log log;
    private final Host host;
    private final Consumer<Diagnostic> problems;
    private final Trace trace;

    public Agent(SyntaxTables tables, Log log, Host host, Consumer<Diagnostic> problems, Trace trace) {
        this.tables = tables;
        this.log = log;
        this.host = host;
        this.problems = problems;
        this.trace = trace;
    }

    /// What a run came to: its exit status, and the state it ended in where it got that far.
    public record Finished(int status, @Nullable Evaluation evaluation) {}

    public Finished run(Options options) {
        try {
            if (!Files.isReadable(options.inputPath())) {
                log.error("There is no readable input file at '" + options.inputFile() + "'. (stat: No such file or directory)");
                return failsafe(options);
            }
            Session session = new Session(options, tables, log, host, problems, trace);
            if (!isSound(session)) {
                log.error("Policy failed validation with command '\"" + options.workspace().bin().resolve("cf-promises")
                        + "\" -c \"" + options.inputFile() + "\"'");
                return failsafe(options);
            }
            return keep(session);
        } catch (RunAborted e) {
            log.log(Level.NOTICE, "cf-agent aborted on defined class '" + e.className() + "'");
            return new Finished(ABORTED, null);
        } catch (FatalError e) {
            tell(e);
            return new Finished(1, null);
        } finally {
            trace.step("end");
        }
    }

    /// Loads the policy with every check that `cf-promises -c` makes, before anything is done. The reference program has another
    /// process do this first, which then evaluates the policy's functions too; here they are evaluated by the run alone.
    private boolean isSound(Session session) {
        try {
            Augments augments = session.discover();
            trace.step("check");
            return session.load(augments) && Sequence.verify(session, Sequence.of(session));
        } catch (FatalError e) {
            tell(e);
            return false;
        }
    }

    private void tell(FatalError e) {
        if (!e.isSilent()) {
            log.error("Fatal CFEngine error: " + e.getMessage());
        }
    }

    private Finished failsafe(Options options) {
        String file = options.workspace().inputs().resolve("failsafe.cf").toString();
        log.error("CFEngine was not able to get confirmation of promises from cf-promises, so going to failsafe");
        boolean usable = Files.isReadable(java.nio.file.Path.of(file)) && !file.equals(options.inputFile());
        if (!usable) {
            log.error("There is no readable failsafe policy at '" + file + "'");
            return new Finished(1, null);
        }
        Session session = new Session(options.withInput(file), tables, log, host, problems, trace);
        return isSound(session) ? keep(session) : new Finished(1, null);
    }

    private Finished keep(Session session) {
        Evaluation evaluation = session.evaluation;
        session.checkAttributes();
        var control = session.controls.of("agent");
        control.list("addclasses").forEach(name -> evaluation.classes().define("default", name, List.of("source=environment")));
        evaluation.abortOn(control.list("abortclasses"), control.list("abortbundleclasses"));
        String aborting = evaluation.abortingClass();
        if (aborting != null) {
            log.log(Level.NOTICE, "cf-agent aborted on defined class '" + aborting + "'");
            return new Finished(ABORTED, evaluation);
        }
        List<BundleCall> sequence = Sequence.of(session);
        try {
            for (BundleCall call : sequence) {
                keep(session, call);
            }
        } finally {
            session.passes.finish();
        }
        return new Finished(0, evaluation);
    }

    private void keep(Session session, BundleCall call) {
        Block.Bundle bundle = Sequence.find(session, call.name());
        if (bundle != null) {
            trace.step("seq " + bundle.name());
            session.passes.run(new Keeping.BundleRun(
                    bundle, call.arguments(), false, Keeping.AGENT_ORDER, unused -> null));
        }
    }
}
