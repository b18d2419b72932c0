package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `find_file`: the path of the first of these files that is there.
final class FindFileFunction {
    static final Function FUNCTION = ModuleFiles.function("find_file", "files");

    private FindFileFunction() {}
}
