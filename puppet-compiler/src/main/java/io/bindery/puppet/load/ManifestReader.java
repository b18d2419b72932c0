package io.bindery.puppet.load;

import io.bindery.puppet.syntax.ClassDefinition;
import io.bindery.puppet.syntax.DefineDefinition;
import io.bindery.puppet.syntax.Expression;
import io.bindery.puppet.syntax.HeredocSyntax;
import io.bindery.puppet.syntax.Issue;
import io.bindery.puppet.syntax.LiteralDefault;
import io.bindery.puppet.syntax.LiteralRegex;
import io.bindery.puppet.syntax.LiteralString;
import io.bindery.puppet.syntax.ManifestRole;
import io.bindery.puppet.syntax.Name;
import io.bindery.puppet.syntax.NodeDefinition;
import io.bindery.puppet.syntax.ParseResult;
import io.bindery.puppet.syntax.Parser;
import io.bindery.puppet.syntax.Strictness;
import io.bindery.puppet.syntax.Validator;
import io.bindery.puppet.syntax.ValidatorSettings;
import io.bindery.regex.RubyRegex;
import io.bindery.text.Diagnostic;
import io.bindery.text.Severity;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Parses and checks files of an environment.
final class ManifestReader {
    private final FileTree files;
    private final ValidatorSettings settings;

    ManifestReader(FileTree files, Environment environment, Strictness strict) {
        this.files = files;
        Path manifest = environment.manifest();
        this.settings = new ValidatorSettings(
                strict,
                manifest == null ? "" : manifest.toString(),
                environment.modulepath().stream().map(Path::toString).toList());
    }

    private ManifestReader(FileTree files, ValidatorSettings settings) {
        this.files = files;
        this.settings = settings;
    }

    /// Reads the manifest that says which environments there are.
    static Manifest environments(FileTree files, Path file) {
        return new ManifestReader(files, ValidatorSettings.PLAIN.withRole(ManifestRole.ENVIRONMENTS)).read(file, "");
    }

    /// What the findings about a file depend on, apart from the file.
    String variant(String module) {
        return module + "/" + settings.strict();
    }

    /// A program given as text.
    Manifest code(String program) {
        ManifestReader initial = new ManifestReader(files, settings.withRole(ManifestRole.INITIAL));
        return initial.parse(new SourceFile("", program), "");
    }

    Manifest read(Path file, String module) {
        String text = files.text(file);
        return parse(new SourceFile(file.toString(), text == null ? "" : text), module);
    }

    private Manifest parse(SourceFile source, String module) {
        ParseResult result = Parser.parse(source);
        List<Diagnostic> problems = Validator.check(result, settings);
        boolean textOnly = !problems.isEmpty() && problems.getLast().code() == Issue.EXTERNAL_SYNTAX;
        List<Diagnostic> others = textOnly ? Validator.check(result, settings.withoutTexts()) : problems;
        List<HeredocSyntax.Complaint> texts = textOnly ? HeredocSyntax.complaints(result.program().body()) : List.of();
        if (others.stream().anyMatch(problem -> problem.severity() == Severity.ERROR)) {
            return new Manifest(
                    source, result.program().body(), List.of(), List.of(), result.program().configuration(), problems, texts, others);
        }
        List<Blueprint> blueprints = new ArrayList<>();
        List<Expression> definitions = new ArrayList<>();
        for (Expression definition : result.program().definitions()) {
            switch (definition) {
                case ClassDefinition found -> blueprints.add(Blueprint.of(found, module));
                case DefineDefinition found -> blueprints.add(Blueprint.of(found, module));
                case NodeDefinition found -> nodes(found, module, blueprints);
                default -> definitions.add(definition);
            }
        }
        return new Manifest(
                source, result.program().body(), blueprints, definitions, result.program().configuration(), problems, texts, others);
    }

    private static void nodes(NodeDefinition definition, String module, List<Blueprint> blueprints) {
        for (Expression match : definition.matches()) {
            blueprints.add(
                    switch (match) {
                        case LiteralRegex regex -> Blueprint.node(RubyRegex.compile(regex.pattern()), definition, module);
                        case LiteralDefault any -> Blueprint.node("default", definition, module);
                        case LiteralString text -> Blueprint.node(text.value(), definition, module);
                        case Name name -> Blueprint.node(name.value(), definition, module);
                        default -> Blueprint.node(match.place().text(), definition, module);
                    });
        }
    }
}
