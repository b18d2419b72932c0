package io.bindery.fleet.diff;

/// A kind of cluster, found as a service on the class path.
public interface EngineSource {
    /// Whether an address is one of this kind.
    boolean knows(String address);

    /// Connects.
    ///
    /// @throws EngineError if that fails
    FleetEngine open(EngineRequest request);
}
