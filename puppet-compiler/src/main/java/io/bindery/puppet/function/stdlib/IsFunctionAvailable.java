package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import java.util.Set;

/// `is_function_available`: whether the first function API has a function of this name.
final class IsFunctionAvailable {
    // Puppet's own; those that have moved on left a stand-in behind.
    private static final Set<String> PUPPETS = Set.of(
            ("assert_type binary_file break contain create_resources defined dig digest each epp fail file filter find_file fqdn_rand"
                            + " generate hiera hiera_array hiera_hash hiera_include include inline_epp inline_template lest lookup map"
                            + " match md5 new next realize reduce regsubst require return reverse_each scanf sha1 sha256 shellquote slice"
                            + " split sprintf step strftime tag tagged template then type versioncmp with"
                            + " alert crit debug emerg err info notice warning")
                    .split(" ", -1));

    static final Function FUNCTION = LegacyFunction.of("is_function_available", -1, (call, arguments) -> {
        Checks.countBare("is_function_available?", arguments, 1);
        return Bool.of(arguments.getFirst() instanceof Str name
                && (PUPPETS.contains(name.value()) || call.world().hasLegacyFunction(name.value())));
    });

    private IsFunctionAvailable() {}
}
