package io.bindery.enact;

import io.bindery.enact.host.Host;
import java.util.Map;

/// The power of a keeper to look at all things of its kind at once, so that five hundred packages cost one command.
///
/// @param <K> the name of a thing
/// @param <S> what is found
public interface Survey<K, S> {
    /// All things of the kind that are there. A thing that is not in the map is absent.
    Map<K, S> survey(Host host) throws RepairException;
}
