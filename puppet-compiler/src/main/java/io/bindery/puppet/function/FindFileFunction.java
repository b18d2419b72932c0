package io.bindery.puppet.function;

/// `find_file`: the path of the first of these files that is there.
final class FindFileFunction {
    static final Function FUNCTION = ModuleFiles.function("find_file", "files");

    private FindFileFunction() {}
}
