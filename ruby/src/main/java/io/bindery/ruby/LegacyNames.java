package io.bindery.ruby;

import io.bindery.ruby.erb.LegacyFunction;
import java.util.Set;

/// The names by which Ruby code calls Puppet's own functions on a scope. Some functions are still of the first generation; others
/// kept only a name, which refuses to be called.
final class LegacyNames {
    private static final Set<String> CALLABLE = Set.of(
            "alert", "crit", "debug", "emerg", "err", "info", "notice", "warning", "contain", "create_resources", "digest", "fail",
            "file", "fqdn_rand", "generate", "include", "inline_template", "md5", "realize", "require", "scanf", "sha1", "sha256",
            "shellquote", "sprintf", "tag", "tagged", "template", "versioncmp");

    private static final Set<String> REFUSED = Set.of(
            "assert_type", "binary_file", "break", "defined", "dig", "each", "epp", "filter", "find_file", "hiera", "hiera_array",
            "hiera_hash", "hiera_include", "inline_epp", "lest", "lookup", "map", "match", "new", "next", "reduce", "regsubst", "return",
            "reverse_each", "slice", "split", "step", "strftime", "then", "type", "with");

    private LegacyNames() {}

    static LegacyFunction of(String name) {
        if (CALLABLE.contains(name)) {
            return LegacyFunction.CALLABLE;
        }
        return REFUSED.contains(name) ? LegacyFunction.REFUSED : LegacyFunction.ABSENT;
    }
}
