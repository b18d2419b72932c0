package io.bindery.puppet.resource;

import io.bindery.enact.Enactor;
import io.bindery.enact.Keeper;
import io.bindery.enact.Mode;
import io.bindery.enact.Refreshing;
import io.bindery.enact.Result;
import io.bindery.enact.host.Host;

/// The surroundings of a resource: the host, the enactor that changes it, the catalog, and the log.
///
/// @param shared data that resources of one run share, such as the list of installed packages
public record Surroundings(
        Host host, Enactor enactor, Options options, ServedFiles served, CatalogView catalog, Shared shared, Speaker speaker) {

    /// Makes a thing what the goal asks for.
    ///
    /// @throws ResourceError with the first reason why it is not that
    public <G, S> Result keep(Keeper<G, S> keeper, G goal) {
        return checked(enactor.keep(keeper, goal, Mode.REPAIR));
    }

    /// Makes a thing start over.
    ///
    /// @throws ResourceError with the reason why it did not
    public <G> Result refresh(Refreshing<G> keeper, G goal) {
        return checked(enactor.refresh(keeper, goal, Mode.REPAIR));
    }

    private static Result checked(Result result) {
        if (result.verdict().isFailure()) {
            throw new ResourceError(result.reason().orElse("failed"));
        }
        return result;
    }
}
