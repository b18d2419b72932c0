package io.bindery.puppet.resource.core;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.List;

/// `filebucket`: a store for the old content of files that are overwritten.
public final class FilebucketType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "filebucket",
            List.of(),
            List.of("name", "server", "port", "path"));
    /// A filebucket of a catalog.
    public static final class Bucket extends Inert {
        private final Path directory;

        Bucket(Path directory) {
            this.directory = directory;
        }

        public Path directory() {
            return directory;
        }
    }

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        Value path = attributes.value("path");
        if (path == null || path instanceof Bool) {
            return new Bucket(around.options().bucket());
        }
        List<Value> paths = attributes.list("path");
        if (paths.size() > 1) {
            throw attributes.invalid("path", "You can only have one filebucket path");
        }
        String text = Attributes.text(paths.getFirst());
        if (!text.startsWith("/")) {
            throw attributes.invalid("path", "Filebucket paths must be absolute");
        }
        return new Bucket(Path.of(text));
    }
}
