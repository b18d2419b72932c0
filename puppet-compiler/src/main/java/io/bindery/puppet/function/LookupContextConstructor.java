package io.bindery.puppet.function;

import io.bindery.hiera.LookupContext;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// `Puppet::LookupContext.new`: a context for a data function that code calls directly.
final class LookupContextConstructor {
    static final Function FUNCTION = Function.named("new_Puppet::LookupContext")
            .takes("Struct[{module_name=>Variant[String[1],Undef]}]", "hash")
            .with((call, arguments) -> made(call, ((Hash) arguments.getFirst()).get("module_name")))
            .takes("Variant[String[1],Undef]", "module_name")
            .with((call, arguments) -> made(call, arguments.getFirst()));

    private LookupContextConstructor() {}

    private static Value made(Call call, @Nullable Value module) {
        return LookupContext.made(call.evaluator().world().lookup(), module == null ? Undef.UNDEF : module);
    }
}
