package io.bindery.enact;

import io.bindery.enact.host.Host;

/// Keeps one kind of thing on a host, such as files: it looks at the thing and plans the steps that make it match a goal.
///
/// Looking and planning change nothing; they run programs only by [io.bindery.enact.host.Processes#ask]. Steps are performed in
/// the order of the plan. Rehearsals, audits and warnings are ways to use the plan, so keepers do not know about them.
///
/// A keeper may also implement [Survey] and [Refreshing].
///
/// @param <G> the goal: the wanted state
/// @param <S> the look: the state found
public interface Keeper<G, S> {
    S look(G goal, Host host) throws RepairException;

    Plan plan(G goal, S state, Host host) throws RepairException;

    /// Whether a second look after a repair must find nothing to do. A goal that is worked for each time, such as times that are set
    /// to now, never settles.
    default boolean settles(G goal) {
        return true;
    }
}
