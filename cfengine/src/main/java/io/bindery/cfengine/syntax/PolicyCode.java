package io.bindery.cfengine.syntax;

import io.bindery.text.Code;

/// Kinds of diagnostics about a policy.
public enum PolicyCode implements Code {
    /// The text does not follow the grammar.
    SYNTAX,
    MACRO,
    UNKNOWN_BUNDLE_TYPE,
    UNKNOWN_PROMISE_KIND,
    BUILT_IN_PROMISE_TYPE,
    UNKNOWN_ATTRIBUTE,
    UNKNOWN_FUNCTION,
    WRONG_TYPE,
    OUT_OF_RANGE,
    /// What the reader of a number or a mode says before the value is refused.
    UNREADABLE,
    TOO_MANY_ERRORS,
    CONTEXT_EXPRESSION,
    ONE_LINE_GUARD,
    DEPRECATED,
    /// Found when looking at the policy as a whole.
    DUPLICATE_BUNDLE,
    DUPLICATE_BODY,
    DUPLICATE_HANDLE,
    WRONG_PROMISE_TYPE,
    WRONG_ARITY,
    UNDEFINED_BODY,
    MISSING_COMMENT,
    VARIABLE_TYPES,
    VARIABLE_NAME,
    CLASS_EXPRESSIONS,
    RESERVED_NAME,
    TYPE_MISMATCH,
    CONFLICTING_ATTRIBUTES,
    PROMISE_SHAPE;

    /// Whole-policy problems are shown by line only, as they concern a statement and not a spot in it.
    public boolean concernsStatement() {
        return ordinal() >= DUPLICATE_BUNDLE.ordinal();
    }
}
