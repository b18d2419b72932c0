package io.bindery.data;

import io.bindery.data.YamlToken.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Parses the first document of a YAML text into a tree. It accepts and refuses the same texts as libyaml.
final class YamlParser {
    private final String file;
    private final DataLimits limits;
    private final YamlScanner tokens;
    private final Map<String, String> prefixes = new HashMap<>();
    private int depth;
    private int nodes;

    private YamlParser(String file, String text, DataLimits limits) {
        this.file = file;
        this.limits = limits;
        this.tokens = new YamlScanner(file, text);
    }

    /// The root of the first document, null if the text holds no document.
    static @Nullable YamlNode parse(String file, String text, DataLimits limits) {
        return new YamlParser(file, text, limits).document();
    }

    private @Nullable YamlNode document() {
        tokens.take();
        if (tokens.peek().is(Kind.STREAM_END)) {
            return null;
        }
        boolean explicit = tokens.peek().is(Kind.VERSION_DIRECTIVE, Kind.TAG_DIRECTIVE, Kind.DOCUMENT_START);
        directives();
        if (explicit) {
            if (!tokens.peek().is(Kind.DOCUMENT_START)) {
                throw PsychErrors.withoutPlace(file, "did not find expected <document start>");
            }
            tokens.take();
        }
        YamlToken next = tokens.peek();
        boolean nothing = explicit && next.is(Kind.DOCUMENT_START, Kind.DOCUMENT_END, Kind.STREAM_END)
                || next.is(Kind.VERSION_DIRECTIVE, Kind.TAG_DIRECTIVE);
        YamlNode root = nothing ? empty(next.start()) : node(true, false);
        tokens.peek();
        return root;
    }

    private void directives() {
        boolean version = false;
        while (tokens.peek().is(Kind.VERSION_DIRECTIVE, Kind.TAG_DIRECTIVE)) {
            YamlToken directive = tokens.take();
            if (directive.is(Kind.TAG_DIRECTIVE)) {
                if (prefixes.putIfAbsent(directive.text(), directive.more()) != null) {
                    throw PsychErrors.withoutPlace(file, "found duplicate %TAG directive");
                }
                continue;
            }
            if (version) {
                throw PsychErrors.withoutPlace(file, "found duplicate %YAML directive");
            }
            version = true;
            if (!directive.text().equals("1") || !directive.more().equals("1") && !directive.more().equals("2")) {
                throw PsychErrors.withoutPlace(file, "found incompatible YAML document");
            }
        }
        prefixes.putIfAbsent("!", "!");
        prefixes.putIfAbsent("!!", "tag:yaml.org,2002:");
    }

    private static YamlNode empty(YamlMark mark) {
        return new YamlNode.Scalar("", null, null, true, mark);
    }

    /// The properties before a node: anchor and tag.
    private record Properties(@Nullable String anchor, @Nullable String tag, YamlMark start, YamlMark end) {}

    private Properties properties() {
        YamlToken first = tokens.peek();
        String anchor = null;
        YamlToken tag = null;
        YamlMark end = first.start();
        while (anchor == null && tokens.peek().is(Kind.ANCHOR) || tag == null && tokens.peek().is(Kind.TAG)) {
            YamlToken token = tokens.take();
            end = token.end();
            if (token.is(Kind.TAG)) {
                tag = token;
            } else {
                anchor = token.text();
            }
        }
        return new Properties(anchor, tag == null ? null : resolve(tag, first.start()), first.start(), end);
    }

    private String resolve(YamlToken tag, YamlMark start) {
        if (tag.text().isEmpty()) {
            return tag.more();
        }
        String prefix = prefixes.get(tag.text());
        if (prefix == null) {
            throw PsychErrors.of(file, "found undefined tag handle", "while parsing a node", start);
        }
        return prefix + tag.more();
    }

    /// @param inBlock whether block collections may stand here
    /// @param indentless whether a block sequence may start without indentation
    private YamlNode node(boolean inBlock, boolean indentless) {
        if (tokens.peek().is(Kind.ALIAS)) {
            YamlToken alias = tokens.take();
            return new YamlNode.Alias(alias.text(), alias.start());
        }
        Properties properties = properties();
        if (++nodes > limits.values()) {
            throw PsychErrors.of(file, "more than " + limits.values() + " values", null, properties.start());
        }
        if (++depth > limits.depth()) {
            throw PsychErrors.of(file, "nesting of " + depth + " is too deep", null, properties.start());
        }
        YamlToken token = tokens.peek();
        YamlNode node =
                switch (token.kind()) {
                    case PLAIN, QUOTED -> scalar(properties);
                    case FLOW_SEQUENCE -> flowSequence(properties);
                    case FLOW_MAPPING -> flowMapping(properties);
                    case BLOCK_ENTRY -> indentless ? indentlessSequence(properties) : nothing(properties, inBlock);
                    case BLOCK_SEQUENCE -> inBlock ? blockSequence(properties) : nothing(properties, false);
                    case BLOCK_MAPPING -> inBlock ? blockMapping(properties) : nothing(properties, false);
                    default -> nothing(properties, inBlock);
                };
        depth--;
        return node;
    }

    private YamlNode nothing(Properties properties, boolean inBlock) {
        if (properties.anchor() == null && properties.tag() == null) {
            String context = inBlock ? "while parsing a block node" : "while parsing a flow node";
            throw PsychErrors.of(file, "did not find expected node content", context, properties.start());
        }
        return new YamlNode.Scalar("", properties.anchor(), properties.tag(), properties.tag() == null, properties.start());
    }

    private YamlNode scalar(Properties properties) {
        YamlToken token = tokens.take();
        String tag = properties.tag();
        boolean asIfPlain = "!".equals(tag);
        boolean plain = asIfPlain || tag == null && token.is(Kind.PLAIN);
        return new YamlNode.Scalar(token.text(), properties.anchor(), asIfPlain ? null : tag, plain, properties.start());
    }

    private YamlNode blockSequence(Properties properties) {
        YamlMark start = tokens.take().start();
        List<YamlNode> elements = new ArrayList<>();
        while (tokens.peek().is(Kind.BLOCK_ENTRY)) {
            YamlMark end = tokens.take().end();
            boolean nothing = tokens.peek().is(Kind.BLOCK_ENTRY, Kind.BLOCK_END);
            elements.add(nothing ? empty(end) : node(true, false));
        }
        if (!tokens.peek().is(Kind.BLOCK_END)) {
            throw PsychErrors.of(file, "did not find expected '-' indicator", "while parsing a block collection", start);
        }
        tokens.take();
        return new YamlNode.Sequence(elements, properties.anchor(), properties.tag(), properties.start());
    }

    private YamlNode indentlessSequence(Properties properties) {
        List<YamlNode> elements = new ArrayList<>();
        while (tokens.peek().is(Kind.BLOCK_ENTRY)) {
            YamlMark end = tokens.take().end();
            boolean nothing = tokens.peek().is(Kind.BLOCK_ENTRY) || endsBlockPart();
            elements.add(nothing ? empty(end) : node(true, false));
        }
        return new YamlNode.Sequence(elements, properties.anchor(), properties.tag(), properties.start());
    }

    private boolean endsBlockPart() {
        return tokens.peek().is(Kind.KEY, Kind.VALUE, Kind.BLOCK_END);
    }

    private YamlNode blockMapping(Properties properties) {
        YamlMark start = tokens.take().start();
        List<YamlNode> children = new ArrayList<>();
        while (!tokens.peek().is(Kind.BLOCK_END)) {
            if (!tokens.peek().is(Kind.KEY)) {
                throw PsychErrors.of(file, "did not find expected key", "while parsing a block mapping", start);
            }
            children.add(blockPart(Kind.KEY));
            children.add(blockPart(Kind.VALUE));
        }
        tokens.take();
        return new YamlNode.Mapping(children, properties.anchor(), properties.tag(), properties.start());
    }

    /// A key or value after its indicator, empty if the indicator is missing.
    private YamlNode blockPart(Kind indicator) {
        if (!tokens.peek().is(indicator)) {
            return empty(tokens.peek().start());
        }
        YamlMark end = tokens.take().end();
        return endsBlockPart() ? empty(end) : node(true, true);
    }

    private YamlNode flowSequence(Properties properties) {
        YamlMark start = tokens.take().start();
        List<YamlNode> elements = new ArrayList<>();
        while (!tokens.peek().is(Kind.FLOW_SEQUENCE_END)) {
            if (!elements.isEmpty()) {
                if (!tokens.peek().is(Kind.FLOW_ENTRY)) {
                    throw PsychErrors.of(file, "did not find expected ',' or ']'", "while parsing a flow sequence", start);
                }
                tokens.take();
                if (tokens.peek().is(Kind.FLOW_SEQUENCE_END)) {
                    break;
                }
            }
            elements.add(tokens.peek().is(Kind.KEY) ? pair() : node(false, false));
        }
        tokens.take();
        return new YamlNode.Sequence(elements, properties.anchor(), properties.tag(), properties.start());
    }

    /// A mapping of one pair that stands in a flow sequence without braces.
    private YamlNode pair() {
        YamlMark start = tokens.take().start();
        YamlNode key;
        if (tokens.peek().is(Kind.VALUE, Kind.FLOW_ENTRY, Kind.FLOW_SEQUENCE_END)) {
            // As libyaml does: after `?` without a key one token is lost.
            key = empty(tokens.take().end());
        } else {
            key = node(false, false);
        }
        YamlNode value = empty(tokens.peek().start());
        if (tokens.peek().is(Kind.VALUE)) {
            tokens.take();
            value = tokens.peek().is(Kind.FLOW_ENTRY, Kind.FLOW_SEQUENCE_END) ? empty(tokens.peek().start()) : node(false, false);
        }
        return new YamlNode.Mapping(List.of(key, value), null, null, start);
    }

    private YamlNode flowMapping(Properties properties) {
        YamlMark start = tokens.take().start();
        List<YamlNode> children = new ArrayList<>();
        while (!tokens.peek().is(Kind.FLOW_MAPPING_END)) {
            if (!children.isEmpty()) {
                if (!tokens.peek().is(Kind.FLOW_ENTRY)) {
                    throw PsychErrors.of(file, "did not find expected ',' or '}'", "while parsing a flow mapping", start);
                }
                tokens.take();
                if (tokens.peek().is(Kind.FLOW_MAPPING_END)) {
                    break;
                }
            }
            flowEntry(children);
        }
        tokens.take();
        return new YamlNode.Mapping(children, properties.anchor(), properties.tag(), properties.start());
    }

    private void flowEntry(List<YamlNode> children) {
        if (!tokens.peek().is(Kind.KEY)) {
            children.add(node(false, false));
            children.add(empty(tokens.peek().start()));
            return;
        }
        tokens.take();
        boolean noKey = tokens.peek().is(Kind.VALUE, Kind.FLOW_ENTRY, Kind.FLOW_MAPPING_END);
        children.add(noKey ? empty(tokens.peek().start()) : node(false, false));
        if (!tokens.peek().is(Kind.VALUE)) {
            children.add(empty(tokens.peek().start()));
            return;
        }
        tokens.take();
        boolean noValue = tokens.peek().is(Kind.FLOW_ENTRY, Kind.FLOW_MAPPING_END);
        children.add(noValue ? empty(tokens.peek().start()) : node(false, false));
    }
}
