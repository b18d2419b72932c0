package io.bindery.hiera;

import io.bindery.puppet.value.Hash;

/// The options each merge strategy takes.
final class MergeOptions {
    private MergeOptions() {}

    static void check(MergeStrategy.Kind kind, Hash options) {
        String label = kind.label();
        switch (kind) {
            case DEFAULT, FIRST, UNIQUE, HASH ->
                Assertions.isInstance("The merge options", "Struct[{strategy=>Optional[Pattern[/" + label + "/]]}]", options);
            case DEEP ->
                Assertions.isInstance(
                        "The merge options",
                        "Struct[{strategy=>Optional[Pattern[deep]],knockout_prefix=>Optional[String],merge_debug=>Optional[Boolean],"
                                + "merge_hash_arrays=>Optional[Boolean],sort_merged_arrays=>Optional[Boolean]}]",
                        options);
            case UNCONSTRAINED_DEEP, REVERSE_DEEP -> Assertions.isInstance("The merge options", "Hash[String[1],Any]", options);
        }
    }
}
