package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `json_data`: the data of a file, for functions that extend it.
final class JsonDataFunction {
    static final Function FUNCTION = DataFileFunction.of("json_data");

    private JsonDataFunction() {}
}
