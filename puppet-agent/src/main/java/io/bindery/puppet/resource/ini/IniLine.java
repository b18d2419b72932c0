package io.bindery.puppet.resource.ini;

/// A line of an INI file that holds a setting.
///
/// @param indent    the text before the name
/// @param separator the text between name and value
record IniLine(String indent, String name, String separator, String value) {
    /// The line with another value.
    String with(String other) {
        return indent + name + separator + other;
    }
}
