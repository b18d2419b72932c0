package io.bindery.data;

import io.bindery.data.YamlToken.Kind;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/// Reads the properties before a node (anchors, aliases, tags) and the directives before a document.
record YamlTags(String file, YamlCursor in) {
    private static final String TAG = "while scanning a tag";
    private static final String PARSING_TAG = "while parsing a tag";
    private static final String PARSING_TAG_DIRECTIVE = "while parsing a %TAG directive";
    private static final String DIRECTIVE = "while scanning a directive";
    private static final String YAML_DIRECTIVE = "while scanning a %YAML directive";
    private static final String TAG_DIRECTIVE = "while scanning a %TAG directive";
    private static final String URI_PUNCTUATION = ";/?:@&=+$.%!~*'()-_";
    private static final int LONGEST_VERSION = 9;

    private DataError error(String problem, String context, YamlMark start) {
        return PsychErrors.of(file, problem, context, start);
    }

    private static boolean isNameCharacter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-';
    }

    private String name() {
        int from = in.index();
        while (isNameCharacter(in.now())) {
            in.skip();
        }
        return in.since(from);
    }

    YamlToken anchor(Kind kind) {
        YamlMark start = in.mark();
        in.skip();
        String name = name();
        boolean ends = in.gapAt(0) || "?:,]}%@`".indexOf(in.now()) >= 0;
        if (name.isEmpty() || !ends) {
            String context = kind == Kind.ANCHOR ? "while scanning an anchor" : "while scanning an alias";
            throw error("did not find expected alphabetic or numeric character", context, start);
        }
        return YamlToken.named(kind, start, in.mark(), name);
    }

    YamlToken tag(boolean inFlow) {
        YamlMark start = in.mark();
        String handle = "";
        String suffix;
        if (in.at(1) == '<') {
            in.skip(2);
            suffix = uri(true, PARSING_TAG, start);
            requireUri(suffix, PARSING_TAG, start);
            if (in.now() != '>') {
                throw error("did not find the expected '>'", TAG, start);
            }
            in.skip();
        } else {
            handle = handle(false, start);
            if (handle.length() > 1 && handle.endsWith("!")) {
                suffix = uri(false, PARSING_TAG, start);
                requireUri(suffix, PARSING_TAG, start);
            } else {
                suffix = handle.substring(1) + uri(false, PARSING_TAG, start);
                handle = suffix.isEmpty() ? "" : "!";
                suffix = suffix.isEmpty() ? "!" : suffix;
            }
        }
        if (!in.gapAt(0) && !(inFlow && in.now() == ',')) {
            throw error("did not find expected whitespace or line break", TAG, start);
        }
        return new YamlToken(Kind.TAG, start, in.mark(), handle, suffix);
    }

    private String handle(boolean directive, YamlMark start) {
        if (in.now() != '!') {
            throw error("did not find expected '!'", directive ? "while scanning a tag directive" : TAG, start);
        }
        in.skip();
        String name = name();
        if (in.now() == '!') {
            in.skip();
            return "!" + name + "!";
        }
        if (directive && !name.isEmpty()) {
            throw error("did not find expected '!'", "while parsing a tag directive", start);
        }
        return "!" + name;
    }

    private void requireUri(String uri, String context, YamlMark start) {
        if (uri.isEmpty()) {
            throw error("did not find expected tag URI", context, start);
        }
    }

    /// @param verbatim whether commas and brackets may be part of it
    private String uri(boolean verbatim, String context, YamlMark start) {
        StringBuilder uri = new StringBuilder();
        while (isUriCharacter(in.now(), verbatim)) {
            if (in.now() == '%') {
                octets(uri, context, start);
            } else {
                in.take(uri);
            }
        }
        return uri.toString();
    }

    private static boolean isUriCharacter(char c, boolean verbatim) {
        return isNameCharacter(c)
                || c != YamlCursor.END && URI_PUNCTUATION.indexOf(c) >= 0
                || verbatim && (c == ',' || c == '[' || c == ']');
    }

    /// One character written as `%` and two hexadecimal digits for each of its bytes in UTF-8.
    private void octets(StringBuilder to, String context, YamlMark start) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int width = 0;
        do {
            int high = YamlScalars.hexadecimalDigit(in.at(1));
            int low = YamlScalars.hexadecimalDigit(in.at(2));
            if (in.now() != '%' || high < 0 || low < 0) {
                throw error("did not find URI escaped octet", context, start);
            }
            int octet = high << 4 | low;
            if (width == 0) {
                width = width(octet);
                if (width == 0) {
                    throw error("found an incorrect leading UTF-8 octet", context, start);
                }
            } else if ((octet & 0xc0) != 0x80) {
                throw error("found an incorrect trailing UTF-8 octet", context, start);
            }
            bytes.write(octet);
            in.skip(3);
        } while (bytes.size() < width);
        to.append(bytes.toString(StandardCharsets.UTF_8));
    }

    private static int width(int octet) {
        if ((octet & 0x80) == 0) {
            return 1;
        }
        return (octet & 0xe0) == 0xc0 ? 2 : (octet & 0xf0) == 0xe0 ? 3 : (octet & 0xf8) == 0xf0 ? 4 : 0;
    }

    YamlToken directive() {
        YamlMark start = in.mark();
        in.skip();
        String name = name();
        if (name.isEmpty()) {
            throw error("could not find expected directive name", DIRECTIVE, start);
        }
        if (!in.gapAt(0)) {
            throw error("found unexpected non-alphabetical character", DIRECTIVE, start);
        }
        YamlToken token =
                switch (name) {
                    case "YAML" -> version(start);
                    case "TAG" -> tagDirective(start);
                    default -> throw error("found unknown directive name", DIRECTIVE, start);
                };
        skipBlanks();
        if (in.now() == '#') {
            while (!in.lineEndAt(0)) {
                in.skip();
            }
        }
        if (!in.lineEndAt(0)) {
            throw error("did not find expected comment or line break", DIRECTIVE, start);
        }
        in.skipLineEnd();
        return token;
    }

    private void skipBlanks() {
        while (in.blankAt(0)) {
            in.skip();
        }
    }

    private YamlToken version(YamlMark start) {
        skipBlanks();
        String major = number(start);
        if (in.now() != '.') {
            throw error("did not find expected digit or '.' character", YAML_DIRECTIVE, start);
        }
        in.skip();
        String minor = number(start);
        return new YamlToken(Kind.VERSION_DIRECTIVE, start, in.mark(), major, minor);
    }

    private String number(YamlMark start) {
        int from = in.index();
        while (in.now() >= '0' && in.now() <= '9') {
            in.skip();
            if (in.index() - from > LONGEST_VERSION) {
                throw error("found extremely long version number", YAML_DIRECTIVE, start);
            }
        }
        String digits = in.since(from);
        if (digits.isEmpty()) {
            throw error("did not find expected version number", YAML_DIRECTIVE, start);
        }
        return String.valueOf(Integer.parseInt(digits));
    }

    private YamlToken tagDirective(YamlMark start) {
        skipBlanks();
        String handle = handle(true, start);
        if (!in.blankAt(0)) {
            throw error("did not find expected whitespace", TAG_DIRECTIVE, start);
        }
        skipBlanks();
        String prefix = uri(true, PARSING_TAG_DIRECTIVE, start);
        requireUri(prefix, PARSING_TAG_DIRECTIVE, start);
        if (!in.gapAt(0)) {
            throw error("did not find expected whitespace or line break", TAG_DIRECTIVE, start);
        }
        return new YamlToken(Kind.TAG_DIRECTIVE, start, in.mark(), handle, prefix);
    }
}
