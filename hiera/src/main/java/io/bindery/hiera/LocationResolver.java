package io.bindery.hiera;

import io.bindery.hiera.Interpolation.Manner;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Resolves the locations of the entries of a hierarchy.
final class LocationResolver {
    private final Layer layer;
    private final Manner manner;

    private final Manner pathManner;

    LocationResolver(Layer layer, Manner manner) {
        this.layer = layer;
        this.manner = manner;
        Invocation invocation = manner.invocation();
        this.pathManner = new Manner(invocation.apartWithScope(new PathScope(invocation.scope())), false, manner.memory());
    }

    List<Entry> entries(List<EntryPlan> plans) {
        List<Entry> entries = new ArrayList<>();
        for (EntryPlan plan : plans) {
            String datadir = plan.datadir() == null ? layer.config().datadir() : plan.datadir();
            Path folder = Path.of(resolved(Paths.join(layer.root().toString(), datadir), manner));
            List<Location> locations = locations(plan, folder);
            if (layer.config().path() == null && locations != null && locations.isEmpty()) {
                continue;
            }
            Hash options = plan.options().size() == 0 ? Hash.EMPTY : (Hash) Interpolation.resolve(plan.options(), manner);
            entries.add(new Entry(layer, plan.name(), plan.kind(), plan.function(), options, folder, locations));
        }
        return entries;
    }

    private @Nullable List<Location> locations(EntryPlan plan, Path folder) {
        EntryPlan.LocationKind places = plan.places();
        if (places == null) {
            return null;
        }
        return switch (places) {
            case PATHS -> paths(folder, plan.written(), plan.extension(), pathManner);
            case GLOBS -> globs(folder, plan.written());
            case URIS -> uris(plan.written());
            case MAPPED_PATHS -> mapped(folder, plan.written());
        };
    }

    /// Resolves the paths of version 3, in which an undefined variable is handled as elsewhere.
    ///
    /// @param extension what every path must end with, null for anything
    List<Location> paths(Path folder, List<String> written, @Nullable String extension) {
        return paths(folder, written, extension, manner);
    }

    private List<Location> paths(Path folder, List<String> written, @Nullable String extension, Manner how) {
        List<Location> locations = new ArrayList<>();
        for (String original : written) {
            String text = resolved(original, how);
            if (extension != null && !text.endsWith(extension)) {
                text += extension;
            }
            Path path = Paths.path(folder, text);
            boolean exists = !climbs(original, text) && layer.exists(path);
            if (exists || layer.config().path() != null) {
                locations.add(Location.path(original, path, exists));
            }
        }
        return locations;
    }

    private static String resolved(String written, Manner how) {
        String text = Interpolation.resolve(written, how);
        for (int at = 0; at < text.length(); at++) {
            char each = text.charAt(at);
            if (each == 0) {
                throw LookupError.foreign("pathname contains null byte");
            }
            if (Character.isSurrogate(each)) {
                int whole = text.codePointAt(at);
                if (whole == each) {
                    throw LookupError.foreign("pathname is no valid text: " + RubyText.inspect(text));
                }
                at++;
            }
        }
        return text;
    }

    /// Whether a value put `..` into a path. Values are often facts, which the node chooses; a path that leads up has to be written so.
    private static boolean climbs(String written, String resolved) {
        return resolved.contains("..") && !written.equals(resolved) && ups(resolved) > ups(written);
    }

    private static long ups(String path) {
        return Arrays.stream(path.split("/")).filter(".."::equals).count();
    }

    private List<Location> globs(Path folder, List<String> written) {
        List<Location> locations = new ArrayList<>();
        for (String original : written) {
            String text = resolved(original, pathManner);
            if (climbs(original, text)) {
                continue;
            }
            String glob = Paths.join(folder.toString(), text);
            for (Path path : new Glob(layer.lookup().hiera().files()).expand(glob)) {
                locations.add(Location.path(glob, path, true));
            }
        }
        return locations;
    }

    private List<Location> uris(List<String> written) {
        List<Location> locations = new ArrayList<>();
        for (String original : written) {
            String text = Interpolation.resolve(original, pathManner);
            try {
                locations.add(Location.uri(original, new URI(text).toString()));
            } catch (URISyntaxException bad) {
                throw LookupError.foreign("bad URI(is not URI?): " + RubyText.inspect(text));
            }
        }
        return locations;
    }

    private List<Location> mapped(Path folder, List<String> triple) {
        Value variables = Interpolation.variable(triple.get(0), "mapped_path[0]", pathManner);
        List<Value> values =
                switch (variables) {
                    case null -> List.of();
                    case Undef undef -> List.of();
                    case Str text -> text.value().isEmpty() ? List.of() : List.of(text);
                    case Arr list -> list.elements();
                    case Hash hash -> hash.entries().entrySet().stream()
                            .<Value>map(entry -> Arr.of(entry.getKey(), entry.getValue()))
                            .toList();
                    default -> List.of(variables);
                };
        List<Location> locations = new ArrayList<>();
        for (Value value : values) {
            Manner local = withLocal(triple.get(1), value);
            String text = resolved(triple.get(2), local);
            Path path = Paths.path(folder, text);
            locations.add(Location.path(triple.get(2), path, !climbs(triple.get(2), text) && layer.exists(path)));
        }
        return locations;
    }

    // The local variable itself is not remembered: the variable it stems from is.
    private Manner withLocal(String name, Value value) {
        Invocation inner = pathManner.invocation().apartWithScope(new LocalScope(pathManner.invocation().scope(), name, value));
        return new Manner(inner, false, (key, root, segments, found) -> {
            if (!root.equals(name)) {
                manner.memory().remember(key, root, segments, found);
            }
        });
    }

    /// A scope for interpolating paths, in which an undefined variable need not be an error.
    private record PathScope(ScopeView outer) implements ScopeView {
        @Override
        public @Nullable Value variable(String name) {
            return outer.variableOfPath(name);
        }

        @Override
        public @Nullable Value variableOfPath(String name) {
            return outer.variableOfPath(name);
        }

        @Override
        public boolean exists(String name) {
            return outer.exists(name);
        }

        @Override
        public @Nullable String callingClass() {
            return outer.callingClass();
        }
    }

    /// A scope with one more variable in it.
    private record LocalScope(ScopeView outer, String name, Value value) implements ScopeView {
        @Override
        public @Nullable Value variable(String wanted) {
            return wanted.equals(name) ? value : outer.variable(wanted);
        }

        @Override
        public @Nullable Value variableOfPath(String wanted) {
            return wanted.equals(name) ? value : outer.variableOfPath(wanted);
        }

        @Override
        public boolean exists(String wanted) {
            return wanted.equals(name) || outer.exists(wanted);
        }

        @Override
        public @Nullable String callingClass() {
            return outer.callingClass();
        }
    }
}
