package io.bindery.puppet.facts;

import io.bindery.inventory.Dmi;
import io.bindery.inventory.HostView;
import io.bindery.inventory.Kernel;
import io.bindery.inventory.Mounts;
import java.util.List;

/// The data about a host that several resolvers of one run share. Each item is read at its first use, once.
final class Survey {
    private final HostView host;
    private final Once<Kernel> kernel;
    private final Once<Distribution> distribution;
    private final Once<List<Mounts.Mount>> mounts;
    private final Once<Containers> containers;
    private final Once<Virtualization> virtualization;

    Survey(HostView host) {
        this.host = host;
        kernel = new Once<>(() -> Kernel.probe(host));
        distribution = new Once<>(() -> new Distribution(host));
        mounts = new Once<>(() -> Mounts.probe(host));
        containers = new Once<>(() -> Containers.probe(host));
        virtualization = new Once<>(() -> new Virtualization(this));
    }

    HostView host() {
        return host;
    }

    Dmi dmi() {
        return new Dmi(host);
    }

    Kernel kernel() {
        return kernel.get();
    }

    Distribution distribution() {
        return distribution.get();
    }

    List<Mounts.Mount> mounts() {
        return mounts.get();
    }

    Containers containers() {
        return containers.get();
    }

    Virtualization virtualization() {
        return virtualization.get();
    }
}
