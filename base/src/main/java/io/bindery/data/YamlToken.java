package io.bindery.data;

/// A piece of YAML text.
///
/// @param text a scalar's value, the name of an anchor or alias, the handle of a tag
/// @param more the text after the handle of a tag
record YamlToken(Kind kind, YamlMark start, YamlMark end, String text, String more) {
    enum Kind {
        STREAM_START,
        STREAM_END,
        VERSION_DIRECTIVE,
        TAG_DIRECTIVE,
        DOCUMENT_START,
        DOCUMENT_END,
        BLOCK_SEQUENCE,
        BLOCK_MAPPING,
        BLOCK_END,
        FLOW_SEQUENCE,
        FLOW_SEQUENCE_END,
        FLOW_MAPPING,
        FLOW_MAPPING_END,
        BLOCK_ENTRY,
        FLOW_ENTRY,
        KEY,
        VALUE,
        ALIAS,
        ANCHOR,
        TAG,
        PLAIN,
        QUOTED
    }

    static YamlToken of(Kind kind, YamlMark start, YamlMark end) {
        return new YamlToken(kind, start, end, "", "");
    }

    static YamlToken named(Kind kind, YamlMark start, YamlMark end, String text) {
        return new YamlToken(kind, start, end, text, "");
    }

    boolean is(Kind one) {
        return kind == one;
    }

    boolean is(Kind one, Kind two) {
        return kind == one || kind == two;
    }

    boolean is(Kind one, Kind two, Kind three) {
        return kind == one || kind == two || kind == three;
    }
}
