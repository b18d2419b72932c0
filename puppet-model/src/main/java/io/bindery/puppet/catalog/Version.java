package io.bindery.puppet.catalog;

/// The version of the code a catalog was made from.
public sealed interface Version {

    /// When the code was read, in seconds since 1970. Used where no `config_version` is set.
    record Time(long seconds) implements Version {
        @Override
        public String toString() {
            return Long.toString(seconds);
        }
    }

    /// That of a catalog that nothing was compiled for.
    enum None implements Version {
        NONE
    }

    /// What the `config_version` command printed.
    record Text(String text) implements Version {
        @Override
        public String toString() {
            return text;
        }
    }
}
