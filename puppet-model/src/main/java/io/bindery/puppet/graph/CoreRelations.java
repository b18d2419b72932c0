package io.bindery.puppet.graph;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The implicit relationships of Puppet's core types.
public enum CoreRelations implements AutoRelations {
    CORE;

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern COMMAND = Pattern.compile("(?dm)^(/\\S+)");
    private static final Pattern QUOTED_COMMAND = Pattern.compile("(?dm)^\"([^\"]+)\"");

    @Override
    public List<Reference> requirements(Resource resource, ResourceNames names) {
        return switch (resource.reference().type()) {
            case "File" -> file(resource, names);
            case "Exec" -> exec(resource);
            case "User" -> user(resource, names);
            case "Package" -> pack(resource);
            default -> List.of();
        };
    }

    /// The nearest managed directory above, the target of a link, owner and group.
    private static List<Reference> file(Resource resource, ResourceNames names) {
        List<Reference> found = new ArrayList<>();
        String own = text(resource.value("path"));
        Path path = Path.of(own == null ? resource.reference().title() : own).normalize();
        for (Path above = path.getParent(); above != null; above = above.getParent()) {
            Reference directory = new Reference("File", above.toString());
            if (names.find(directory) != null) {
                found.add(directory);
                break;
            }
        }
        add(found, "File", linkTarget(resource));
        add(found, "User", byName(resource.value("owner")));
        add(found, "Group", byName(resource.value("group")));
        return found;
    }

    // As Puppet does: `ensure => /some/path` is a link to it.
    private static @Nullable String linkTarget(Resource resource) {
        String target = text(resource.value("target"));
        String ensure = text(resource.value("ensure"));
        return target == null && ensure != null && ensure.startsWith("/") ? ensure : target;
    }

    /// The working directory, files that its commands begin with, and the user it runs as.
    private static List<Reference> exec(Resource resource) {
        List<Reference> found = new ArrayList<>();
        add(found, "File", text(resource.value("cwd")));
        Value command = resource.value("command");
        String line = command == null ? resource.reference().title() : first(command);
        if (line != null) {
            addFiles(found, COMMAND, line);
            addFiles(found, QUOTED_COMMAND, line);
        }
        for (String check : List.of("onlyif", "unless")) {
            for (Value each : ResourceNames.list(resource.value(check))) {
                String checked = first(each);
                if (checked != null) {
                    addFiles(found, COMMAND, checked);
                }
            }
        }
        add(found, "User", byName(resource.value("user")));
        return found;
    }

    private static void addFiles(List<Reference> found, Pattern pattern, String line) {
        Matcher matcher = pattern.matcher(line);
        while (matcher.find()) {
            add(found, "File", matcher.group(1));
        }
    }

    private static List<Reference> user(Resource resource, ResourceNames names) {
        List<Reference> found = new ArrayList<>();
        for (Value group : ResourceNames.list(resource.value("gid"))) {
            String name = group instanceof Int(long number) ? Long.toString(number) : text(group);
            if (name != null && NUMBER.matcher(name).matches()) {
                addGroupOfNumber(found, name, names);
            } else {
                add(found, "Group", name);
            }
        }
        // As Puppet does: a list property is kept sorted.
        ResourceNames.list(resource.value("groups")).stream()
                .map(CoreRelations::text)
                .filter(name -> name != null)
                .sorted()
                .forEach(name -> add(found, "Group", name));
        return found;
    }

    private static void addGroupOfNumber(List<Reference> found, String number, ResourceNames names) {
        for (Resource each : names.all()) {
            Value gid = each.reference().type().equals("Group") ? each.value("gid") : null;
            if (gid != null && number.equals(gid instanceof Int(long own) ? Long.toString(own) : text(gid))) {
                found.add(each.reference());
                return;
            }
        }
    }

    private static List<Reference> pack(Resource resource) {
        List<Reference> found = new ArrayList<>();
        add(found, "File", text(resource.value("responsefile")));
        add(found, "File", text(resource.value("adminfile")));
        String source = text(resource.value("source"));
        add(found, "File", source != null && source.startsWith("/") ? source : null);
        return found;
    }

    private static void add(List<Reference> found, String type, @Nullable String title) {
        if (title != null) {
            found.add(new Reference(type, title));
        }
    }

    private static @Nullable String first(Value command) {
        return command instanceof Arr words ? words.size() == 0 ? null : text(words.get(0)) : text(command);
    }

    private static @Nullable String byName(@Nullable Value value) {
        String name = value instanceof Arr list && list.size() > 0 ? text(list.get(0)) : text(value);
        return name == null || NUMBER.matcher(name).matches() ? null : name;
    }

    private static @Nullable String text(@Nullable Value value) {
        return value instanceof Str(String text) ? text : null;
    }
}
