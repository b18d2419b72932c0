package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `os_version_gte`: whether the node runs a system of at least a version.
final class OsVersionGte {
    static final Function FUNCTION = Function.named("os_version_gte")
            .takes("String[1]", "os")
            .takes("String[1]", "version")
            .returns("Boolean")
            .with((call, arguments) -> Bool.of(atLeast(call, arguments)));

    static final Function NAMESPACED = Function.named("stdlib::os_version_gte")
            .takes("String[1]", "os")
            .takes("String[1]", "version")
            .returns("Boolean")
            .with((call, arguments) -> Bool.of(arguments.get(0).equals(Facts.value(call, "os", "name"))
                    && isAtLeast(call, Facts.value(call, "os", "release", "major"), arguments.get(1))));

    private OsVersionGte() {}

    private static boolean atLeast(Call call, List<Value> arguments) {
        if (!(call.scope().lookup("facts") instanceof Hash facts) || !arguments.get(0).equals(facts.get("operatingsystem"))) {
            return false;
        }
        Value release = facts.get("operatingsystemmajrelease");
        return isAtLeast(call, release == null ? Undef.UNDEF : release, arguments.get(1));
    }

    private static boolean isAtLeast(Call call, Value release, Value version) {
        Value order = call.callFunction("versioncmp", List.of(release, version));
        return order instanceof Int whole && whole.value() >= 0;
    }
}
