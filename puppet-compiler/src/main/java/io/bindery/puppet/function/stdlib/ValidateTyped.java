package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Dispatch;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.TypeTexts;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.mismatch.CallSignature;
import io.bindery.puppet.value.Undef;
import java.util.List;

/// `stdlib::validate_domain_name` and `stdlib::validate_email_address`: values of a type that the module itself defines.
final class ValidateTyped {
    private ValidateTyped() {}

    // Made anew for each compile: the signature holds the types of the environment's own stdlib.
    static Function of(String name, String type) {
        return new Function(name, List.of(Dispatch.lazily(call -> signature(call, type), (call, arguments) -> {
            if (arguments.isEmpty()) {
                throw new EvaluationError(name + "(): Wrong number of arguments need at least one");
            }
            return Undef.UNDEF;
        })));
    }

    private static CallSignature signature(Call call, String type) {
        TupleType arguments = new TupleType(List.of(TypeTexts.parse(call, type)), new IntegerType(0, IntegerType.HIGHEST));
        return new CallSignature(new CallableType(arguments, null, null), List.of("values"));
    }
}
