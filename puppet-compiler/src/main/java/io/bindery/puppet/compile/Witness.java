package io.bindery.puppet.compile;

/// Receives the names of the facts and data keys that a compile reads.
public interface Witness {
    /// Takes no note of anything.
    Witness NONE = new Witness() {
        @Override
        public void fact(String name) {}

        @Override
        public void key(String name) {}
    };

    /// A fact was read, by `$facts`, as a variable, or from a hierarchy.
    void fact(String name);

    /// A key was looked up, found or not.
    void key(String name);
}
