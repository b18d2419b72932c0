package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;

/// `validate_ip_address`.
final class ValidateIpAddress {
    static final Body BODY = body("validate_ip_address", "IP", true, true);
    static final Function FUNCTION = Deprecation.validation("validate_ip_address", "Stdlib::Compat::Ip_Address", BODY);

    private ValidateIpAddress() {}

    static Body body(String name, String kind, boolean version4, boolean version6) {
        return Validations.each(
                name,
                value -> IsIpAddress.matches(value, version4, version6),
                value -> RubyText.inspect(value)
                        + (value instanceof Str ? " is not a valid " + kind + " address." : " is not a string."));
    }
}
