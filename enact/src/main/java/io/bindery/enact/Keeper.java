package io.bindery.enact;

import io.bindery.enact.host.Host;

/// Knows one kind of thing on a host: how to look at it, and what to do so that it becomes what a goal asks for.
///
/// Looking and planning change nothing; they ask programs by [io.bindery.enact.host.Processes#ask] only. The order of the plan is
/// the order of doing. Rehearsals, audits and warnings are readings of the plan, so no keeper knows about them.
///
/// A keeper may have two more powers: [Survey] and [Refreshing].
///
/// @param <G> what is wanted
/// @param <S> what is found
public interface Keeper<G, S> {
    S look(G goal, Host host) throws RepairException;

    Plan plan(G goal, S state, Host host) throws RepairException;

    /// Whether a second look after a repair must find nothing to do. A goal that is worked for each time, such as times that are set
    /// to now, never settles.
    default boolean settles(G goal) {
        return true;
    }
}
