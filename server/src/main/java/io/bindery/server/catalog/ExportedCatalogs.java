package io.bindery.server.catalog;

import io.bindery.files.FileReplacement;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.compile.CatalogDirectory;
import io.bindery.puppet.compile.Compiled;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Settings;
import io.bindery.server.v3.NodeName;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/// The exported resources of a site without PuppetDB: the last catalog of each node, with what it exports, in `$vardir/server_data/catalogs`. They
/// are kept where the setting `storeconfigs` is on.
record ExportedCatalogs(FileTree files, Settings settings) {
    private Path directory() {
        return Path.of(settings.require("vardir"), "server_data", "catalogs");
    }

    /// What other nodes export.
    ExportedResources others(String node) {
        return settings.isOn("storeconfigs") ? new CatalogDirectory(files, directory(), node) : ExportedResources.NONE;
    }

    /// Keeps the catalog of a node for others to collect from.
    void keep(String node, Compiled compiled) throws IOException {
        if (settings.isOn("storeconfigs")) {
            Path file = directory().resolve(NodeName.checked(node) + ".json");
            FileReplacement.makePrivateFolder(directory());
            FileReplacement.replace(
                    file, CatalogWriter.json(compiled.stored()).bytes(), PosixFilePermissions.fromString("rw-------"));
        }
    }
}
