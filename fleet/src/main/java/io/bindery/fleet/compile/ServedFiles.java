package io.bindery.fleet.compile;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The files of modules that a server would serve for a catalog: `source => 'puppet:///modules/...'`. Their content is part of a
/// change's effect on a node, so looking for them counts as an input of the compile.
record ServedFiles(FileTree files, List<Path> modulepath) {
    private static final Pattern SOURCE = Pattern.compile("puppet:///modules/([^/]+)/(.+)");

    Map<Reference, Path> of(Catalog catalog) {
        Map<Reference, Path> found = new HashMap<>();
        for (Resource resource : catalog.resources()) {
            Value source = resource.reference().type().equals("File") ? resource.value("source") : null;
            Path file = source == null || resource.value("content") != null ? null : first(source);
            if (file != null) {
                found.put(resource.reference(), file);
                if (isRecursive(resource)) {
                    lookInto(file);
                }
            }
        }
        return found;
    }

    private static boolean isRecursive(Resource resource) {
        Value recurse = resource.value("recurse");
        return recurse == Bool.TRUE || recurse instanceof Str(String text) && (text.equals("true") || text.equals("remote"));
    }

    private @Nullable Path first(Value source) {
        List<Value> candidates = source instanceof Arr list ? list.elements() : List.of(source);
        for (Value each : candidates) {
            Path found = each instanceof Str(String text) ? find(text) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable Path find(String source) {
        Matcher matcher = SOURCE.matcher(source);
        if (!matcher.matches()) {
            return null;
        }
        for (Path directory : modulepath) {
            Path file = directory.resolve(matcher.group(1)).resolve("files").resolve(matcher.group(2)).normalize();
            if (files.exists(file)) {
                return file;
            }
        }
        return null;
    }

    private void lookInto(Path path) {
        if (files.isDirectory(path)) {
            files.names(path).forEach(name -> lookInto(path.resolve(name)));
        }
    }
}
