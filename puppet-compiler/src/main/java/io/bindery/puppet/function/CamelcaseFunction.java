package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import java.util.Arrays;
import java.util.stream.Collectors;

/// `camelcase`: converts `some_name` to `SomeName`.
final class CamelcaseFunction {
    static final Function FUNCTION = TextFunction.of("camelcase", CamelcaseFunction::camelcase);

    private CamelcaseFunction() {}

    static String camelcase(String text) {
        return Arrays.stream(text.split("_")).map(RubyString::capitalize).collect(Collectors.joining());
    }
}
