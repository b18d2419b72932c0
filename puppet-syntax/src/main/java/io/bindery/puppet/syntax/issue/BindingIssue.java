package io.bindery.puppet.syntax.issue;

import io.bindery.text.NumberedCode;

/// The errors in `site` and `bindings` that can be found from the text alone.
public enum BindingIssue implements NumberedCode {
    SITE_NOT_AT_TOP(
            "B109", "'site' may only be used at the top level of an initial manifest or the environments manifest"),
    ITEM_NOT_ALLOWED("B112", "'{0}' is not allowed in {1}"),
    STRAY_STATEMENT(
            "B304", "Only when, bind, multibind, rebind, include and exclude are allowed in bindings; found {0}"),
    NOT_AT_TOP("B306", "Bindings may only be defined at top level"),
    OPTION_NOT_APPLICABLE("B320", "Option '{0}' can not be used with {1}"),
    ABSTRACT_WITH_PRODUCER("B321", "An abstract binding can not have a producer"),
    ABSTRACT_PARAMETERS("B322", "Parameters can not be bound abstractly"),
    ILLEGAL_NAME("B323", "Illegal binding name '{0}': {1}"),
    INSTANCE_REFERENCE("B326", "An instance reference {0} can not be rebound to another type"),
    REBIND_WITH_PRODUCER("B327", "{0} does not accept a producer"),
    ABSTRACT_VARIABLES("B329", "Abstract variables must be given as a name or an array of names"),
    NO_KEY("B330", "bind needs a key, or a multibind id given with 'in'"),
    WRONG_ARROW("B334", "bind dependency accepts -> and ~> only"),
    MODIFIED_CONTRIBUTION("B336", "A contribution to a multibind can not be {0}"),
    MULTIBIND_PRODUCER("B337", "A multibind accepts 'to producer' only"),
    PARAMETER_TWICE("B339", "Parameter '{0}' is given twice");

    private final String number;
    private final String template;

    BindingIssue(String number, String template) {
        this.number = number;
        this.template = template;
    }

    @Override
    public String number() {
        return number;
    }

    @Override
    public String template() {
        return template;
    }
}
