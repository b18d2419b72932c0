package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.measurement.MeasurementsType;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.enact.host.Host;
import io.bindery.text.Diagnostic;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One cycle of the monitor: common bundles, then monitor bundles, each promise type once. The list of bundles to run is ignored.
///
/// The reference program evaluates a bundle's sections as written and omits reports; this class follows the documented order.
public final class Monitor {
    private static final List<String> ORDER = List.of("meta", "vars", "classes", "measurements", "reports");

    private final SyntaxTables tables;
    private final Log log;
    private final Host host;
    private final Consumer<Diagnostic> problems;
    private final Trace trace;

    public Monitor(SyntaxTables tables, Log log, Host host, Consumer<Diagnostic> problems, Trace trace) {
        this.tables = tables;
        this.log = log;
        this.host = host;
        this.problems = problems;
        this.trace = trace;
    }

    /// The state at the cycle's end, or null if the policy cannot be used.
    public @Nullable Evaluation cycle(Options asked) {
        // Locks are ignored so that each cycle measures: a skipped measurement would be missing from the agent's data.
        Options options = asked.with(Options.Switch.IGNORE_LOCKS);
        try {
            Session session = new Session(options, tables, new Sources(tables), log, host, problems, trace);
            session.discover();
            if (!session.load()) {
                return null;
            }
            MonitorRecords records = new MonitorRecords(options, session.evaluation, host);
            new HostSensors(host, options.workspace().root(), records).measure();
            OnePass pass = new OnePass(session, log, trace);
            pass.run("common", ORDER, unused -> null);
            pass.run("monitor", ORDER, name -> name.equals("measurements") ? new MeasurementsType(records) : null);
            records.save(new StoredStateFiles(options.workspace(), log), host.clock().instant());
            return session.evaluation;
        } catch (IOException e) {
            log.error("The host cannot be measured: " + e.getMessage());
            return null;
        } catch (FatalError e) {
            if (!e.isSilent()) {
                log.error("Fatal CFEngine error: " + e.getMessage());
            }
            return null;
        } finally {
            trace.step("end");
        }
    }
}
