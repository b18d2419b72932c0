package io.bindery.puppet.function;

/// `hocon_data`: the data of a file, for functions that add to it.
final class HoconDataFunction {
    static final Function FUNCTION = DataFileFunction.of("hocon_data");

    private HoconDataFunction() {}
}
