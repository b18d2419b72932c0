package io.bindery.puppet.compile;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.name.QualifiedName;
import io.bindery.regex.RubyRegex;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The classes, defines and nodes that one compile knows: those of the initial manifests, and those of module files loaded since
/// then on demand. Parsed files are shared by all compiles; the set of loaded files belongs to one compile, so that no node sees
/// definitions that only another node loaded.
final class KnownTypes {
    private static final Pattern SEPARATOR = Pattern.compile("::");

    private final Snapshot snapshot;
    private final Importing importing;
    private final Map<String, Blueprint> classes = new HashMap<>();
    private final Map<String, Blueprint> defines = new HashMap<>();
    private final Map<String, Blueprint> announced = new HashMap<>();
    private final Map<String, Blueprint> nodes = new HashMap<>();
    private final List<Blueprint> nodeOrder = new ArrayList<>();
    private final Set<Path> loaded = new HashSet<>();
    private final Set<String> missing = new HashSet<>();

    /// Steps for a newly loaded file before its definitions are used: report problems, check the definitions.
    interface Importing {
        void problems(Manifest manifest, boolean initial);

        void definition(Blueprint blueprint);

        void others(Manifest manifest, String module);
    }

    KnownTypes(Snapshot snapshot, Importing importing) {
        this.snapshot = snapshot;
        this.importing = importing;
    }

    /// Makes the definitions of the environment's own manifests known.
    void importInitial() {
        List<Manifest> manifests = initialManifests();
        manifests.forEach(manifest -> importing.problems(manifest, true));
        manifests.forEach(manifest -> importDefinitions(manifest, ""));
    }

    private List<Manifest> initialManifests() {
        try {
            return snapshot.initialManifests();
        } catch (LoadError unreadable) {
            throw EvaluationError.placeless(
                    "Could not parse for environment " + snapshot.environment().name() + ": " + unreadable.message());
        }
    }

    /// The parsed manifest that an evaluation needs; null if the file does not exist.
    static @Nullable Manifest manifest(Snapshot snapshot, Path file, String module) {
        try {
            return snapshot.manifest(file, module);
        } catch (LoadError unreadable) {
            throw new EvaluationError(unreadable.message());
        }
    }

    private void importDefinitions(Manifest manifest, String module) {
        importing.others(manifest, module);
        // As Puppet does: the type of a parameter may be a define that stands before it in the same file.
        for (Blueprint blueprint : manifest.blueprints()) {
            importing.definition(blueprint);
            if (blueprint.kind() == Blueprint.Kind.DEFINE) {
                announced.put(blueprint.name(), blueprint);
            }
        }
        announced.clear();
        manifest.blueprints().forEach(this::add);
    }

    private void add(Blueprint blueprint) {
        switch (blueprint.kind()) {
            case CLASS -> addClass(blueprint);
            case DEFINE -> addDefine(blueprint);
            case NODE -> addNode(blueprint);
        }
    }

    void addClass(Blueprint made) {
        String name = made.name();
        refuse(classes.get(name), made, "Class ", "; cannot redefine");
        refuse(nodes.get(name), made, "Node ", "; cannot be redefined as a class");
        refuse(defines.get(name), made, "Definition ", "; cannot be redefined as a class");
        classes.put(name, made);
    }

    private void addDefine(Blueprint made) {
        String name = made.name();
        refuse(classes.get(name), made, "", " as a class; cannot redefine as a definition");
        refuse(defines.get(name), made, "Definition ", "; cannot be redefined");
        defines.put(name, made);
    }

    private void addNode(Blueprint made) {
        String name = made.name();
        refuse(nodes.get(name), made, "Node ", "; cannot redefine");
        refuse(classes.get(name), made, "Class ", "; cannot be redefined as a node");
        nodes.put(name, made);
        nodeOrder.add(made);
    }

    private static void refuse(@Nullable Blueprint known, Blueprint made, String what, String after) {
        if (known != null) {
            String defined = what + "'" + made.name() + "' is already defined";
            throw Texts.error(defined + Texts.location(known.place()) + after, made.place());
        }
    }

    /// A class that is known already.
    @Nullable Blueprint knownClass(String name) {
        return classes.get(plain(name));
    }

    /// A class, loaded from its module where needed.
    @Nullable Blueprint findClass(String name) {
        String plain = plain(name);
        Blueprint known = classes.get(plain);
        return known != null || !load(plain, "class ") ? known : classes.get(plain);
    }

    /// A defined type, loaded from its module where needed.
    @Nullable Blueprint findDefine(String name) {
        String plain = plain(name);
        Blueprint known = defines.getOrDefault(plain, announced.get(plain));
        return known != null || !load(plain, "define ") ? known : defines.get(plain);
    }

    boolean hasNodes() {
        return !nodes.isEmpty();
    }

    /// The definition for a node's name: the exact one, else the first by regular expression, else `default`.
    @Nullable Blueprint findNode(String name) {
        Blueprint exact = nodes.get(plain(name));
        if (exact != null) {
            return exact;
        }
        for (Blueprint node : nodeOrder) {
            RubyRegex pattern = node.pattern();
            if (pattern != null && pattern.matches(plain(name))) {
                return node;
            }
        }
        return nodes.get("default");
    }

    // `a::b::c` may be in a/manifests/b/c.pp, b.pp or init.pp; init.pp is read whenever the module is looked into.
    private boolean load(String name, String kind) {
        if (!QualifiedName.isValid(name) || !missing.add(kind + name)) {
            return false;
        }
        String[] segments = SEPARATOR.split(name);
        Module module = snapshot.module(segments[0]);
        if (module == null) {
            return true;
        }
        for (int length = segments.length; length >= 1; length--) {
            List<Manifest> read = new ArrayList<>(2);
            read(module, "init", read);
            if (length > 1) {
                read(module, String.join("/", List.of(segments).subList(1, length)), read);
            }
            read.forEach(manifest -> importDefinitions(manifest, module.name()));
            if (kind.equals("class ") ? classes.containsKey(name) : defines.containsKey(name)) {
                return true;
            }
        }
        return true;
    }

    private void read(Module module, String relative, List<Manifest> read) {
        Path file = module.manifests().resolve(relative + ".pp");
        if (loaded.contains(file)) {
            return;
        }
        Manifest manifest = manifest(snapshot, file, module.name());
        if (manifest != null) {
            loaded.add(file);
            importing.problems(manifest, false);
            read.add(manifest);
        }
    }

    private static String plain(String name) {
        String bare = name.startsWith("::") ? name.substring(2) : name;
        return bare.toLowerCase(Locale.ROOT);
    }
}
