package io.bindery.puppet.resource;

import io.bindery.puppet.report.LogLevel;

/// Writes log lines on behalf of a resource.
public interface Speaker {
    /// Writes a line about the resource.
    void say(LogLevel level, String message);

    /// Writes a line about one of its properties.
    void say(String property, LogLevel level, String message);

    /// Writes a line of the provider of the resource.
    void sayAsProvider(String provider, LogLevel level, String message);

    /// Writes a line that names no resource.
    void sayPlainly(LogLevel level, String message);

    /// The level that the resource's own lines have, from its attribute `loglevel`.
    LogLevel level();
}
