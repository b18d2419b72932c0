package io.bindery.puppet.compile;

import io.bindery.data.DataError;
import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogReader;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The exported resources of a directory of stored catalogs, one JSON file for each node, in the order of the files' names. The
/// stored catalog of the compiled node itself is skipped, because the compile exports its resources anew.
public record CatalogDirectory(FileTree files, Path directory, String node) implements ExportedResources {
    @Override
    public List<Stored> find(String type) {
        List<Stored> found = new ArrayList<>();
        for (String name : files.names(directory)) {
            if (name.endsWith(".json")) {
                collect(directory.resolve(name), type, found);
            }
        }
        return found;
    }

    private void collect(Path file, String type, List<Stored> found) {
        Catalog catalog = read(file);
        if (catalog == null || catalog.name().equals(node)) {
            return;
        }
        for (Resource resource : catalog.resources()) {
            if (resource.exported() && resource.reference().type().equals(type)) {
                found.add(new Stored(catalog.name() + "/" + resource.reference(), resource));
            }
        }
    }

    @Override
    public List<ResourceQueryService.Remote> everywhere(String type) {
        List<ResourceQueryService.Remote> found = new ArrayList<>();
        for (String name : files.names(directory)) {
            Catalog catalog = name.endsWith(".json") ? read(directory.resolve(name)) : null;
            if (catalog != null && !catalog.name().equals(node)) {
                for (Resource resource : catalog.resources()) {
                    if (resource.reference().type().equals(type)) {
                        found.add(new ResourceQueryService.Remote(catalog.name(), resource));
                    }
                }
            }
        }
        return found;
    }

    private @org.jspecify.annotations.Nullable Catalog read(Path file) {
        String text = files.text(file);
        try {
            return text == null ? null : CatalogReader.read(new SourceFile(file.toString(), text));
        } catch (DataError | IllegalArgumentException broken) {
            throw new LoadError("Could not read the stored catalog " + file + ": " + broken.getMessage());
        }
    }
}
