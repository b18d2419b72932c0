package io.bindery.cfengine.syntax;

import io.bindery.cfengine.value.References;

/// The text of an `if` or `ifvarclass`, checked before its references are resolved.
///
/// As CFEngine does: it is enough if the text begins with an expression; the rest is not checked until the promise is evaluated.
final class ConditionText {
    private final String text;
    private int at;

    private ConditionText(String text) {
        this.text = text;
    }

    /// The offset of the error in an expression, or -1 if the text begins with a complete expression.
    static int refusedAt(String text) {
        ConditionText condition = new ConditionText(text);
        return condition.any() ? -1 : condition.at;
    }

    private boolean any() {
        if (!all()) {
            return false;
        }
        while (skip('|')) {
            skip('|');
            if (!all()) {
                return false;
            }
        }
        return true;
    }

    private boolean all() {
        if (!operand()) {
            return false;
        }
        while (skip('.') || skip('&')) {
            if (!operand()) {
                return false;
            }
        }
        return true;
    }

    private boolean operand() {
        skip('!');
        return skip('(') ? any() && skip(')') : name();
    }

    private boolean name() {
        int start = at;
        while (at < text.length()) {
            if (ClassExpression.isNamePart(text.charAt(at))) {
                at++;
            } else if (References.next(text, at, '$') == at || References.next(text, at, '@') == at) {
                at = References.end(text, at);
            } else {
                break;
            }
        }
        return at > start;
    }

    private boolean skip(char c) {
        boolean found = at < text.length() && text.charAt(at) == c;
        at += found ? 1 : 0;
        return found;
    }
}
