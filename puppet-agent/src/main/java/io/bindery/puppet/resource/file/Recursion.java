package io.bindery.puppet.resource.file;

import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;

/// The files in a directory that is managed recursively: those on the host, those of its sources, or links to those of its
/// target.
final class Recursion {
    private static final Set<String> OWN = Set.of("path", "ensure", "recurse", "recurselimit", "max_files", "target", "alias", "source");
    private static final int SOFT_LIMIT = 1000;

    private final ManagedFile file;
    private final FileAttributes attributes;
    private final HostFiles files;

    Recursion(ManagedFile file) {
        this.file = file;
        this.attributes = file.attributes();
        this.files = file.around().host().files();
    }

    /// A generated file resource, described by its differences from its directory.
    private record Child(Map<String, String> own) {}

    List<Resource> children() {
        // Sorted by path, as Puppet orders them.
        SequencedMap<String, Child> children = new TreeMap<>();
        if (!"remote".equals(attributes.recurse())) {
            for (Entry entry : search(attributes.path(), attributes.path().toString())) {
                children.put(entry.name, new Child(new LinkedHashMap<>()));
            }
        }
        if (attributes.target() != null) {
            addLinks(children);
        } else if (file.hasSource()) {
            addSources(children);
        }
        if (attributes.purges()) {
            children.values().forEach(child -> child.own.computeIfAbsent(child.own.containsKey("source") ? "" : "ensure", _ -> "absent"));
            children.values().forEach(child -> child.own.remove(""));
        }
        List<Resource> made = new ArrayList<>();
        children.forEach((name, child) -> made.add(resource(attributes.path().resolve(name), child)));
        made.sort(java.util.Comparator.comparing(each -> each.reference().title()));
        return withoutSpecific(made);
    }

    private void addLinks(Map<String, Child> children) {
        Path target = Path.of(String.valueOf(attributes.target()));
        FileState top = state(target);
        if (top.kind() != FileKind.DIRECTORY) {
            return;
        }
        file.becomeDirectory();
        for (Entry entry : search(target, target.toString())) {
            Child child = children.computeIfAbsent(entry.name, _ -> new Child(new LinkedHashMap<>()));
            if (entry.state.kind() == FileKind.DIRECTORY) {
                child.own.put("ensure", "directory");
            } else {
                child.own.put("ensure", "link");
                child.own.put("target", target.resolve(entry.name).toString());
            }
        }
    }

    private void addSources(Map<String, Child> children) {
        Map<String, String> found = new LinkedHashMap<>();
        boolean any = false;
        for (String source : attributes.sources()) {
            FileMetadata top = FileMetadata.find(source, attributes.follows(), files, file.around().served());
            if (top == null) {
                continue;
            }
            any = true;
            if (top.state().kind() != FileKind.DIRECTORY) {
                return;
            }
            for (Entry entry : search(top.path(), source)) {
                found.putIfAbsent(entry.name, source + "/" + entry.name);
            }
            if (!attributes.allSources()) {
                break;
            }
        }
        if (any) {
            found.forEach((name, source) -> {
                Child child = children.computeIfAbsent(name, _ -> new Child(new LinkedHashMap<>()));
                child.own.put("source", source);
            });
        }
    }

    /// An entry below a directory.
    private record Entry(String name, FileState state) {}

    private List<Entry> search(Path top, String shown) {
        List<Entry> entries = new ArrayList<>();
        if (state(top).kind() == FileKind.DIRECTORY && attributes.recurseLimit() != 0) {
            search(top, "", 1, entries);
        }
        int limit = attributes.maxFiles();
        if (limit > 0 && entries.size() > limit) {
            throw new ResourceError("The directory '" + shown + "' contains " + entries.size() + " entries, which exceeds the limit of " + limit
                    + " specified by the max_files parameter for this resource. The limit may be increased, but be aware that large number of file"
                    + " resources can result in excessive resource consumption and degraded performance. Consider using an alternate method to manage"
                    + " large directory trees");
        }
        if (limit == 0 && entries.size() > SOFT_LIMIT) {
            file.around().speaker().sayPlainly(
                    LogLevel.WARNING,
                    "The directory '" + shown + "' contains " + entries.size() + " entries, which exceeds the default soft limit " + SOFT_LIMIT
                            + " and may cause excessive resource consumption and degraded performance. To remove this warning set a value for"
                            + " `max_files` parameter or consider using an alternate method to manage large directory trees");
        }
        return entries;
    }

    private void search(Path top, String below, int depth, List<Entry> entries) {
        List<String> names;
        try {
            names = files.list(below.isEmpty() ? top : top.resolve(below));
        } catch (IOException e) {
            throw new ResourceError(FileChangeKeeper.reason(e) + " @ dir_initialize - " + top.resolve(below));
        }
        for (String name : names) {
            if (attributes.ignored().stream().anyMatch(pattern -> Glob.matches(pattern, name))) {
                continue;
            }
            String path = below.isEmpty() ? name : below + "/" + name;
            FileState state = state(top.resolve(path));
            if (attributes.follows() && !state.exists()) {
                throw new ResourceError("No such file or directory @ rb_file_s_stat - " + top.resolve(path));
            }
            entries.add(new Entry(path, state));
            if (state.kind() == FileKind.DIRECTORY && (attributes.recurseLimit() < 0 || depth < attributes.recurseLimit())) {
                search(top, path, depth + 1, entries);
            }
        }
    }

    private FileState state(Path path) {
        try {
            return attributes.follows() ? files.stateFollowingLinks(path) : files.state(path);
        } catch (IOException e) {
            return FileState.ABSENT;
        }
    }

    private Resource resource(Path path, Child child) {
        Resource parent = file.given().resource();
        List<Parameter> parameters = new ArrayList<>();
        for (Parameter parameter : parent.parameters()) {
            if (!OWN.contains(parameter.name())) {
                parameters.add(parameter);
            }
        }
        child.own.forEach((name, value) -> parameters.add(new Parameter(name, Str.of(value), Origin.Given.STORED)));
        return new Resource(new Reference("File", path.toString()), Kind.NATIVE, parameters, List.of("file"), parent.sensitive(), false, false, null, 0);
    }

    /// Leaves out what another resource of the catalog manages, and all that is below it.
    private List<Resource> withoutSpecific(List<Resource> children) {
        List<Path> others = new ArrayList<>();
        for (Managed managed : file.around().catalog().all("file")) {
            if (managed instanceof ManagedFile other && !other.path().equals(file.path()) && other.path().startsWith(file.path())) {
                others.add(other.path());
            }
        }
        if (others.isEmpty()) {
            return children;
        }
        return children.stream().filter(child -> others.stream().noneMatch(Path.of(child.reference().title())::startsWith)).toList();
    }
}
