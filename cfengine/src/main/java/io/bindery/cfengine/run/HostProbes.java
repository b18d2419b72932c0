package io.bindery.cfengine.run;

import io.bindery.inventory.Account;
import io.bindery.inventory.HostName;
import io.bindery.inventory.Kernel;
import io.bindery.inventory.LocalZone;
import io.bindery.inventory.Machine;
import io.bindery.inventory.NetworkInterfaces;
import io.bindery.inventory.NetworkInterfaces.Interface;
import io.bindery.inventory.NetworkStatistics;
import io.bindery.inventory.OperatingSystem;
import io.bindery.inventory.Route;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The facts found on the host, probed once for both the check before a run and the run itself.
final class HostProbes {
    final Kernel kernel = Kernel.probe();
    final HostName name = HostName.probe();
    final OperatingSystem system = OperatingSystem.probe();
    final Machine machine = Machine.probe();
    final @Nullable Account account = Account.current();
    final List<Interface> interfaces = NetworkInterfaces.probe();
    final List<Route> routes;
    final NetworkStatistics statistics;
    final ZoneOffset zone;

    HostProbes(Options options) {
        String proc = options.environment().getOrDefault("CFENGINE_TEST_OVERRIDE_PROCDIR", "") + "/proc";
        this.statistics = new NetworkStatistics(proc);
        this.routes = Route.probe(proc);
        this.zone = LocalZone.offset(options.started(), options.environment());
    }
}
