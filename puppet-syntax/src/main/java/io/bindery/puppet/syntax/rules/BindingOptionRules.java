package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.BindingIssue;
import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import org.jspecify.annotations.Nullable;

/// Checks which options are allowed in which statement of bindings.
record BindingOptionRules(Findings findings) {
    void check(BindingStatement.Bind bind) {
        String what = bind.multibindId() != null ? "a contribution to a multibind" : "a binding";
        for (Attribute.Operation option : bind.options()) {
            boolean fits = !bind.modifiers().isAbstract() && fitsProducer(option.name(), bind.producer());
            require(fits, option, bind.modifiers().isAbstract() ? "an abstract binding" : what);
        }
    }

    private void require(boolean fits, Attribute.Operation option, String what) {
        if (!fits) {
            findings.error(BindingIssue.OPTION_NOT_APPLICABLE, option.place(), option.name(), what);
        }
    }

    private static boolean fitsProducer(String option, BindingStatement.@Nullable Producer producer) {
        return switch (option) {
            case "producer_args", "singleton" -> producer != null;
            case "select_result" -> producer != null && producer.expression() instanceof ResourceQuery;
            default -> false;
        };
    }

    void check(BindingStatement.Multibind bind) {
        for (Attribute.Operation option : bind.options()) {
            boolean fits = !bind.modifiers().isAbstract() && fitsMultibind(option.name());
            require(fits, option, bind.modifiers().isAbstract() ? "an abstract multibind" : "a multibind");
        }
    }

    private static boolean fitsMultibind(String option) {
        return switch (option) {
            case "combinator", "producer_args", "singleton", "uniq", "flatten" -> true;
            case "conflict_resolution", "priority_on_named", "priority_on_unnamed" -> true;
            default -> false;
        };
    }

    void check(BindingStatement.BindParameters bind) {
        boolean hash = bind.producer().expression() instanceof LiteralHash;
        String what = hash ? "parameters given as a hash" : "parameters";
        for (Attribute.Operation option : bind.options()) {
            boolean fits = option.name().equals("map") ? !hash : fitsProducer(option.name(), bind.producer());
            require(fits, option, what);
        }
    }
}
