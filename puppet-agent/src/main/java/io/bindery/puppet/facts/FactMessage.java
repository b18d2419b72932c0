package io.bindery.puppet.facts;

/// Something that went wrong while facts were collected.
///
/// @param source who says it: Facter's name for the part, or the name of an external fact's file
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
