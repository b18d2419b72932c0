package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `find_template`: the path of the first of the named templates that exists.
final class FindTemplateFunction {
    static final Function FUNCTION = ModuleFiles.function("find_template", "templates");

    private FindTemplateFunction() {}
}
