package io.bindery.puppet.resource.file;

import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.WithoutState;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `tidy`: removes files that are old or large.
public final class TidyType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "tidy",
            List.of(),
            List.of("path", "recurse", "max_files", "matches", "backup", "age", "size", "type", "rmdirs")).identifiedBy("path");
    private static final Pattern AMOUNT = Pattern.compile("([0-9]{1,15})(?:(\\w)\\w*)?");
    private static final Map<String, Long> AGES = Map.of("s", 1L, "m", 60L, "h", 3600L, "d", 86_400L, "w", 604_800L);
    private static final Map<String, Long> SIZES = Map.of("b", 1L, "k", 1L << 10, "m", 1L << 20, "g", 1L << 30, "t", 1L << 40);

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        return new Tidy(attributes, around);
    }

    /// A directory that is tidied.
    private static final class Tidy implements WithoutState {
        private final Attributes attributes;
        private final Surroundings around;
        private final Path path;
        private final int depth;
        private final List<String> matches;
        private final long age;
        private final long size;
        private final boolean directories;

        Tidy(Attributes attributes, Surroundings around) {
            this.attributes = attributes;
            this.around = around;
            this.path = Path.of(attributes.name()).toAbsolutePath().normalize();
            this.depth = depth(attributes);
            this.matches = attributes.texts("matches");
            if (!matches.isEmpty() && depth == 0) {
                throw attributes.invalid("matches", "Tidy can't use matches with recurse 0, false, or undef");
            }
            this.age = amount(attributes, "age", AGES, "d");
            this.size = amount(attributes, "size", SIZES, "k");
            this.directories = attributes.flag("rmdirs", false);
        }

        private static int depth(Attributes attributes) {
            String recurse = attributes.text("recurse", "false");
            return switch (recurse) {
                case "true", "inf" -> Integer.MAX_VALUE;
                case "false" -> 0;
                default -> {
                    if (!recurse.matches("\\d{1,6}")) {
                        throw attributes.unusable("recurse", "Invalid recurse value " + Attributes.inspect(Str.of(recurse)));
                    }
                    yield Integer.parseInt(recurse);
                }
            };
        }

        private static long amount(Attributes attributes, String name, Map<String, Long> units, String usual) {
            String text = attributes.text(name);
            if (text == null) {
                return -1;
            }
            Matcher matcher = AMOUNT.matcher(text);
            // As Puppet does: a number that is not a text is refused.
            if (!matcher.matches() || !(attributes.list(name).getFirst() instanceof Str)) {
                throw attributes.invalid(name, "Invalid tidy " + name + " " + text);
            }
            String unit = matcher.group(2) == null ? usual : matcher.group(2).toLowerCase(Locale.ROOT);
            Long factor = units.get(unit);
            if (factor == null) {
                throw attributes.invalid(name, "Invalid " + name + " unit '" + unit + "'");
            }
            return Long.parseLong(matcher.group(1)) * factor;
        }

        @Override
        public boolean isDepthFirst() {
            return true;
        }

        @Override
        public List<Resource> generate() {
            List<Path> found = new ArrayList<>();
            FileState top = state(path);
            if (top.exists()) {
                search(path, top, 0, found);
            }
            if (!found.isEmpty()) {
                around.speaker().say(LogLevel.NOTICE, "Tidying " + found.size() + " files");
            }
            found.sort(Comparator.comparing(Path::toString).reversed());
            return found.stream().map(each -> resource(each, found)).toList();
        }

        private void search(Path each, FileState state, int level, List<Path> found) {
            if (isUntidy(each, state)) {
                found.add(each);
            }
            if (state.kind() != FileKind.DIRECTORY || level >= depth) {
                return;
            }
            try {
                for (String name : around.host().files().list(each)) {
                    Path child = each.resolve(name);
                    search(child, state(child), level + 1, found);
                }
            } catch (IOException _) {
                around.speaker().say(LogLevel.WARNING, "Could not stat; permission denied");
            }
        }

        private FileState state(Path each) {
            try {
                return around.host().files().state(each);
            } catch (IOException e) {
                return FileState.ABSENT;
            }
        }

        private boolean isUntidy(Path each, FileState state) {
            boolean managed = around.catalog().find(new Reference("File", each.toString())) != null;
            if (managed || !state.exists() || state.kind() == FileKind.DIRECTORY && !directories) {
                return false;
            }
            String name = String.valueOf(each.getFileName());
            if (!matches.isEmpty() && matches.stream().noneMatch(pattern -> Glob.matchesAll(pattern, name))) {
                return false;
            }
            boolean old = age >= 0 && Duration.between(time(state), Instant.now()).toSeconds() >= age;
            boolean large = size >= 0 && state.size() >= size;
            return age < 0 && size < 0 || old || large;
        }

        private Instant time(FileState state) {
            return switch (attributes.choice("type", "atime", "mtime", "ctime")) {
                case "mtime" -> state.modified();
                case "ctime" -> state.changed();
                default -> state.accessed();
            };
        }

        private Resource resource(Path each, List<Path> found) {
            List<Parameter> parameters = new ArrayList<>();
            // As Puppet does: a tidied file may go into a bucket, but no backup is made beside it.
            String bucket = attributes.text("backup");
            Value backup = bucket != null && around.catalog().find(new Reference("Filebucket", bucket)) != null ? Str.of(bucket) : Bool.FALSE;
            parameters.add(new Parameter("backup", backup, Origin.Given.STORED));
            parameters.add(new Parameter("ensure", Str.of("absent"), Origin.Given.STORED));
            parameters.add(new Parameter("force", Bool.TRUE, Origin.Given.STORED));
            for (String copied : List.of("noop", "loglevel", "schedule", "tag")) {
                Parameter own = attributes.resource().parameter(copied);
                if (own != null) {
                    parameters.add(own);
                }
            }
            List<Value> below = found.stream()
                    .filter(other -> each.equals(other.getParent()))
                    .map(other -> (Value) Str.of("File[" + other + "]"))
                    .toList();
            if (directories && !below.isEmpty()) {
                parameters.add(new Parameter("require", new Arr(below), Origin.Given.STORED));
            }
            return new Resource(new Reference("File", each.toString()), Kind.NATIVE, parameters, List.of("file"), List.of(), false, false, null, 0);
        }
    }
}
