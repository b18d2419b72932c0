package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `yaml_data`: the data of a file, for functions that extend it.
final class YamlDataFunction {
    static final Function FUNCTION = DataFileFunction.of("yaml_data");

    private YamlDataFunction() {}
}
