package io.bindery.puppet.function;

import io.bindery.hiera.LookupContext;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Hash;

/// `eyaml_lookup_key`: a decrypted value of a file, for functions that extend it. Hierarchies do not call it.
final class EyamlLookupKeyFunction {
    static final Function FUNCTION = Function.named("eyaml_lookup_key")
            .takes("String[1]", "key")
            .takes("Hash[String[1],Any]", "options")
            .takes("Puppet::LookupContext", "context")
            .with((call, arguments) -> LookupErrors.translated(() ->
                    ((LookupContext) arguments.get(2)).secret(Arguments.string(arguments, 0), (Hash) arguments.get(1))));

    private EyamlLookupKeyFunction() {}
}
