package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.ResourceBody;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.TypeName;
import org.jspecify.annotations.Nullable;

/// Resources, their attributes, and collectors.
record ResourceRules(Findings findings) {
    void checkStatement(ResourceStatement resource) {
        boolean isClass = resource.type() instanceof Name name && name.value().equals("class");
        if (isClass && resource.form() != ResourceStatement.Form.REGULAR) {
            findings.error(Issue.CLASS_NOT_VIRTUALIZABLE, resource);
        }
    }

    /// Defaults and overrides are neither virtual nor exported.
    void checkForm(ResourceStatement.Form form, Expression expression) {
        if (form != ResourceStatement.Form.REGULAR) {
            findings.error(Issue.NOT_VIRTUALIZEABLE, expression);
        }
    }

    void checkBody(ResourceBody body) {
        boolean seen = false;
        for (Attribute attribute : body.attributes()) {
            if (attribute instanceof Attribute.Splat) {
                if (seen) {
                    findings.error(Issue.MULTIPLE_ATTRIBUTES_UNFOLD, attribute);
                }
                seen = true;
            }
        }
    }

    /// `+>` only adds to what is there already.
    void checkAppend(Attribute.Operation attribute, @Nullable Node parent) {
        if (attribute.appends()
                && parent != null
                && !(parent instanceof Collector)
                && !(parent instanceof ResourceOverride)) {
            findings.error(
                    Issue.ILLEGAL_ATTRIBUTE_APPEND, attribute, attribute.name(), Labels.withArticle(parent));
        }
    }

    void checkCollector(Collector collector) {
        if (!(collector.type() instanceof TypeName)) {
            findings.error(
                    Issue.ILLEGAL_EXPRESSION,
                    collector.type(),
                    Labels.withCapitalArticle(collector.type()),
                    "type name",
                    Labels.withArticle(collector));
        }
    }
}
