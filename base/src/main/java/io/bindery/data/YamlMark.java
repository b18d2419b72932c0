package io.bindery.data;

/// A point in a YAML text, all counted from 0.
///
/// @param position characters before it, a surrogate pair being one
record YamlMark(int position, int line, int column) {
    static final YamlMark START = new YamlMark(0, 0, 0);
}
