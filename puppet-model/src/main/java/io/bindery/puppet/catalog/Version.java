package io.bindery.puppet.catalog;

/// The version of the code a catalog was made from.
public sealed interface Version {

    /// The time when the code was read, in seconds since 1970. Used if no `config_version` is set.
    record Time(long seconds) implements Version {
        @Override
        public String toString() {
            return Long.toString(seconds);
        }
    }

    /// The version of a catalog that was compiled from no code.
    enum None implements Version {
        NONE
    }

    /// The output of the `config_version` command.
    record Text(String text) implements Version {
        @Override
        public String toString() {
            return text;
        }
    }
}
