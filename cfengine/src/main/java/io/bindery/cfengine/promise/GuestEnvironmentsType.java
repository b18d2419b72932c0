package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.function.Level;
import java.util.Map;

/// `guest_environments`: promises are checked and then cannot be kept, as with the reference program on a host without a
/// virtualisation monitor.
public final class GuestEnvironmentsType implements PromiseType {
    /// The monitor that is asked, by type of environment.
    private static final Map<String, String> MONITORS = Map.of(
            "xen", "xen:///",
            "xen_net", "xen:///",
            "kvm", "qemu:///session",
            "kvm_net", "qemu:///session",
            "esx", "esx://127.0.0.1",
            "esx_net", "esx://127.0.0.1",
            "vbox", "vbox:///session",
            "test", "test:///default",
            "test_net", "test:///default");

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        Attributes resources = promise.body("environment_resources");
        if (type(promise).endsWith("_net") && promise.hasBody("environment_resources")) {
            keeping.log().error("Network environment promises computational resources (" + resources.number("env_cpus", -1) + ","
                    + resources.number("env_memory", -1) + "," + resources.number("env_disk", -1) + ","
                    + resources.text("env_name", "(null)") + ")");
            keeping.evaluation().logPromise(Level.ERROR);
        }
        if (!promise.attributes().has("environment_host")) {
            keeping.log().error("No environment_host defined for environment promise");
            keeping.evaluation().logPromise(Level.ERROR);
            return false;
        }
        return true;
    }

    private static String type(ExpandedPromise promise) {
        return promise.attributes().text("environment_type", "");
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        String type = type(promise);
        String monitor = MONITORS.get(type);
        if (monitor != null) {
            keeping.log().error("Failed to connect to virtualization monitor '" + monitor + "'");
            return Outcome.FAILED;
        }
        if (type.equals("ec2") || type.equals("eucalyptus")) {
            keeping.log().error("Environment type '" + type + "' not currently supported");
            return Outcome.FAILED;
        }
        return Outcome.SKIPPED;
    }
}
