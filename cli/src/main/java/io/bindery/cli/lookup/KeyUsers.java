package io.bindery.cli.lookup;

import io.bindery.cli.command.FactsFolder;
import io.bindery.data.JsonOutput;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.compile.Trace;
import io.bindery.puppet.compile.Witness;
import io.bindery.puppet.load.DataKeys;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.node.LookupFacts;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeLookup;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.syntax.walk.Children;
import io.bindery.puppet.value.Hash;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The users of a key: class parameters of its name, functions that look it up, data and templates that refer to it, and on request
/// the nodes whose catalogs ask for it.
final class KeyUsers {
    private static final Set<String> LOOKUPS = Set.of("lookup", "hiera", "hiera_array", "hiera_hash", "hiera_include");
    private static final int DEEPEST = 12;

    private final NodeCompiler nodes;
    private final LookupNode node;
    private final boolean json;
    private final FileTree files;
    private final List<User> users = new ArrayList<>();

    /// A place that uses the key.
    private record User(String kind, String name, String file, int line) {}

    KeyUsers(NodeCompiler nodes, LookupNode node, boolean json) {
        this.nodes = nodes;
        this.node = node;
        this.json = json;
        this.files = nodes.compiler().library().files();
    }

    /// Prints the users; the exit code is 0 if there is at least one.
    int print(String asked, @Nullable String nodesFrom, LookupLog log) {
        int dot = asked.indexOf('.');
        String key = dot < 0 ? asked : asked.substring(0, dot);
        Environment environment = new NodeLookup(nodes, node.request(files, log, false), false, log).environment();
        collect(environment, key);
        TreeSet<String> asking = new TreeSet<>();
        if (nodesFrom != null) {
            for (Path file : FactsFolder.files(Path.of(nodesFrom))) {
                asks(file, key, asking, log);
            }
        }
        System.out.print(json ? json(key, asking) : text(asking, nodesFrom != null));
        if (users.isEmpty() && asking.isEmpty()) {
            System.err.println("Nothing in the environment " + environment.name() + " uses the key '" + key + "'");
            return 1;
        }
        return 0;
    }

    private void collect(Environment environment, String key) {
        List<Path> roots = new ArrayList<>(environment.modulepath());
        if (environment.manifest() != null) {
            roots.add(environment.manifest());
        }
        List<Path> code = new ArrayList<>();
        roots.forEach(root -> find(root, code, 0));
        code.forEach(file -> inspect(file, key));
        Pattern reference = Pattern.compile("%\\{\\s*(?:lookup|hiera|alias)\\(\\s*['\"]" + Pattern.quote(key) + "(?:\\.[^'\"]*)?['\"]\\s*\\)\\s*\\}");
        DataKeys.of(environment, files).files().forEach(file -> search(file, "data", reference));
    }

    private void find(Path path, List<Path> found, int depth) {
        if (depth <= DEEPEST && files.isDirectory(path)) {
            files.names(path).forEach(name -> find(path.resolve(name), found, depth + 1));
        } else if (path.toString().matches(".*\\.(pp|epp|erb)")) {
            found.add(path);
        }
    }

    private void inspect(Path file, String key) {
        if (!file.toString().endsWith(".pp")) {
            search(file, "template", Pattern.compile("(?:lookup|hiera\\w*)['\"]?\\s*[,(]\\s*\\[?\\s*['\"]" + Pattern.quote(key) + "['\".]"));
            return;
        }
        String text = files.text(file);
        int at = key.lastIndexOf("::");
        if (text != null && (text.contains(key) || at > 0 && text.contains(key.substring(at + 2)))) {
            visit(Parser.parse(new SourceFile(file.toString(), text)).program().body(), key);
        }
    }

    private void visit(Node tree, String key) {
        switch (tree) {
            case ClassDefinition definition -> {
                for (Parameter parameter : definition.parameters()) {
                    if ((definition.name() + "::" + parameter.name()).equalsIgnoreCase(key)) {
                        add("parameter", "class " + definition.name() + ", parameter $" + parameter.name(), parameter.place());
                    }
                }
            }
            case Call call when call.functor() instanceof Name name && LOOKUPS.contains(name.value()) && !call.arguments().isEmpty() -> {
                boolean asked = call.arguments().getFirst() instanceof LiteralString text
                        && (text.value().equals(key) || text.value().startsWith(key + "."));
                if (asked) {
                    add("function", name.value() + "()", call.place());
                }
            }
            default -> {}
        }
        Children.each(tree, child -> visit(child, key));
    }

    private void add(String kind, String name, Place place) {
        users.add(new User(kind, name, place.file().name(), place.line()));
    }

    private void search(Path file, String kind, Pattern pattern) {
        String text = files.text(file);
        if (text != null) {
            SourceFile source = new SourceFile(file.toString(), text);
            Matcher matcher = pattern.matcher(text);
            while (matcher.find()) {
                users.add(new User(kind, kind, file.toString(), source.line(matcher.start())));
            }
        }
    }

    private void asks(Path file, String key, TreeSet<String> asking, LookupLog log) {
        Hash facts = new LookupFacts(files).given(file);
        String name = FactsFolder.name(file, facts);
        Set<String> keys = new TreeSet<>();
        try {
            Request request = nodes.assemble(node.request(files, log, name, facts, true), log);
            nodes.compiler().compileAll(request, (level, source, message) -> {}, Trace.NONE, new Witness() {
                @Override
                public void fact(String fact) {}

                @Override
                public void key(String looked) {
                    keys.add(looked);
                }
            });
        } catch (CompileError | LoadError failed) {
            System.err.println("Warning: " + failed.getMessage());
        }
        if (keys.contains(key)) {
            asking.add(name);
        }
    }

    private String text(Set<String> asking, boolean withNodes) {
        StringBuilder text = new StringBuilder();
        users.forEach(user -> text.append(user.file).append(':').append(user.line).append(": ").append(user.name).append('\n'));
        if (withNodes) {
            text.append("# ").append(asking.size()).append(asking.size() == 1 ? " node asks for it" : " nodes ask for it");
            text.append(asking.isEmpty() ? "" : ": " + String.join(", ", asking)).append('\n');
        }
        return text.toString();
    }

    private String json(String key, Set<String> asking) {
        JsonOutput out = new JsonOutput();
        out.beginObject().key("key").string(key).key("users").beginArray();
        for (User user : users) {
            out.beginObject().key("kind").string(user.kind).key("name").string(user.name);
            out.key("file").string(user.file).key("line").number(user.line).endObject();
        }
        out.endArray().key("nodes").beginArray();
        asking.forEach(out::string);
        return out.endArray().endObject() + "\n";
    }
}
