package io.bindery.puppet.facts;

/// A problem that occurred while facts were collected.
///
/// @param source the part that reports it, by Facter's name, or the name of an external fact's file
public record FactMessage(Level level, String source, String text) {
    public enum Level {
        DEBUG,
        WARN,
        ERROR
    }

    static FactMessage warning(String source, String text) {
        return new FactMessage(Level.WARN, source, text);
    }

    static FactMessage error(String text) {
        return new FactMessage(Level.ERROR, "Facter", text);
    }
}
