package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;

/// `import`: a former statement; its error names the replacement.
final class ImportFunction {
    static final Function FUNCTION = Function.named("import")
            .repeatedly("Any", "args")
            .with((call, arguments) -> {
                throw EvaluationError.atCall(
                        "Use of 'import' has been discontinued in favor of a manifest directory. See"
                                + " http://links.puppet.com/puppet-import-deprecation",
                        call.place());
            });

    private ImportFunction() {}
}
