package io.bindery.puppet.transaction;

import io.bindery.enact.Enactor;
import io.bindery.enact.host.Host;
import io.bindery.puppet.resource.CatalogView;
import io.bindery.puppet.resource.Options;
import io.bindery.puppet.resource.ResourceTypes;
import io.bindery.puppet.resource.ServedFiles;
import io.bindery.puppet.resource.Shared;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Surroundings;

/// The data that all resources of a run share: the host, the enactor, the types and their settings.
public record Workbench(Host host, Enactor enactor, Options options, ServedFiles served, ResourceTypes types, Shared shared) {
    public Workbench(Host host, Enactor enactor, Options options, ServedFiles served, ResourceTypes types) {
        this(host, enactor, options, served, types, new Shared());
    }

    /// The surroundings of one resource.
    public Surroundings surround(CatalogView catalog, Speaker speaker) {
        return new Surroundings(host, enactor, options, served, catalog, shared, speaker);
    }
}
