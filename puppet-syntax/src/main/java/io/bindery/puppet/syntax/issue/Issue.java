package io.bindery.puppet.syntax.issue;

import io.bindery.text.Code;

/// All errors and warnings about a manifest before its evaluation, with Puppet's messages.
///
/// `{0}`, `{1}` and `{2}` stand for the arguments of [#text].
public enum Issue implements Code {
    SYNTAX_ERROR("Syntax error at {0}"),
    /// Complaints of the grammar itself; the whole text is the argument.
    GRAMMAR("{0}"),
    NESTING_TOO_DEEP("Nesting is too deep: more than {0} levels"),
    INTERNAL_NUMBER("Internal Error, NUMBER token does not contain a valid number, {0}"),

    ILLEGAL_CLASS_REFERENCE("Illegal class reference"),
    ILLEGAL_FULLY_QUALIFIED_CLASS_REFERENCE("Illegal fully qualified class reference"),
    ILLEGAL_FULLY_QUALIFIED_NAME("Illegal fully qualified name"),
    ILLEGAL_NUMBER("Illegal number '{0}'"),
    INVALID_HEX_NUMBER("Not a valid hex number {0}"),
    INVALID_OCTAL_NUMBER("Not a valid octal number {0}"),
    INVALID_DECIMAL_NUMBER("Not a valid decimal number {0}"),
    ILLEGAL_UNICODE_ESCAPE(
            "Unicode escape '\\u' was not followed by 4 hex digits or 1-6 hex digits in {} or was > 10ffff"),
    UNRECOGNIZED_ESCAPE("Unrecognized escape sequence '\\{0}'"),
    UNCLOSED_QUOTE("Unclosed quote after {0} followed by '{1}'"),
    UNCLOSED_MLCOMMENT("Unclosed multiline comment"),
    ILLEGAL_REGEX("{0}"),
    ILLEGAL_BOM("Illegal {0} Byte Order mark at beginning of input: {1} - remove these from the puppet source"),
    EPP_UNBALANCED_TAG("Unbalanced epp tag, reached <eof> without closing tag."),
    EPP_UNBALANCED_COMMENT("Reaching end after opening <%# without seeing %>"),
    EPP_UNBALANCED_EXPRESSION("Unbalanced embedded expression - opening <% and reaching end of input"),
    HEREDOC_UNCLOSED_PARENTHESIS("Unclosed parenthesis after '@(' followed by '{0}'"),
    HEREDOC_WITHOUT_END_TAGGED_LINE("Heredoc without end-tagged line"),
    HEREDOC_INVALID_ESCAPE("Invalid heredoc escape char. Only t, r, n, s,  u, L, $ allowed. Got '{0}'"),
    HEREDOC_INVALID_SYNTAX("Invalid syntax in heredoc expected @(endtag[:syntax][/escapes])"),
    HEREDOC_WITHOUT_TEXT("Heredoc without any following lines of text"),
    HEREDOC_EMPTY_ENDTAG("Heredoc with an empty endtag"),
    HEREDOC_MULTIPLE_AT_ESCAPES("An escape char for @() may only appear once. Got '{0}'"),

    NOT_TOP_LEVEL("Classes, definitions, and nodes may only appear at toplevel or inside other classes"),
    NOT_ABSOLUTE_TOP_LEVEL("{0} may only appear at toplevel"),
    CROSS_SCOPE_ASSIGNMENT("Illegal attempt to assign to '{0}'. Cannot assign to variables in other namespaces"),
    ILLEGAL_ASSIGNMENT("Illegal attempt to assign to '{0}'. Not an assignable reference"),
    ILLEGAL_NUMERIC_ASSIGNMENT(
            "Illegal attempt to assign to the numeric match result variable '${0}'. Numeric variables are not assignable"),
    ILLEGAL_ASSIGNMENT_CONTEXT("Assignment not allowed here"),
    ILLEGAL_INDEXED_ASSIGNMENT("Illegal attempt to assign via [index/key]. Not an assignable reference"),
    ILLEGAL_NUMERIC_PARAMETER(
            "The numeric parameter name '${0}' cannot be used (clashes with numeric match result variables)"),
    APPENDS_DELETES_NO_LONGER_SUPPORTED(
            "The operator '{0}' is no longer supported. See http://links.puppet.com/remove-plus-equals"),
    NOT_RVALUE("Invalid use of expression. {0} does not produce a value"),
    ILLEGAL_ATTRIBUTE_APPEND("Illegal +> operation on attribute {0}. This operator can not be used in {1}"),
    ILLEGAL_SINGLE_TYPE_MAPPING("Illegal type mapping. Expected a Type on the left side, got {0}"),
    ILLEGAL_REGEXP_TYPE_MAPPING("Illegal type mapping. Expected a Tuple[Regexp,String] on the left side, got {0}"),
    ILLEGAL_PARAM_NAME(
            "Illegal parameter name. The given name '{0}' does not conform to the naming rule /^[a-z_]\\w*$/"),
    ILLEGAL_VAR_NAME(
            "Illegal variable name, The given name '{0}' does not conform to the naming rule /^((::)?[a-z]\\w*)*((::)?[a-z_]\\w*)$/"),
    ILLEGAL_NUMERIC_VAR_NAME(
            "Illegal numeric variable name, The given name '{0}' must be a decimal value if it starts with a digit 0-9"),
    ILLEGAL_HOSTNAME_CHARS(
            "The hostname '{0}' contains illegal characters (only letters, digits, '_', '-', and '.' are allowed)"),
    ILLEGAL_HOSTNAME_INTERPOLATION("An interpolated expression is not allowed in a hostname of a node"),
    ILLEGAL_EXPRESSION("Illegal expression. {0} is unacceptable as {1} in {2}"),
    ILLEGAL_QUERY_EXPRESSION("Illegal query expression. {0} cannot be used in a query"),
    NOT_VIRTUALIZEABLE("Resource Defaults are not virtualizable"),
    CLASS_NOT_VIRTUALIZABLE("Classes are not virtualizable"),
    UNSUPPORTED_EXPRESSION("Expressions of type {0} are not supported in this version of Puppet"),
    ILLEGAL_DEFINITION_NAME("Unacceptable name. The name '{0}' is unacceptable as the name of {1}"),
    ILLEGAL_DEFINITION_LOCATION("Unacceptable location. The name '{0}' is unacceptable in file '{1}'"),
    ILLEGAL_TOP_CONSTRUCT_LOCATION("{0} is unacceptable as a top level construct in this location"),
    CAPTURES_REST_NOT_LAST("Parameter ${0} is not last, and has 'captures rest'"),
    CAPTURES_REST_NOT_SUPPORTED("Parameter ${0} has 'captures rest' - not supported in {1}"),
    ILLEGAL_EPP_PARAMETERS(
            "Ambiguous EPP parameter expression. Probably missing '<%-' before parameters to remove leading whitespace"),
    IDEM_EXPRESSION_NOT_LAST(
            "This {0} has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)"),
    RESOURCE_WITHOUT_TITLE("This expression is invalid. Did you try declaring a '{0}' resource without a title?"),
    IDEM_NOT_ALLOWED_LAST(
            "This {0} has no effect. {1} can not end with a value-producing expression without other effect"),
    RESERVED_WORD("Use of reserved word: {0}, must be quoted if intended to be a String value"),
    FUTURE_RESERVED_WORD("Use of future reserved word: '{0}'"),
    RESERVED_TYPE_NAME("The name: '{0}' is already defined by Puppet and can not be used as the name of {1}."),
    ILLEGAL_NODE_INHERITANCE(
            "Node inheritance is not supported in Puppet >= 4.0.0. See http://links.puppet.com/puppet-node-inheritance-deprecation"),
    DUPLICATE_PARAMETER("The parameter '{0}' is declared more than once in the parameter list"),
    DUPLICATE_KEY("The key '{0}' is declared more than once"),
    DUPLICATE_DEFAULT("This {0} already has a 'default' entry - this is a duplicate"),
    RESERVED_PARAMETER("The parameter ${0} redefines a built in parameter in {1}"),
    MULTIPLE_ATTRIBUTES_UNFOLD("Unfolding of attributes from Hash can only be used once per resource body"),
    NUMERIC_OVERFLOW("{0} resulted in a value outside of Puppet Integer {1} range, got '{2}'"),
    OVERRIDE_IGNORED("The word override has no effect on {0}"),
    EXTERNAL_SYNTAX("Invalid produced text having syntax: '{0}'. {1}");

    private final String template;

    Issue(String template) {
        this.template = template;
    }

    /// The message, with its arguments filled in.
    public String text(Object... arguments) {
        if (arguments.length == 0) {
            return template;
        }
        StringBuilder out = new StringBuilder(template.length() + 32);
        int from = 0;
        for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', open + 1)) {
            if (isArgument(open)) {
                out.append(template, from, open).append(arguments[template.charAt(open + 1) - '0']);
                from = open + 3;
            }
        }
        return out.append(template, from, template.length()).toString();
    }

    private boolean isArgument(int open) {
        return open + 2 < template.length()
                && template.charAt(open + 2) == '}'
                && Character.isDigit(template.charAt(open + 1));
    }
}
