package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.LocalHost;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The services of a run that a function may use.
public interface Context {
    Classes classes();

    Variables variables();

    Commands commands();

    /// The elements of an array by its name, as nested mappings, even if a scalar has the same name.
    Optional<Data> array(String name);

    /// The users and groups of this machine.
    public default Accounts accounts() {
        return new LocalHost(new LocalProcesses()).accounts();
    }

    /// Every bundle of the policy, in load order.
    Stream<BundleEntry> bundles();

    /// From the outermost bundle to the promise being kept.
    List<StackEntry> stack();

    /// The namespace and the bundle the call stands in; `default` and the empty text outside of all bundles.
    String namespace();

    String bundle();

    /// Replaces the references in a text by their values; the unresolved stay as they are.
    String expand(String text);

    /// When the run began, in whole seconds; what `now()` says.
    Instant started();

    /// Whether the policy is only being checked, and not run.
    boolean isCheck();

    /// Takes lines of the module protocol (`+class`, `=name=value`, ...) spoken by `source`.
    void readModuleProtocol(String source, Stream<String> lines);

    void log(Level level, String message);

    /// Whether lines of this level are shown.
    boolean shows(Level level);

    /// A line of output that is not the run's own.
    void output(String line);
}
