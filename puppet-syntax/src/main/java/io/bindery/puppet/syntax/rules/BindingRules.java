package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.BindingIssue;
import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.text.Place;
import io.bindery.text.Spelling;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Checks the statements of bindings, as far as that is possible without knowing types.
final class BindingRules {
    private final Findings findings;
    private final BindingOptionRules options;

    BindingRules(Findings findings) {
        this.findings = findings;
        this.options = new BindingOptionRules(findings);
    }

    void check(BindingStatement statement) {
        switch (statement) {
            case BindingStatement.When _ -> {}
            case BindingStatement.Bind e -> checkBind(e);
            case BindingStatement.Multibind e -> checkMultibind(e);
            case BindingStatement.BindParameters e -> checkParameters(e);
            case BindingStatement.BindVariables e -> checkVariables(e);
            case BindingStatement.BindMap e -> checkMap(e);
            case BindingStatement.Rebind e -> checkRebind(e);
            case BindingStatement.BindDependency e -> checkDependency(e);
            case BindingStatement.Inclusion _ -> {}
            case BindingStatement.Stray e -> checkStray(e);
        }
    }

    private void checkBind(BindingStatement.Bind bind) {
        if (bind.multibindId() != null) {
            checkContribution(bind);
        } else if (bind.key() == null) {
            findings.error(BindingIssue.NO_KEY, bind.place());
        } else {
            checkName(bind.key());
            checkInstance(bind.key().type());
            checkAbstract(bind.modifiers(), bind.producer());
        }
        options.check(bind);
    }

    private void checkContribution(BindingStatement.Bind bind) {
        if (bind.modifiers().isAbstract()) {
            findings.error(BindingIssue.MODIFIED_CONTRIBUTION, bind.place(), "abstract");
        }
        if (bind.modifiers().override()) {
            findings.error(BindingIssue.MODIFIED_CONTRIBUTION, bind.place(), "override");
        }
    }

    private void checkName(BindingStatement.Key.Plain key) {
        LiteralString name = key.name();
        if (name == null) {
            return;
        }
        if (name.value().isEmpty()) {
            findings.error(BindingIssue.ILLEGAL_NAME, name.place(), name.value(), "must not be empty");
        } else if (name.value().startsWith("/")) {
            findings.error(
                    BindingIssue.ILLEGAL_NAME, name.place(), name.value(), "names starting with '/' are reserved");
        }
    }

    /// A type with arguments that is not one of Puppet's own types is a resource with its title.
    private void checkInstance(@Nullable Expression type) {
        if (type instanceof Access access
                && access.target() instanceof TypeName name
                && (name.value().equals("Resource") ? access.keys().size() > 1 : !TypeNames.isBuiltIn(name.value()))) {
            findings.error(BindingIssue.INSTANCE_REFERENCE, access.place(), access.place().text());
        }
    }

    private void checkAbstract(BindingStatement.Modifiers modifiers, BindingStatement.@Nullable Producer producer) {
        if (modifiers.isAbstract() && producer != null) {
            findings.error(BindingIssue.ABSTRACT_WITH_PRODUCER, producer.place());
        }
    }

    private void checkMultibind(BindingStatement.Multibind bind) {
        checkName(bind.key());
        checkAbstract(bind.modifiers(), bind.producer());
        BindingStatement.Producer producer = bind.producer();
        if (producer != null && !producer.delegated() && !bind.modifiers().isAbstract()) {
            findings.error(BindingIssue.MULTIBIND_PRODUCER, producer.place());
        }
        options.check(bind);
    }

    private void checkParameters(BindingStatement.BindParameters bind) {
        if (bind.modifiers().isAbstract()) {
            findings.error(BindingIssue.ABSTRACT_PARAMETERS, bind.place());
        }
        if (bind.producer().expression() instanceof LiteralHash hash) {
            checkTwice(hash);
        }
        options.check(bind);
    }

    private void checkTwice(LiteralHash hash) {
        Set<String> seen = new HashSet<>();
        for (LiteralHash.Entry entry : hash.entries()) {
            switch (entry.key()) {
                case Name name -> checkTwice(name.value(), seen, name.place());
                case LiteralString name -> checkTwice(name.value(), seen, name.place());
                default -> {}
            }
        }
    }

    private void checkTwice(String name, Set<String> seen, Place place) {
        if (!seen.add(name)) {
            findings.error(BindingIssue.PARAMETER_TWICE, place, name);
        }
    }

    private void checkVariables(BindingStatement.BindVariables bind) {
        BindingStatement.Producer producer = bind.producer();
        if (bind.modifiers().isAbstract() && (producer.delegated() || !areNames(producer.expression()))) {
            findings.error(BindingIssue.ABSTRACT_VARIABLES, producer.place());
        }
    }

    private static boolean areNames(Expression expression) {
        return expression instanceof LiteralList list
                ? list.elements().stream().allMatch(BindingRules::isName)
                : isName(expression);
    }

    private static boolean isName(Expression expression) {
        return expression instanceof LiteralString || expression instanceof Name;
    }

    private void checkMap(BindingStatement.BindMap bind) {
        Set<String> seen = new HashSet<>();
        for (Attribute.Operation name : bind.names()) {
            checkTwice(name.name(), seen, name.place());
        }
    }

    private void checkRebind(BindingStatement.Rebind bind) {
        if (bind.producer() != null) {
            findings.error(
                    BindingIssue.REBIND_WITH_PRODUCER,
                    bind.producer().place(),
                    bind.kind().words());
        }
        if (bind.modifiers().override()) {
            findings.warning(Issue.OVERRIDE_IGNORED, bind, bind.kind().words());
        }
        BindingStatement.Key bound = bind.target() == null ? bind.source() : bind.target();
        if (bound instanceof BindingStatement.Key.Plain key) {
            checkName(key);
        }
    }

    private void checkDependency(BindingStatement.BindDependency bind) {
        for (BindingStatement.Arrow arrow : bind.arrows()) {
            switch (arrow.operator()) {
                case BEFORE, NOTIFY -> {}
                case AFTER, SUBSCRIBE -> findings.error(BindingIssue.WRONG_ARROW, arrow.place());
            }
        }
    }

    private void checkStray(BindingStatement.Stray stray) {
        String found = stray.statement() instanceof Name(String word, Place _)
                ? "'" + word + "'" + Spelling.suggestion(word, BindingStatement.WORDS)
                : Labels.withArticle(stray.statement());
        findings.error(BindingIssue.STRAY_STATEMENT, stray.place(), found);
    }
}
