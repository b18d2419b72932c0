package io.bindery.enact;

import io.bindery.enact.host.Host;

/// An optional interface of keepers that can refresh a thing: restart a service, or run a command again.
///
/// @param <G> the goal
public interface Refreshing<G> {
    /// The steps of starting over; empty if the thing needs none now.
    Plan refresh(G goal, Host host) throws RepairException;
}
