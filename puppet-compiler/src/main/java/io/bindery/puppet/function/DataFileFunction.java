package io.bindery.puppet.function;

import io.bindery.hiera.LookupContext;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.List;

/// The common part of the functions that read data files for hierarchies. Hierarchies themselves do not call them: lookup reads
/// files itself.
final class DataFileFunction {
    private DataFileFunction() {}

    static Function of(String name) {
        return Function.named(name)
                .takes("Struct[{path=>String[1]}]", "options")
                .takes("Puppet::LookupContext", "context")
                .with((call, arguments) -> LookupErrors.translated(() -> read(name, arguments)))
                .takes("Hash[String[1],Any]", "options")
                .takes("Puppet::LookupContext", "context")
                .fails((call, arguments) -> Str.of("one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in"
                        + " hiera.yaml when using this data_hash function"));
    }

    private static Value read(String name, List<Value> arguments) {
        // The signature has it that the options hold a path.
        String path = ((Hash) arguments.getFirst()).get("path") instanceof Str given ? given.value() : "";
        return ((LookupContext) arguments.get(1)).data(name, Path.of(path));
    }
}
