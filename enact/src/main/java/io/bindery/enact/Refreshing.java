package io.bindery.enact;

import io.bindery.enact.host.Host;

/// The power of a keeper to make a thing start over, such as restarting a service or running a command again.
///
/// @param <G> what is wanted
public interface Refreshing<G> {
    /// The steps of starting over; empty where the thing needs none now.
    Plan refresh(G goal, Host host) throws RepairException;
}
