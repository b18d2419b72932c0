package io.bindery.data;

import io.bindery.data.YamlToken.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Cuts YAML text into tokens with libyaml's reading of YAML 1.1, no further ahead than it must, so that of several things wrong
/// the one that libyaml meets first is met first.
///
/// The difficulty of YAML is `key: value`: that something was a key is known only at the colon. What may yet turn out to be a key
/// is therefore remembered, one for every level of flow collections, and the tokens after it are held back.
final class YamlScanner {
    /// How many characters a key may have that is not marked by `?`.
    private static final int LONGEST_KEY = 1024;

    private final String file;
    private final YamlCursor in;
    private final YamlScalars scalars;
    private final YamlTags tags;
    private final List<YamlToken> tokens = new ArrayList<>();
    private final List<Integer> indents = new ArrayList<>();
    private final List<@Nullable PossibleKey> keys = new ArrayList<>();
    private int head;
    private int taken;
    private int indent = -1;
    private boolean keyAllowed = true;
    private boolean started;
    private boolean ended;

    /// What may turn out to be a key.
    ///
    /// @param token the number of the token it starts with
    /// @param required whether nothing else can stand there
    private record PossibleKey(int token, boolean required, YamlMark mark) {}

    YamlScanner(String file, String text) {
        this.file = file;
        this.in = new YamlCursor(file, text);
        this.scalars = new YamlScalars(file, in);
        this.tags = new YamlTags(file, in);
        keys.add(null);
    }

    YamlToken peek() {
        while (head == tokens.size() || headMayBeKey() && !ended) {
            fetch();
        }
        return tokens.get(head);
    }

    YamlToken take() {
        YamlToken token = peek();
        head++;
        taken++;
        if (head == tokens.size()) {
            tokens.clear();
            head = 0;
        }
        return token;
    }

    private boolean headMayBeKey() {
        boolean may = false;
        for (int level = 0; level < keys.size(); level++) {
            PossibleKey key = possibleKey(level);
            may |= key != null && key.token() == taken;
        }
        return may;
    }

    /// The possible key of a level, unless it is too long ago: keys end on the line they start on.
    private @Nullable PossibleKey possibleKey(int level) {
        PossibleKey key = keys.get(level);
        if (key == null || key.mark().line() == in.line() && key.mark().position() + LONGEST_KEY >= in.position()) {
            return key;
        }
        if (key.required()) {
            throw noColon(key);
        }
        keys.set(level, null);
        return null;
    }

    private DataError noColon(PossibleKey key) {
        return PsychErrors.of(file, "could not find expected ':'", "while scanning a simple key", key.mark());
    }

    private int flowLevel() {
        return keys.size() - 1;
    }

    private boolean inFlow() {
        return keys.size() > 1;
    }

    private void add(Kind kind, YamlMark start) {
        tokens.add(YamlToken.of(kind, start, in.mark()));
    }

    private void fetch() {
        if (!started) {
            started = true;
            add(Kind.STREAM_START, YamlMark.START);
            return;
        }
        skipToToken();
        unroll(in.column());
        if (in.atEnd()) {
            streamEnd();
        } else if (in.column() == 0 && in.now() == '%') {
            directive();
        } else if (in.atDocumentIndicator()) {
            documentIndicator();
        } else {
            content();
        }
    }

    private void content() {
        char c = in.now();
        switch (c) {
            case '[' -> flowStart(Kind.FLOW_SEQUENCE);
            case '{' -> flowStart(Kind.FLOW_MAPPING);
            case ']' -> flowEnd(Kind.FLOW_SEQUENCE_END);
            case '}' -> flowEnd(Kind.FLOW_MAPPING_END);
            case ',' -> flowEntry();
            case '*' -> anchor(Kind.ALIAS);
            case '&' -> anchor(Kind.ANCHOR);
            case '!' -> tag();
            case '\'', '"' -> quoted();
            case '|', '>' -> block(c);
            case '-', '?', ':' -> indicator(c);
            case '#', '%', '@', '`', '\t' -> throw noToken();
            default -> plain();
        }
    }

    private void indicator(char c) {
        boolean gap = in.gapAt(1);
        if (c == '-' && gap) {
            blockEntry();
        } else if (c == '?' && (gap || inFlow())) {
            key();
        } else if (c == ':' && (gap || inFlow())) {
            value();
        } else {
            plain();
        }
    }

    private DataError noToken() {
        return PsychErrors.of(file, "found character that cannot start any token", "while scanning for the next token", in.mark());
    }

    private void skipToToken() {
        while (true) {
            if (in.column() == 0 && in.now() == '\ufeff') {
                in.skip();
            }
            while (in.now() == ' ' || in.now() == '\t' && (inFlow() || !keyAllowed)) {
                in.skip();
            }
            if (in.now() == '#') {
                while (!in.lineEndAt(0)) {
                    in.skip();
                }
            }
            if (in.atEnd() || !YamlCursor.isBreak(in.now())) {
                return;
            }
            in.skipLineEnd();
            if (!inFlow()) {
                keyAllowed = true;
            }
        }
    }

    /// Ends the block collections that are further to the right.
    private void unroll(int column) {
        if (inFlow()) {
            return;
        }
        while (indent > column) {
            add(Kind.BLOCK_END, in.mark());
            indent = indents.removeLast();
        }
    }

    /// Starts a block collection if it is further to the right than the one around it.
    ///
    /// @param at the number of the token before which it starts
    private void roll(int column, int at, Kind kind, YamlMark mark) {
        if (inFlow() || indent >= column) {
            return;
        }
        indents.add(indent);
        indent = column;
        tokens.add(head + at - taken, YamlToken.of(kind, mark, mark));
    }

    private int nextToken() {
        return taken + tokens.size() - head;
    }

    private void mayBeKey() {
        if (keyAllowed) {
            dropKey();
            keys.set(flowLevel(), new PossibleKey(nextToken(), !inFlow() && indent == in.column(), in.mark()));
        }
    }

    private void dropKey() {
        PossibleKey key = keys.get(flowLevel());
        if (key != null && key.required()) {
            throw noColon(key);
        }
        keys.set(flowLevel(), null);
    }

    private void streamEnd() {
        in.forceNewLine();
        unroll(-1);
        dropKey();
        keyAllowed = false;
        ended = true;
        add(Kind.STREAM_END, in.mark());
    }

    private void directive() {
        unroll(-1);
        dropKey();
        keyAllowed = false;
        tokens.add(tags.directive());
    }

    private void documentIndicator() {
        unroll(-1);
        dropKey();
        keyAllowed = false;
        YamlMark start = in.mark();
        Kind kind = in.now() == '-' ? Kind.DOCUMENT_START : Kind.DOCUMENT_END;
        in.skip(3);
        add(kind, start);
    }

    private void flowStart(Kind kind) {
        mayBeKey();
        keys.add(null);
        keyAllowed = true;
        one(kind);
    }

    private void flowEnd(Kind kind) {
        dropKey();
        if (inFlow()) {
            keys.removeLast();
        }
        keyAllowed = false;
        one(kind);
    }

    private void flowEntry() {
        dropKey();
        keyAllowed = true;
        one(Kind.FLOW_ENTRY);
    }

    private void one(Kind kind) {
        YamlMark start = in.mark();
        in.skip();
        add(kind, start);
    }

    private void blockEntry() {
        if (!inFlow()) {
            requireKeyAllowed("block sequence entries are not allowed in this context");
            roll(in.column(), nextToken(), Kind.BLOCK_SEQUENCE, in.mark());
        }
        dropKey();
        keyAllowed = true;
        one(Kind.BLOCK_ENTRY);
    }

    private void key() {
        if (!inFlow()) {
            requireKeyAllowed("mapping keys are not allowed in this context");
            roll(in.column(), nextToken(), Kind.BLOCK_MAPPING, in.mark());
        }
        dropKey();
        keyAllowed = !inFlow();
        one(Kind.KEY);
    }

    private void value() {
        PossibleKey key = possibleKey(flowLevel());
        if (key != null) {
            tokens.add(head + key.token() - taken, YamlToken.of(Kind.KEY, key.mark(), key.mark()));
            roll(key.mark().column(), key.token(), Kind.BLOCK_MAPPING, key.mark());
            keys.set(flowLevel(), null);
            keyAllowed = false;
        } else {
            if (!inFlow()) {
                requireKeyAllowed("mapping values are not allowed in this context");
                roll(in.column(), nextToken(), Kind.BLOCK_MAPPING, in.mark());
            }
            keyAllowed = !inFlow();
        }
        one(Kind.VALUE);
    }

    private void requireKeyAllowed(String problem) {
        if (!keyAllowed) {
            throw PsychErrors.of(file, problem, null, in.mark());
        }
    }

    private void anchor(Kind kind) {
        mayBeKey();
        keyAllowed = false;
        tokens.add(tags.anchor(kind));
    }

    private void tag() {
        mayBeKey();
        keyAllowed = false;
        tokens.add(tags.tag(inFlow()));
    }

    private void quoted() {
        mayBeKey();
        keyAllowed = false;
        tokens.add(scalars.quoted(in.now() == '"'));
    }

    private void block(char style) {
        if (inFlow()) {
            throw noToken();
        }
        dropKey();
        keyAllowed = true;
        tokens.add(scalars.block(style == '|', indent));
    }

    private void plain() {
        mayBeKey();
        keyAllowed = false;
        tokens.add(scalars.plain(inFlow(), indent));
        keyAllowed = scalars.endedOnNewLine();
    }
}
