package io.bindery.enact;

import io.bindery.enact.host.Host;
import java.util.List;

/// Knows one kind of thing on a host: how to look at it, and what to do so that it becomes what a goal asks for.
///
/// Looking and planning change nothing; the order of the plan is the order of doing. Rehearsals, audits and warnings are
/// readings of the plan, so no keeper knows about them.
///
/// @param <G> what is wanted
/// @param <S> what is found
public interface Keeper<G, S> {
    S look(G goal, Host host) throws RepairException;

    List<Step> plan(G goal, S state, Host host) throws RepairException;

    /// Whether a second look after a repair must find nothing to do. What is done anew each time, such as setting times to now,
    /// is never done with.
    default boolean settles(G goal) {
        return true;
    }
}
