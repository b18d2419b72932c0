package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Undef;

/// `realize`: makes virtual resources part of the catalog.
final class RealizeFunction {
    static final Function FUNCTION = LegacyFunction.plain("realize", -2, (call, arguments) -> {
        call.catalog().realize(Arguments.flatten(arguments), call.scope());
        return Undef.UNDEF;
    });

    private RealizeFunction() {}
}
