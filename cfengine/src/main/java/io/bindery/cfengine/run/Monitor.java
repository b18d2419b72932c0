package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.promise.measurement.MeasurementsType;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One cycle of the monitor: common bundles, then monitor bundles, each promise type once. The list of bundles to run is ignored.
///
/// The reference program evaluates a bundle's sections as written and omits reports; this class follows the documented order.
public record Monitor(RunSetup setup) {
    private static final List<String> ORDER = List.of("meta", "vars", "classes", "measurements", "reports");

    /// The state at the cycle's end, or null if the policy cannot be used.
    public @Nullable Evaluation cycle(Options asked) {
        // Locks are ignored so that each cycle measures: a skipped measurement would be missing from the agent's data.
        Options options = asked.with(Options.Switch.IGNORE_LOCKS);
        try {
            Session session = new Session(options, setup, setup.sources());
            session.discover();
            if (!session.load()) {
                return null;
            }
            MonitorRecords records = new MonitorRecords(options, session.evaluation, setup.host());
            new HostSensors(setup.host(), options.workspace().root(), records).measure();
            OnePass pass = new OnePass(session, setup.log(), setup.trace());
            pass.run("common", ORDER, unused -> null);
            pass.run("monitor", ORDER, name -> name.equals("measurements") ? new MeasurementsType(records) : null);
            records.save(new StoredStateFiles(options.workspace(), setup.log()), setup.host().clock().instant());
            return session.evaluation;
        } catch (IOException e) {
            setup.log().error("The host cannot be measured: " + e.getMessage());
            return null;
        } catch (FatalError e) {
            setup.failed(e);
            return null;
        } finally {
            setup.trace().step("end");
        }
    }
}
