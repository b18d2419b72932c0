package io.bindery.puppet.compile;

import io.bindery.puppet.function.Builtins;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.DataHints;
import io.bindery.puppet.load.DataKeys;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.syntax.tree.Variable;
import io.bindery.puppet.syntax.walk.Children;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import io.bindery.text.Spelling;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Guesses what the author meant, as hints for the message of a failed compile. The hints are computed only when they are
/// printed.
final class FailureHints {
    private static final int DEEPEST = 8;
    private static final Pattern POSITION = Pattern.compile("\\(file: ([^,)]+), line: (\\d+)");
    private static final Pattern MANIFEST = Pattern.compile("/([^/]+)/manifests/(.+)\\.pp$");
    private static final Pattern LOWER_REFERENCE = Pattern.compile("\\b([a-z][a-z0-9_]*)(\\[['\"][^'\"]+['\"]\\])");
    private static final Pattern TEMPLATE_CALL = Pattern.compile("epp\\(\\s*['\"]([^/'\"]+)/([^'\"]+)['\"]");
    private static final Pattern TEMPLATE_HEADER = Pattern.compile("^<%-?\\s*\\|(.*?)\\|", Pattern.DOTALL);
    private static final Pattern VARIABLE = Pattern.compile("\\$(\\w+)");
    private static final Pattern HEREDOC = Pattern.compile("@\\(\\s*\"?([^\":/)]+)");
    private static final List<String> CORE_TYPES = List.of(
            "augeas", "cron", "exec", "file", "filebucket", "group", "host", "mailalias", "mount", "notify", "package", "resources", "schedule",
            "selboolean", "selmodule", "service", "ssh_authorized_key", "sshkey", "stage", "tidy", "user", "yumrepo", "zfs", "zone", "zpool");

    /// A form of message, and the function that makes a hint from the names in it.
    private record Form(Pattern message, BiFunction<FailureHints, Matcher, @Nullable String> hint) {
        static Form of(String message, BiFunction<FailureHints, Matcher, @Nullable String> hint) {
            return new Form(Pattern.compile(message), hint);
        }
    }

    private static final List<Form> FORMS = List.of(
            Form.of("Could not find class (?:::)?(\\S+) for ", (hints, found) -> hints.unknownClass(found.group(1))),
            Form.of("Could not find declared class (\\S+)", (hints, found) -> hints.unknownClass(found.group(1))),
            Form.of("Unknown resource type: '([^']+)'", (hints, found) -> hints.unknownType(found.group(1))),
            Form.of("Resource type not found: (\\S+)", (hints, found) -> hints.unknownType(found.group(1).toLowerCase(Locale.ROOT))),
            Form.of("Unknown function: '([^']+)'", (hints, found) -> hints.unknownFunction(found.group(1))),
            Form.of("Could not find parent resource type '(?:::)?([^']+)' of type hostclass", (hints, found) -> hints.unknownClass(found.group(1))),
            Form.of("Unacceptable location\\. The name '([^']+)' is unacceptable in file '([^']+)'", (hints, found) -> misplaced(found.group(1), found.group(2))),
            Form.of("Duplicate declaration: Class\\[(\\S+?)\\] is already declared; cannot redeclare",
                    (hints, found) -> "declare the class with its parameters before anything includes it, or give the values as data under "
                            + found.group(1).toLowerCase(Locale.ROOT) + "::..."),
            Form.of("expects a match for Enum\\[(.*?)\\], got '(.*?)'",
                    (hints, found) -> Spelling.hint(found.group(2), List.of(found.group(1).replace("'", "").split(", ")))),
            Form.of("parameter '([^']+)' expects .* got Undef", (hints, found) -> "the value given is undef: is there a fact, key or variable of that name?"),
            Form.of("Did you try declaring a '(\\S+)' resource without a title",
                    (hints, found) -> "write the title and a colon after the brace: " + found.group(1) + " { 'TITLE':"),
            Form.of("lambda:\\s+has no parameter named '([^']+)'", (hints, found) -> hints.unknownTemplateParameter(found.group(1))),
            Form.of("epp\\(\\): Invalid EPP", (hints, found) -> "a tag of the template may not be closed: write %> where its code ends"),
            Form.of("Use of 'import' has been discontinued",
                    (hints, found) -> "all files of the environment's directory of manifests are read; for classes of modules write include NAME"),
            Form.of("The operator '\\+=' is no longer supported", (hints, found) -> "a variable has one value; write $more = $name + [...] and use $more"),
            Form.of("A substring operation does not accept a String as a character index", (hints, found) -> hints.lowerReference()),
            Form.of("Heredoc without end-tagged line", (hints, found) -> hints.heredoc()),
            Form.of("Class\\[([^\\]]+)\\]:\\s+has no parameter named '([^']+)'",
                    (hints, found) -> hints.unknownParameter(Blueprint.Kind.CLASS, found.group(1), found.group(2))),
            Form.of("(\\S+?)\\[.*?\\]:\\s+has no parameter named '([^']+)'",
                    (hints, found) -> hints.unknownParameter(Blueprint.Kind.DEFINE, found.group(1), found.group(2))),
            Form.of("no parameter named '([^']+)'.* on (\\S+?)\\[", (hints, found) -> hints.unknownAttribute(found.group(2), found.group(1))),
            Form.of("Unknown variable: '([^']+)'", (hints, found) -> hints.unknownVariable(found.group(1))),
            Form.of("Could not find resource '([^']+(?:\\[.*?\\])?)' for relationship", (hints, found) -> hints.undeclared(found.group(1))),
            Form.of("Could not find resource '([^']+(?:\\[.*?\\])?)'", (hints, found) -> hints.unknownResource(found.group(1))),
            Form.of("Could not find resource\\(s\\) (.+?) for overriding", (hints, found) -> hints.unknownResource(found.group(1))),
            Form.of("Could not find node statement with name 'default' or '([^']+)'", (hints, found) -> hints.unknownNode(found.group(1).split(",")[0])),
            Form.of("Could not find template '([^']+)'", (hints, found) -> hints.unknownFile(found.group(1), "templates")),
            Form.of("expects a value for parameter '([^']+)'",
                    (hints, found) -> "give it a value where it is declared, a default in the header, or data under its key"),
            Form.of("parameter '([^']+)' expects an? (?:Integer|Numeric|Float)\\S* value, got String",
                    (hints, found) -> "write the number without quotes: " + found.group(1) + " => 80"),
            Form.of("parameter '([^']+)' expects a Boolean value, got String", (hints, found) -> "write true or false without quotes"),
            Form.of("parameter '([^']+)' expects an? Array\\S* value, got String", (hints, found) -> "write a list: " + found.group(1) + " => ['...']"),
            Form.of("parameter '([^']+)' expects a String value, got (?:Integer|Float|Boolean)", (hints, found) -> "quote the value of " + found.group(1)),
            Form.of("Duplicate declaration: (\\S+?)\\[(.*?)\\] is already declared at \\(file: ([^,)]+), line: (\\d+)\\)",
                    (hints, found) -> "the other one stands at " + found.group(3) + ":" + found.group(4)
                            + "; give one of them another title, or move it to a class that both include"),
            Form.of("Cannot reassign variable '\\$?([^']+)'",
                    (hints, found) -> "a variable has one value in its scope; give the second one another name"),
            Form.of("Operator '\\[\\]' is not applicable to an Undef Value",
                    (hints, found) -> "the value before '[' is undef: a fact or key of that name does not exist; use .dig('name') where it may be missing"),
            Form.of("did not find a value for the name '([^']+)'", (hints, found) -> hints.unknownKey(found.group(1))),
            Form.of("The value '(.*?)' cannot be converted to Numeric", (hints, found) -> "to join texts write \"${a}${b}\"; + adds numbers, lists and hashes"),
            Form.of("Evaluation Error: Comparison of: (\\w+) \\S+ (\\w+), is not possible",
                    (hints, found) -> "convert one of them first: Integer($x) or String($x)"),
            Form.of("(has wrong type, .*|hiera\\.yaml version 3 .*)", (hints, found) -> DataHints.ofConfiguration(found.group())),
            Form.of("This Virtual Resource|Attempt to assign to a reserved variable name: '\\$?(\\w+)'",
                    (hints, found) -> "choose another name: $" + found.group(1) + " is set by Puppet itself"));

    private final String message;
    private final @Nullable SourceFile file;
    private final Snapshot snapshot;
    private final List<String> resources;
    private final Set<String> facts;

    /// @param file the manifest that the message is about; null if none is known
    /// @param resources the resources that were declared
    /// @param facts the names of the node's facts
    FailureHints(String message, @Nullable SourceFile file, Snapshot snapshot, List<String> resources, Set<String> facts) {
        this.message = message;
        this.file = file;
        this.snapshot = snapshot;
        this.resources = List.copyOf(resources);
        this.facts = Set.copyOf(facts);
    }

    /// The hints; empty if nothing is near.
    List<String> hints() {
        List<String> ofSyntax = ofSyntax();
        if (!ofSyntax.isEmpty()) {
            return ofSyntax;
        }
        for (Form form : FORMS) {
            Matcher found = form.message.matcher(message);
            if (found.find()) {
                String hint = form.hint.apply(this, found);
                return hint == null || hint.isEmpty() ? List.of() : List.of(hint);
            }
        }
        return List.of();
    }

    /// The parser's own hints, where the file cannot be parsed.
    private List<String> ofSyntax() {
        List<String> hints = new ArrayList<>();
        if (file != null && message.contains("yntax error")) {
            Parser.parse(file).diagnostics().forEach(diagnostic -> hints.addAll(diagnostic.hints()));
        }
        return hints;
    }

    private String unknownClass(String name) {
        String near = Spelling.hint(name, definitions(Blueprint.Kind.CLASS));
        if (!near.isEmpty()) {
            return near;
        }
        String plain = name.toLowerCase(Locale.ROOT);
        String module = plain.contains("::") ? plain.substring(0, plain.indexOf("::")) : plain;
        if (definitions(Blueprint.Kind.DEFINE).contains(plain)) {
            return "'" + plain + "' is a defined type, which is declared with a title: " + plain + " { 'title': }";
        }
        if (snapshot.module(module) == null) {
            return "there is no module '" + module + "' in " + snapshot.environment().modulepath() + Spelling.suggestion(module, modules());
        }
        String file = plain.equals(module) ? "init.pp" : plain.substring(module.length() + 2).replace("::", "/") + ".pp";
        return "the module '" + module + "' has no file manifests/" + file;
    }

    private static @Nullable String misplaced(String name, String file) {
        Matcher place = MANIFEST.matcher(file);
        if (!place.find()) {
            return null;
        }
        String stem = place.group(2);
        String expected = stem.equals("init") ? place.group(1) : place.group(1) + "::" + stem.replace("/", "::");
        return "this file is for " + expected + ": rename what it defines, or move " + name + " to a file of its own name";
    }

    /// The word before the bracket, at the line of the message.
    private @Nullable String lowerReference() {
        Matcher word = LOWER_REFERENCE.matcher(line());
        if (!word.find()) {
            return null;
        }
        String written = word.group(1).substring(0, 1).toUpperCase(Locale.ROOT) + word.group(1).substring(1) + word.group(2);
        return "references to resources begin with a capital: write " + written;
    }

    private @Nullable String heredoc() {
        String text = file == null ? "" : file.text();
        Matcher tag = HEREDOC.matcher(text);
        String last = null;
        int line = 0;
        while (tag.find()) {
            last = tag.group(1).strip();
            line = 1 + (int) text.substring(0, tag.start()).chars().filter(each -> each == '\n').count();
        }
        return last == null ? null : "line " + line + " begins a text that ends with a line of its tag only: " + last;
    }

    /// The parameters of a template stand in its first tag.
    private String unknownTemplateParameter(String name) {
        Matcher call = TEMPLATE_CALL.matcher(line());
        Module module = call.find() ? snapshot.module(call.group(1)) : null;
        String text = module == null ? null : snapshot.text(module.path().resolve("templates").resolve(call.group(2)));
        Matcher header = TEMPLATE_HEADER.matcher(text == null ? "" : text);
        List<String> known = new ArrayList<>();
        if (header.find()) {
            VARIABLE.matcher(header.group(1)).results().forEach(each -> known.add(each.group(1)));
        }
        String near = Spelling.hint(name, known);
        return near.isEmpty() && !known.isEmpty() ? "its parameters are " + String.join(", ", known) : near;
    }

    /// The line of the source that the message names, or an empty one.
    private String line() {
        Matcher position = POSITION.matcher(message);
        String text = position.find() ? snapshot.text(Path.of(position.group(1))) : null;
        return text == null ? "" : text.lines().skip(Integer.parseInt(position.group(2)) - 1L).findFirst().orElse("");
    }

    /// A relationship has no place in Puppet's message: looks for the reference in the manifests.
    private String undeclared(String name) {
        String hint = unknownResource(name);
        int bracket = name.indexOf('[');
        if (bracket < 0) {
            return hint;
        }
        Pattern written = Pattern.compile(
                Pattern.quote(name.substring(0, bracket)) + "\\s*\\[\\s*['\"]?" + Pattern.quote(name.substring(bracket + 1, name.length() - 1)) + "['\"]?\\s*\\]");
        for (Manifest manifest : snapshot.initialManifests()) {
            SourceFile source = manifest.file();
            Matcher found = written.matcher(source.text());
            if (found.find()) {
                return hint + "; it is named at " + source.name() + ":" + new Place(source, found.start(), found.end()).line();
            }
        }
        return hint;
    }

    private String unknownType(String name) {
        Set<String> known = new TreeSet<>(definitions(Blueprint.Kind.DEFINE));
        known.addAll(nativeTypes());
        String near = Spelling.hint(name, known);
        if (near.isEmpty() && definitions(Blueprint.Kind.CLASS).contains(name)) {
            return "'" + name + "' is a class: write include " + name;
        }
        int at = name.indexOf("::");
        boolean missing = near.isEmpty() && at > 0 && snapshot.module(name.substring(0, at)) == null;
        return missing ? "there is no module '" + name.substring(0, at) + "' in " + snapshot.environment().modulepath() : near;
    }

    private Set<String> nativeTypes() {
        Set<String> names = new TreeSet<>();
        CORE_TYPES.stream().filter(name -> snapshot.nativeType(name) != null).forEach(names::add);
        for (Module module : snapshot.modules()) {
            stems(module.path().resolve("lib/puppet/type"), ".rb", "", names, 0);
        }
        return names;
    }

    private String unknownFunction(String name) {
        Set<String> known = new TreeSet<>(Builtins.names());
        for (Module module : snapshot.modules()) {
            stems(module.path().resolve("lib/puppet/functions"), ".rb", "", known, 0);
            stems(module.path().resolve("lib/puppet/parser/functions"), ".rb", "", known, 0);
            stems(module.path().resolve("functions"), ".pp", module.name() + "::", known, 0);
        }
        String near = Spelling.hint(name, known);
        if (!near.isEmpty()) {
            return near;
        }
        return snapshot.module("stdlib") == null ? "if it is one of stdlib's: the module stdlib is not in " + snapshot.environment().modulepath() : "";
    }

    private String unknownParameter(Blueprint.Kind kind, String owner, String name) {
        Blueprint definition = definition(kind, owner.toLowerCase(Locale.ROOT));
        if (definition == null) {
            return "";
        }
        List<String> known = definition.parameters().stream().map(Parameter::name).toList();
        String near = Spelling.hint(name, known);
        return near.isEmpty() ? "its parameters are " + (known.isEmpty() ? "none" : String.join(", ", known)) : near;
    }

    private String unknownAttribute(String type, String name) {
        NativeType known = snapshot.nativeType(type.toLowerCase(Locale.ROOT));
        String near = known == null ? "" : Spelling.hint(name, known.attributes());
        String place = attributePlace(name);
        return place == null ? near : near.isEmpty() ? "it is written at " + place : near + " It is written at " + place;
    }

    // As Puppet does, the message has the line where the resource begins; the attribute may stand far below.
    private @Nullable String attributePlace(String name) {
        Matcher position = POSITION.matcher(message);
        String text = position.find() ? snapshot.text(Path.of(position.group(1))) : null;
        if (text == null) {
            return null;
        }
        int first = Integer.parseInt(position.group(2));
        List<Place> places = new ArrayList<>();
        attributes(Parser.parse(new SourceFile(position.group(1), text)).program().body(), name, places);
        return places.stream().filter(place -> place.line() >= first).findFirst().map(place -> position.group(1) + ":" + place.line()).orElse(null);
    }

    private static void attributes(Node node, String name, List<Place> places) {
        if (node instanceof Attribute.Operation operation && operation.name().equals(name)) {
            places.add(operation.place());
        }
        Children.each(node, child -> attributes(child, name, places));
    }

    private @Nullable String unknownVariable(String name) {
        Set<String> known = new TreeSet<>(facts);
        known.addAll(List.of("facts", "trusted", "server_facts", "title", "name", "module_name"));
        if (file != null) {
            variables(Parser.parse(file).program().body(), known);
        }
        String near = Spelling.nearest(name, known);
        if (near != null) {
            return "did you mean '$" + near + "'?";
        }
        int at = name.lastIndexOf("::");
        return at > 0 ? "if class " + name.substring(0, at) + " sets it, include that class before this line" : null;
    }

    private static void variables(Node node, Set<String> names) {
        switch (node) {
            case Parameter parameter -> names.add(parameter.name());
            case Assignment assignment when assignment.target() instanceof Variable variable && variable.name() instanceof Name name -> names.add(name.value());
            default -> {}
        }
        Children.each(node, child -> variables(child, names));
    }

    private String unknownResource(String name) {
        String near = Spelling.hint(name, resources);
        return near.isEmpty() ? "declare it, or take the reference away" : near;
    }

    private String unknownNode(String name) {
        Map<String, Blueprint> known = new TreeMap<>();
        for (Manifest manifest : snapshot.initialManifests()) {
            manifest.blueprints().stream().filter(each -> each.kind() == Blueprint.Kind.NODE && each.pattern() == null).forEach(each -> known.put(each.name(), each));
        }
        String near = Spelling.nearest(name, known.keySet());
        Blueprint meant = near == null ? null : known.get(near);
        Place place = meant == null ? null : meant.place();
        return meant == null
                ? "add node '" + name + "' { } or node default { } to the manifests"
                : "did you mean '" + meant.name() + "'" + (place == null ? "" : " of " + place.file().name() + ":" + place.line()) + "?";
    }

    private String unknownKey(String name) {
        String near = Spelling.hint(name, DataKeys.of(snapshot.environment(), snapshot.files()).names());
        return near.isEmpty() ? "add the key '" + name + "' to a data file, or give the lookup a default" : near;
    }

    private String unknownFile(String name, String kind) {
        int slash = name.indexOf('/');
        if (slash <= 0) {
            return "write 'MODULE/FILE': the file is looked for in the module's folder " + kind;
        }
        Module module = snapshot.module(name.substring(0, slash));
        if (module == null) {
            return "there is no module '" + name.substring(0, slash) + "'" + Spelling.suggestion(name.substring(0, slash), modules());
        }
        Set<String> known = new TreeSet<>();
        files(module.path().resolve(kind), name.substring(0, slash + 1), known, 0);
        String near = Spelling.hint(name, known);
        return near.isEmpty() ? "the file would be " + module.path().resolve(kind).resolve(name.substring(slash + 1)) : near;
    }

    private Set<String> modules() {
        Set<String> names = new TreeSet<>();
        snapshot.modules().forEach(module -> names.add(module.name()));
        return names;
    }

    /// The classes or defines that the environment and its modules define, by the names of their files.
    private Set<String> definitions(Blueprint.Kind kind) {
        Set<String> names = new TreeSet<>();
        for (Manifest manifest : snapshot.initialManifests()) {
            manifest.blueprints().stream().filter(each -> each.kind() == kind).forEach(each -> names.add(each.name()));
        }
        for (Module module : snapshot.modules()) {
            for (Path file : manifests(module.manifests(), 0)) {
                Manifest manifest = snapshot.manifest(file, module.name());
                if (manifest != null) {
                    manifest.blueprints().stream().filter(each -> each.kind() == kind).forEach(each -> names.add(each.name()));
                }
            }
        }
        return names;
    }

    private @Nullable Blueprint definition(Blueprint.Kind kind, String name) {
        int at = name.indexOf("::");
        Module module = snapshot.module(at < 0 ? name : name.substring(0, at));
        List<Manifest> places = new ArrayList<>(snapshot.initialManifests());
        if (module != null) {
            for (Path file : manifests(module.manifests(), 0)) {
                Manifest manifest = snapshot.manifest(file, module.name());
                if (manifest != null) {
                    places.add(manifest);
                }
            }
        }
        for (Manifest manifest : places) {
            for (Blueprint each : manifest.blueprints()) {
                if (each.kind() == kind && each.name().equals(name)) {
                    return each;
                }
            }
        }
        return null;
    }

    private List<Path> manifests(Path directory, int depth) {
        List<Path> found = new ArrayList<>();
        for (String name : depth > DEEPEST ? List.<String>of() : snapshot.names(directory)) {
            Path path = directory.resolve(name);
            if (name.endsWith(".pp")) {
                found.add(path);
            } else if (snapshot.isDirectory(path)) {
                found.addAll(manifests(path, depth + 1));
            }
        }
        return found;
    }

    private void stems(Path directory, String ending, String prefix, Set<String> names, int depth) {
        for (String name : depth > DEEPEST ? List.<String>of() : snapshot.names(directory)) {
            if (name.endsWith(ending)) {
                names.add(prefix + name.substring(0, name.length() - ending.length()));
            } else if (snapshot.isDirectory(directory.resolve(name))) {
                stems(directory.resolve(name), ending, prefix + name + "::", names, depth + 1);
            }
        }
    }

    private void files(Path directory, String prefix, Set<String> names, int depth) {
        for (String name : depth > DEEPEST ? List.<String>of() : snapshot.names(directory)) {
            if (snapshot.isDirectory(directory.resolve(name))) {
                files(directory.resolve(name), prefix + name + "/", names, depth + 1);
            } else {
                names.add(prefix + name);
            }
        }
    }
}
