package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;

/// `find_template`: the path of the first of these templates that is there.
final class FindTemplateFunction {
    static final Function FUNCTION = ModuleFiles.function("find_template", "templates");

    private FindTemplateFunction() {}
}
