package io.bindery.server.catalog;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.server.http.Parameters;

/// Makes catalogs static: adds the metadata of their files, so that the agent gets the files of the same version of the code.
public interface StaticCatalogs {
    /// Whether the catalog has a version and the agent can use the metadata.
    boolean isWanted(Catalog catalog, Parameters asked);

    /// The catalog's JSON with the metadata in it.
    byte[] inlined(Catalog catalog, Parameters asked, JsonOutput json);
}
