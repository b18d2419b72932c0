package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.text.NameForms;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Epp;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.syntax.walk.Children;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Checks parameters: their names, their defaults, and which of them may collect the remaining arguments.
record ParameterRules(Findings findings) {
    void check(Parameter parameter) {
        if (NameForms.isNumeric(parameter.name())) {
            findings.error(Issue.ILLEGAL_NUMERIC_PARAMETER, parameter, parameter.name());
        }
        if (!NameForms.isParameterName(parameter.name())) {
            findings.error(Issue.ILLEGAL_PARAM_NAME, parameter, parameter.name());
        }
        if (parameter.value() != null) {
            checkNoAssignment(parameter.value());
        }
    }

    /// No assignments in a default, unless inside a lambda, where they stay local.
    private void checkNoAssignment(Node node) {
        if (node instanceof Assignment) {
            findings.error(Issue.ILLEGAL_ASSIGNMENT_CONTEXT, node);
        } else if (!(node instanceof Lambda)) {
            Children.each(node, this::checkNoAssignment);
        }
    }

    /// Of a class or define.
    void checkDeclared(Expression definition, List<Parameter> parameters) {
        checkNoCapture(definition, parameters);
        checkUnique(parameters);
        for (Parameter parameter : parameters) {
            if (parameter.name().equals("name") || parameter.name().equals("title")) {
                String container = "the " + Labels.label(definition);
                findings.error(Issue.RESERVED_PARAMETER, parameter, parameter.name(), container);
            }
        }
    }

    void checkTemplate(Epp epp, List<Parameter> parameters) {
        checkNoCapture(epp, parameters);
        checkUnique(parameters);
    }

    private void checkNoCapture(Expression container, List<Parameter> parameters) {
        for (Parameter parameter : parameters) {
            if (parameter.capturesRest()) {
                findings.error(
                        Issue.CAPTURES_REST_NOT_SUPPORTED,
                        parameter,
                        parameter.name(),
                        Labels.withArticle(container));
            }
        }
    }

    void checkUnique(List<Parameter> parameters) {
        Set<String> seen = new HashSet<>();
        for (Parameter parameter : parameters) {
            if (!seen.add(parameter.name())) {
                findings.error(Issue.DUPLICATE_PARAMETER, parameter, parameter.name());
            }
        }
    }

    void checkCaptureLast(List<Parameter> parameters) {
        for (int i = 0; i < parameters.size() - 1; i++) {
            Parameter parameter = parameters.get(i);
            if (parameter.capturesRest()) {
                findings.error(Issue.CAPTURES_REST_NOT_LAST, parameter, parameter.name());
            }
        }
    }
}
