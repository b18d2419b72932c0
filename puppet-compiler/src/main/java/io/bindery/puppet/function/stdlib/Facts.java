package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.Objects;

/// The facts of the node for functions of the current generation: by name, in nested hashes.
final class Facts {
    private Facts() {}

    /// The hash at a path.
    ///
    /// @throws EvaluationError in Ruby's words where it is not there
    static Hash hash(Call call, String... path) {
        Value found = value(call, path);
        if (found instanceof Hash hash) {
            return hash;
        }
        throw Checks.missingMethod("[]", found);
    }

    /// What is at a path, undef if its last step is missing.
    static Value value(Call call, String... path) {
        Value found = Objects.requireNonNullElse(call.scope().lookup("facts"), Undef.UNDEF);
        for (String step : path) {
            if (!(found instanceof Hash hash)) {
                throw Checks.missingMethod("[]", found);
            }
            found = Objects.requireNonNullElse(hash.get(step), Undef.UNDEF);
        }
        return found;
    }
}
