package io.bindery.server.catalog;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.value.Hash;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Stores facts and catalogs of nodes for other nodes and for queries. Accepted data is durable: a caller need not try again.
public interface NodeRecords {
    /// Keeps nothing: there is no `storeconfigs`.
    NodeRecords NONE = new NodeRecords() {
        @Override
        public boolean keepsCatalogs() {
            return false;
        }

        @Override
        public ExportedResources exported(String node) {
            return ExportedResources.NONE;
        }

        @Override
        public void facts(String node, Hash facts, Hash trusted, String environment) {}

        @Override
        public void catalog(Kept catalog) {}
    };

    /// Whether catalogs are to be given to it.
    boolean keepsCatalogs();

    /// The resources that nodes other than this one export.
    ExportedResources exported(String node);

    void facts(String node, Hash facts, Hash trusted, String environment) throws IOException;

    void catalog(Kept catalog) throws IOException;

    /// A compiled catalog as plain data.
    ///
    /// @param shipped the catalog for the node
    /// @param stored the same with the resources that the node exports
    /// @param transaction the id of the agent's run
    /// @param job the id of an orchestrated job
    /// @param lookedUp the keys of data that the compile looked up; empty where lookups are not tracked
    record Kept(Catalog shipped, Catalog stored, @Nullable String transaction, @Nullable String job, List<String> lookedUp) {}
}
