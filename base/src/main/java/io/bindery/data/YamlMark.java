package io.bindery.data;

/// A position in a YAML text; all numbers start at 0.
///
/// @param position the number of characters before it; a surrogate pair counts as one
record YamlMark(int position, int line, int column) {
    static final YamlMark START = new YamlMark(0, 0, 0);
}
