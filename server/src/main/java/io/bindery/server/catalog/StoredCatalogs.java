package io.bindery.server.catalog;

import io.bindery.files.FileReplacement;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.SerializationError;
import io.bindery.puppet.compile.CatalogDirectory;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.value.Hash;
import io.bindery.server.v3.NodeName;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/// Catalogs on this server's own disk, one file a node. They suffice for exported resources if there is no PuppetDB.
public final class StoredCatalogs implements NodeRecords {
    private final Path directory;

    public StoredCatalogs(Path directory) throws IOException {
        this.directory = directory;
        FileReplacement.makePrivateFolder(directory);
    }

    @Override
    public boolean keepsCatalogs() {
        return true;
    }

    @Override
    public ExportedResources exported(String node) {
        return new CatalogDirectory(DiskTree.DISK, directory, node);
    }

    /// Facts are kept by [FactsStore] already.
    @Override
    public void facts(String node, Hash facts, Hash trusted, String environment) {}

    @Override
    public void catalog(Kept catalog) throws IOException {
        Path file = directory.resolve(NodeName.checked(catalog.stored().name()) + ".json");
        try {
            byte[] json = CatalogWriter.json(catalog.stored()).bytes();
            FileReplacement.replace(file, json, PosixFilePermissions.fromString("rw-------"));
        } catch (SerializationError unwritable) {
            throw new IOException(String.valueOf(unwritable.getMessage()));
        }
    }
}
