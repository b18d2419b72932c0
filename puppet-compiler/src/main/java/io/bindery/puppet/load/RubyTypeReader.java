package io.bindery.puppet.load;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads a resource type out of the text of its Ruby file without running it: the attributes it declares, which of them name it,
/// and its title patterns where those are written as literals.
///
/// It answers only what it can prove. Attributes declared in a loop or by something mixed in, or title patterns that are computed,
/// make it say nothing, and the Ruby bridge runs the file.
final class RubyTypeReader {
    private final RubyTokens tokens;
    private final Set<String> attributes = new LinkedHashSet<>();
    private final List<String> nameVariables = new ArrayList<>();
    private final List<TitlePattern> patterns = new ArrayList<>();
    private boolean repeatable;
    private boolean unsure;

    private RubyTypeReader(RubyTokens tokens) {
        this.tokens = tokens;
    }

    /// @param provided whether some module has providers of the type, which gives it the parameter `provider`
    /// @return null where the text does not tell
    static @Nullable NativeType read(String name, String text, boolean provided) {
        RubyTokens tokens = RubyTokens.scan(text);
        if (tokens == null) {
            return null;
        }
        RubyTypeReader reader = new RubyTypeReader(tokens);
        return reader.readType(name) ? reader.finish(name, provided) : null;
    }

    private @Nullable NativeType finish(String name, boolean provided) {
        if (provided) {
            attributes.add("provider");
        }
        if (patterns.isEmpty() && nameVariables.size() == 1) {
            patterns.add(TitlePattern.whole(nameVariables.getFirst()));
        }
        return unsure || nameVariables.isEmpty() || patterns.isEmpty()
                ? null
                : new NativeType(name, attributes, nameVariables, patterns, repeatable);
    }

    // `Puppet::Type.newtype(:name) do ... end`, with a block in either form.
    private boolean readType(String name) {
        int call = tokens.find("newtype", 0);
        if (call < 0 || !name.equals(tokens.name(tokens.argument(call))) || tokens.find("newtype", call + 1) >= 0) {
            return false;
        }
        for (int i = call + 1; i < tokens.size(); i++) {
            if (tokens.isWord(i, "do") || tokens.isMark(i, "{")) {
                readBody(i + 1, tokens.end(i));
                return !declaresOutside(tokens.end(i));
            }
        }
        return false;
    }

    private boolean declaresOutside(int from) {
        return tokens.find("newparam", from) >= 0 || tokens.find("newproperty", from) >= 0;
    }

    private void readBody(int from, int to) {
        int at = from;
        while (at < to && !unsure) {
            RubyToken token = tokens.get(at);
            if (token.kind() == RubyToken.Kind.WORD) {
                at = readWord(token.text(), at, to);
            } else {
                at = tokens.opens(at) ? passOver(at) : at + 1;
            }
        }
    }

    private int readWord(String word, int at, int to) {
        return switch (word) {
            case "newparam", "newproperty" -> readAttribute(at);
            case "ensurable" -> {
                attributes.add("ensure");
                yield endOfStatement(at, to);
            }
            case "def" -> readMethod(at);
            case "@isomorphic" -> {
                repeatable = tokens.isMark(at + 1, "=") && tokens.isWord(at + 2, "false");
                yield at + 1;
            }
            case "extend", "include", "instance_eval", "class_eval", "eval", "send", "newcheck" -> {
                unsure = true;
                yield at + 1;
            }
            default -> tokens.opens(at) ? passOver(at) : at + 1;
        };
    }

    // What is inside does not matter unless it declares attributes, which is then beyond this reader.
    private int passOver(int opening) {
        int end = tokens.end(opening);
        for (int i = opening; i < end; i++) {
            unsure |= tokens.isWord(i, "newparam") || tokens.isWord(i, "newproperty") || tokens.isWord(i, "ensurable");
        }
        return end + 1;
    }

    private int readAttribute(int call) {
        int argument = tokens.argument(call);
        String name = tokens.name(argument);
        if (name == null) {
            unsure = true;
            return call + 1;
        }
        attributes.add(name);
        int scan = argument + 1;
        boolean named = false;
        while (scan < tokens.size() && !tokens.startsLine(scan) && !tokens.isWord(scan, "do") && !tokens.isMark(scan, "{")) {
            named |= isNamevarOption(scan);
            scan++;
        }
        int end = scan - 1;
        if (scan < tokens.size() && tokens.opens(scan) && (tokens.isWord(scan, "do") || tokens.isMark(scan, "{"))) {
            end = tokens.end(scan);
            for (int i = scan; i < end; i++) {
                named |= tokens.isWord(i, "isnamevar");
            }
        }
        // As Puppet does: only parameters can name a resource, and one called `name` always does.
        boolean names = tokens.isWord(call, "newparam") && (named || name.equals("name"));
        if (names && !nameVariables.contains(name)) {
            nameVariables.add(name);
        }
        return Math.max(end, argument) + 1;
    }

    // `:namevar => true` or `namevar: true`.
    private boolean isNamevarOption(int at) {
        RubyToken token = tokens.get(at);
        boolean old = token.kind() == RubyToken.Kind.SYMBOL && token.text().equals("namevar") && tokens.isWord(at + 2, "true");
        return old || token.kind() == RubyToken.Kind.KEY && token.text().equals("namevar") && tokens.isWord(at + 1, "true");
    }

    private int endOfStatement(int at, int to) {
        for (int scan = at + 1; scan < to && !tokens.startsLine(scan); scan++) {
            if (tokens.opens(scan)) {
                return tokens.end(scan) + 1;
            }
        }
        return at + 1;
    }

    private int readMethod(int at) {
        int end = tokens.end(at);
        if (tokens.isWord(at + 1, "self") && tokens.isWord(at + 3, "title_patterns")) {
            List<TitlePattern> read = RubyTitlePatterns.read(tokens, at + 4, end);
            unsure |= read == null;
            patterns.addAll(read == null ? List.of() : read);
        }
        return end + 1;
    }
}
