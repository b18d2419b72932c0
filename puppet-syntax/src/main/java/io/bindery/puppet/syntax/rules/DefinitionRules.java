package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.text.NameForms;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeDefinition;
import io.bindery.puppet.syntax.tree.TypeMapping;
import io.bindery.text.SourceFile;
import java.util.List;
import java.util.Set;

/// Checks the places and names of definitions.
record DefinitionRules(Findings findings, Ancestors ancestors, ModuleLayout layout) {
    private static final Set<String> TYPE_NAMES = Set.of(
            "type", "any", "unit", "scalar", "boolean", "numeric", "integer", "float", "collection", "array", "hash",
            "tuple", "struct", "variant", "optional", "enum", "regexp", "pattern", "runtime", "init", "object",
            "sensitive", "semver", "semverrange", "string", "timestamp", "timespan", "typeset");

    /// In a module's file nothing but definitions may stand at the top.
    void checkTopConstructs(Program program) {
        if (program.body() instanceof Nop || !layout.governs(program.file().name())) {
            return;
        }
        List<Expression> constructs =
                program.body() instanceof Block block ? block.statements() : List.of(program.body());
        for (Expression construct : constructs) {
            if (!isModuleConstruct(construct) && !hasItsOwnRules(construct, program)) {
                findings.error(
                        Issue.ILLEGAL_TOP_CONSTRUCT_LOCATION, construct, "This " + Labels.label(construct));
            }
        }
    }

    private static boolean isModuleConstruct(Expression construct) {
        return construct instanceof ClassDefinition
                || construct instanceof DefineDefinition
                || construct instanceof FunctionDefinition
                || construct instanceof TypeAlias
                || construct instanceof TypeMapping
                || construct instanceof TypeDefinition;
    }

    /// `site` is refused by rules of its own, and bindings have files of their own.
    private boolean hasItsOwnRules(Expression construct, Program program) {
        return construct instanceof SiteStatement
                || construct instanceof BindingsDefinition && layout.isForBindings(program.file().name());
    }

    /// A class, define or function.
    void checkNamed(Expression definition, String name) {
        checkLevel(definition);
        if (!NameForms.isDefinitionName(name)) {
            findings.error(Issue.ILLEGAL_DEFINITION_NAME, definition, name, Labels.withArticle(definition));
        }
        SourceFile file = definition.place().file();
        if (!file.name().isEmpty() && !layout.allows(file.name(), name)) {
            findings.error(Issue.ILLEGAL_DEFINITION_LOCATION, definition, name, file.name());
        }
        if (TYPE_NAMES.contains(name)) {
            findings.error(Issue.RESERVED_TYPE_NAME, definition, name, Labels.withArticle(definition));
        }
        if (name.equals("plan")) {
            findings.deprecation(Issue.FUTURE_RESERVED_WORD, definition, name);
        }
    }

    /// Definitions stand at the top or in classes; functions and types at the very top.
    void checkLevel(Expression definition) {
        int level = 0;
        while (true) {
            Node around = ancestors.above(level++);
            if (around == null || around instanceof ClassDefinition) {
                return;
            }
            if (!(around instanceof Block)) {
                findings.error(Issue.NOT_TOP_LEVEL, definition);
                return;
            }
            if (ancestors.above(level) != null && isAbsolute(definition)) {
                findings.error(Issue.NOT_ABSOLUTE_TOP_LEVEL, definition, Labels.withCapitalArticle(definition));
                return;
            }
        }
    }

    private static boolean isAbsolute(Expression definition) {
        return definition instanceof FunctionDefinition
                || definition instanceof TypeAlias
                || definition instanceof TypeDefinition;
    }
}
