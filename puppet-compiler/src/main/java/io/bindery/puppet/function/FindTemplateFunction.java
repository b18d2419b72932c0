package io.bindery.puppet.function;

/// `find_template`: the path of the first of these templates that is there.
final class FindTemplateFunction {
    static final Function FUNCTION = ModuleFiles.function("find_template", "templates");

    private FindTemplateFunction() {}
}
