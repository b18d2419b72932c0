package io.bindery.puppet.load;

import io.bindery.files.RefusedFileException;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.rules.HeredocSyntax;
import io.bindery.puppet.syntax.rules.ManifestRole;
import io.bindery.puppet.syntax.rules.Validator;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.regex.RubyRegex;
import io.bindery.text.Diagnostic;
import io.bindery.text.Severity;
import io.bindery.text.SourceFile;
import io.bindery.text.SourceReader;
import io.bindery.text.UnreadableSource;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Parses and checks files of an environment.
final class ManifestReader {
    private final FileTree files;
    private final ValidatorSettings settings;
    private final String variant;

    ManifestReader(FileTree files, Environment environment, Strictness strict) {
        this.files = files;
        Path manifest = environment.manifest();
        this.settings = new ValidatorSettings(
                strict,
                manifest == null ? "" : manifest.toString(),
                environment.modulepath().stream().map(Path::toString).toList());
        this.variant = "/" + strict + ":" + manifest + ":" + environment.modulepath();
    }

    private ManifestReader(FileTree files, ValidatorSettings settings) {
        this.files = files;
        this.settings = settings;
        this.variant = "/" + settings.strict();
    }

    /// Reads the environments manifest, which chooses the environments of nodes.
    static Manifest environments(FileTree files, Path file) {
        return new ManifestReader(files, ValidatorSettings.PLAIN.withRole(ManifestRole.ENVIRONMENTS)).read(file, "");
    }

    /// What the findings about a file depend on, apart from the file.
    String variant(String module) {
        return module + variant;
    }

    /// A program given as text.
    Manifest code(String program) {
        ManifestReader initial = new ManifestReader(files, settings.withRole(ManifestRole.INITIAL));
        return initial.parse(new SourceFile("", program), "");
    }

    /// A program that is no manifest of the environment.
    Manifest program(SourceFile source) {
        return parse(source, "");
    }

    /// @throws LoadError in Ruby's words where it cannot be read or is no text
    Manifest read(Path file, String module) {
        return parse(source(file), module);
    }

    private SourceFile source(Path file) {
        if (files.isDirectory(file)) {
            throw new LoadError("Is a directory @ io_fread - " + file);
        }
        try {
            byte[] bytes = files.bytes(file);
            return SourceReader.decode(bytes == null ? new byte[0] : bytes, file.toString());
        } catch (UncheckedIOException unreadable) {
            if (unreadable.getCause() instanceof RefusedFileException) {
                throw LoadError.unreadable(unreadable);
            }
            boolean denied = unreadable.getCause() instanceof AccessDeniedException;
            throw new LoadError((denied ? "Permission denied @ rb_sysopen - " : "Input/output error @ io_fread - ") + file);
        } catch (UnreadableSource strange) {
            throw new LoadError(strange.reason());
        }
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
