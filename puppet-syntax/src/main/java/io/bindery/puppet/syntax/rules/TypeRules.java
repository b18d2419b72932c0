package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.text.NameForms;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeDefinition;
import io.bindery.puppet.syntax.tree.TypeMapping;
import io.bindery.puppet.syntax.tree.TypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Type aliases, type mappings and return types.
record TypeRules(Findings findings) {
    void checkAlias(TypeAlias alias) {
        if (!NameForms.isTypeName(alias.name())) {
            findings.error(Issue.ILLEGAL_DEFINITION_NAME, alias, alias.name(), Labels.withArticle(alias));
        }
        checkReference(alias, alias.type());
    }

    void checkReturnType(Expression container, @Nullable Expression type) {
        if (type != null) {
            checkReference(container, type);
        }
    }

    private void checkReference(Expression container, Expression type) {
        Expression named = type instanceof Access access ? access.target() : type;
        if (!(named instanceof TypeName name)) {
            findings.error(
                    Issue.ILLEGAL_EXPRESSION,
                    type,
                    Labels.withCapitalArticle(type),
                    "a type reference",
                    Labels.withArticle(container));
        } else if (name.value().equalsIgnoreCase("plan")) {
            findings.deprecation(Issue.FUTURE_RESERVED_WORD, type, "plan");
        }
    }

    void checkDefinition(TypeDefinition definition) {
        findings.error(Issue.UNSUPPORTED_EXPRESSION, definition, Labels.withArticle(definition));
    }

    /// `type Runtime[language, name] = Type`, or patterns with replacements on both sides.
    void checkMapping(TypeMapping mapping) {
        if (!(mapping.type() instanceof Access access
                && access.target() instanceof TypeName name
                && name.value().equals("Runtime"))) {
            findings.error(Issue.UNSUPPORTED_EXPRESSION, mapping, Labels.withArticle(mapping));
            return;
        }
        boolean pattern = access.keys().size() == 2 && isReplacement(access.keys().get(1));
        boolean legal = pattern ? isReplacement(mapping.mapping()) : isType(mapping.mapping());
        if (!legal) {
            Issue issue = pattern ? Issue.ILLEGAL_REGEXP_TYPE_MAPPING : Issue.ILLEGAL_SINGLE_TYPE_MAPPING;
            findings.error(issue, mapping, Labels.withCapitalArticle(mapping));
        }
    }

    /// `[/pattern/, 'replacement']`
    private static boolean isReplacement(Expression expression) {
        if (!(expression instanceof LiteralList list)) {
            return false;
        }
        List<Expression> elements = list.elements();
        return elements.size() == 2
                && elements.get(0) instanceof LiteralRegex
                && elements.get(1) instanceof LiteralString;
    }

    private static boolean isType(Expression expression) {
        return (expression instanceof Access access ? access.target() : expression) instanceof TypeName;
    }
}
