package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `find_file`: the path of the first of the named files that exists.
final class FindFileFunction {
    static final Function FUNCTION = ModuleFiles.function("find_file", "files");

    private FindFileFunction() {}
}
