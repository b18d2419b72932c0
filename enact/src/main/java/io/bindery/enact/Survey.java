package io.bindery.enact;

import io.bindery.enact.host.Host;
import java.util.Map;

/// An optional interface of keepers that can look at all things of their kind at once, so that five hundred packages cost one
/// command.
///
/// @param <K> the name of a thing
/// @param <S> the state found
public interface Survey<K, S> {
    /// All things of the kind that are there. A thing that is not in the map is absent.
    Map<K, S> survey(Host host) throws RepairException;
}
