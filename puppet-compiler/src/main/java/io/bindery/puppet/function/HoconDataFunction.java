package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `hocon_data`: the data of a file, for functions that extend it.
final class HoconDataFunction {
    static final Function FUNCTION = DataFileFunction.of("hocon_data");

    private HoconDataFunction() {}
}
