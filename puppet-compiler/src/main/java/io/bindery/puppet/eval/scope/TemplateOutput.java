package io.bindery.puppet.eval.scope;

import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.eval.setting.Budget;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;

/// The output of a template while it is rendered. Once a secret was added to it, the whole output is a secret.
public final class TemplateOutput {
    private final StringBuilder text = new StringBuilder();
    private final Budget budget;
    private boolean secret;

    public TemplateOutput(Budget budget) {
        this.budget = budget;
    }

    public void append(String literal) {
        text.append(literal);
        budget.text(text.length());
    }

    public void append(Value value) {
        if (value instanceof Sensitive sensitive) {
            secret = true;
            Interpolation.append(text, sensitive.secret());
        } else {
            Interpolation.append(text, value);
        }
        budget.text(text.length());
    }

    public Value result() {
        Str rendered = Str.of(text.toString());
        return secret ? new Sensitive(rendered) : rendered;
    }
}
