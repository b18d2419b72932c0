package io.bindery.puppet.load;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads a resource type out of the text of its Ruby file without running it: the attributes it declares, which of them name it,
/// and its title patterns where those are written as literals.
///
/// It answers only what it can prove. Every statement of the type must be one whose effect is known; attributes declared in a loop
/// or under a condition, by something mixed in or by a method of the file's own, and title patterns that are computed, make it say
/// nothing, and the Ruby bridge runs the file.
final class RubyTypeReader {
    /// Statements that declare nothing: documentation, and code that runs when a resource is applied.
    private static final Set<String> HARMLESS = Set.of(
            "desc", "feature", "validate", "autorequire", "autobefore", "autonotify", "autosubscribe", "apply_to_device", "apply_to_host",
            "apply_to_all", "private", "protected", "public", "attr_reader", "attr_writer", "attr_accessor", "alias", "alias_method",
            "require", "require_relative");

    /// Methods of the type's class that Puppet asks about attributes and titles.
    private static final Set<String> ASKED = Set.of(
            "key_attributes", "isomorphic?", "validattr?", "validparameter?", "validproperty?", "valid_parameter?", "parameters", "properties",
            "allattrs", "attrclass", "attrtype", "paramclass", "propertybyname", "key_attribute_parameters", "newparam", "newproperty",
            "ensurable", "namevar", "suitable?", "initvars", "inherited", "method_missing", "const_missing", "new");

    /// What may declare attributes wherever it stands.
    private static final Set<String> DECLARING = Set.of(
            "newparam", "newproperty", "ensurable", "isnamevar", "provide", "newtype", "include", "extend", "prepend", "class_eval",
            "instance_eval", "module_eval", "class_exec", "instance_exec", "eval", "send", "__send__", "public_send", "define_method",
            "define_singleton_method", "instance_variable_set", "remove_method", "undef_method", "undef", "load", "newcheck");

    /// Statements of an attribute with blocks that run when a resource is applied.
    private static final Set<String> LATER = Set.of(
            "desc", "validate", "munge", "unmunge", "defaultto", "newvalue", "newvalues", "aliasvalue", "insync", "retrieve", "nodefault");

    private static final Set<String> LIFE = Set.of("exists?", "create", "destroy");

    private final RubyTokens tokens;
    private final Set<String> attributes = new LinkedHashSet<>();
    private final Set<String> properties = new HashSet<>();
    private final List<String> nameVariables = new ArrayList<>();
    private final List<TitlePattern> patterns = new ArrayList<>();
    private final Set<String> methods = new HashSet<>();
    private boolean repeatable;
    private boolean unsure;

    private RubyTypeReader(RubyTokens tokens) {
        this.tokens = tokens;
    }

    /// @param provided whether some module has providers of the type, which gives it the parameter `provider`
    /// @return null if the text does not tell
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
        // As Puppet does: a type that can create and destroy itself is ensurable.
        if (methods.containsAll(LIFE)) {
            attributes.add("ensure");
        }
        if (patterns.isEmpty() && nameVariables.size() == 1) {
            patterns.add(TitlePattern.whole(nameVariables.getFirst()));
        }
        return unsure || nameVariables.isEmpty() || patterns.isEmpty()
                ? null
                : new NativeType(name, attributes, nameVariables, patterns, repeatable);
    }

    // `Puppet::Type.newtype(:name) do ... end`, with a block in either form, at the top of the file or in a module.
    private boolean readType(String name) {
        int call = tokens.find("newtype", 0);
        if (call < 0 || !name.equals(tokens.name(tokens.argument(call))) || isConditional(call)) {
            return false;
        }
        for (int i = call + 1; i < tokens.size(); i++) {
            if (tokens.isWord(i, "do") || tokens.isMark(i, "{")) {
                readBody(i + 1, tokens.end(i));
                return !declares(0, call) && !declares(tokens.end(i), tokens.size());
            }
        }
        return false;
    }

    private boolean isConditional(int call) {
        for (int i = 0; i < call; i++) {
            if (tokens.opens(i) && tokens.end(i) > call && !tokens.isWord(i, "module")) {
                return true;
            }
        }
        return false;
    }

    private boolean declares(int from, int to) {
        for (int i = from; i < to; i++) {
            if (tokens.get(i).kind() == RubyToken.Kind.WORD && DECLARING.contains(tokens.text(i))) {
                return true;
            }
        }
        return false;
    }

    private void readBody(int from, int to) {
        int at = from;
        while (at < to && !unsure) {
            int end = tokens.endOfStatement(at, to);
            readStatement(at, end);
            at = end;
        }
    }

    private void readStatement(int at, int end) {
        String word = tokens.get(at).kind() == RubyToken.Kind.WORD ? tokens.text(at) : tokens.text(at).equals(";") ? ";" : "";
        switch (word) {
            case ";" -> {}
            case "newparam", "newproperty" -> readAttribute(at, end);
            case "ensurable" -> readEnsurable(at, end);
            case "def" -> readMethod(at);
            case "@doc" -> unsure |= !tokens.isMark(at + 1, "=") || declares(at, end);
            case "@isomorphic" -> readIsomorphic(at, end);
            case "class" -> unsure |= declares(at, end);
            default -> unsure |= !isHarmless(word, at, end) && !runsHarmless(at, end);
        }
    }

    // `if condition`, or `[:a, :b].each do |x|`, around statements that declare nothing.
    private boolean runsHarmless(int at, int end) {
        boolean condition = tokens.isWord(at, "if") || tokens.isWord(at, "unless");
        if (condition) {
            return tokens.opens(at) && tokens.end(at) == end - 1 && allHarmless(tokens.endOfStatement(at + 1, end - 1), end - 1);
        }
        int list = tokens.opens(at) ? tokens.end(at) : -1;
        boolean loop = list > 0 && tokens.isMark(list + 1, ".") && tokens.isWord(list + 2, "each") && list + 3 < end && isBlock(list + 3);
        return loop && tokens.end(list + 3) == end - 1 && allHarmless(behindNames(list + 4), end - 1);
    }

    private int behindNames(int at) {
        int behind = at;
        if (tokens.isMark(at, "|")) {
            do {
                behind++;
            } while (!tokens.isMark(behind, "|"));
            behind++;
        }
        return behind;
    }

    private boolean allHarmless(int from, int to) {
        int at = from;
        while (at < to) {
            int end = tokens.endOfStatement(at, to);
            boolean branch = tokens.isWord(at, "else") && end == at + 1;
            if (!branch && !isHarmless(tokens.text(at), at, end)) {
                return false;
            }
            at = end;
        }
        return true;
    }

    // What is made known by name only does no harm; nor does a constant or local variable that is set to something plain.
    private boolean isHarmless(String word, int at, int end) {
        if (HARMLESS.contains(word)) {
            return !tokens.isMark(at + 1, ".") && !tokens.isMark(at + 1, "=");
        }
        boolean assigns = !word.isEmpty() && (Character.isLetter(word.charAt(0)) || word.charAt(0) == '_') && tokens.isMark(at + 1, "=");
        return assigns && !declares(at, end);
    }

    private void readEnsurable(int at, int end) {
        add("ensure", true);
        int block = at + 1 + (tokens.isMark(at + 1, "(") && tokens.isMark(at + 2, ")") ? 2 : 0);
        boolean bare = block == end;
        boolean blockOnly = block < end && isBlock(block) && tokens.end(block) == end - 1;
        unsure |= !bare && !blockOnly;
    }

    private void readIsomorphic(int at, int end) {
        boolean literal = end == at + 3 && tokens.isMark(at + 1, "=") && (tokens.isWord(at + 2, "false") || tokens.isWord(at + 2, "true"));
        unsure |= !literal;
        repeatable = tokens.isWord(at + 2, "false");
    }

    private void add(String name, boolean property) {
        // A property that is declared twice is a mistake, which Ruby may tell.
        unsure |= property && !properties.add(name);
        attributes.add(name);
    }

    private boolean isBlock(int at) {
        return tokens.isWord(at, "do") || tokens.isMark(at, "{");
    }

    private void readAttribute(int call, int end) {
        boolean parenthesised = tokens.isMark(call + 1, "(");
        int argument = tokens.argument(call);
        String name = tokens.name(argument);
        if (name == null || !name.matches("\\w+")) {
            unsure = true;
            return;
        }
        add(name, tokens.isWord(call, "newproperty"));
        int close = parenthesised ? tokens.end(call + 1) : optionsEnd(argument, end);
        boolean named = readOptions(argument + 1, close);
        int block = parenthesised ? close + 1 : close;
        if (block < end) {
            unsure |= !isBlock(block) || tokens.end(block) != end - 1;
            named |= !unsure && readsNamevar(block + 1, tokens.end(block));
        }
        // As Puppet does: only parameters can name a resource, and one called `name` always does.
        boolean names = tokens.isWord(call, "newparam") && (named || name.equals("name"));
        if (names && !nameVariables.contains(name)) {
            nameVariables.add(name);
        }
    }

    private int optionsEnd(int argument, int end) {
        for (int i = argument + 1; i < end; i++) {
            if (tokens.isWord(i, "do")) {
                return i;
            }
            i = tokens.opens(i) ? tokens.end(i) : i;
        }
        return end;
    }

    // Reads options such as `, :namevar => true, parent: Some::Class`: whether they make the attribute name the resource.
    private boolean readOptions(int from, int to) {
        boolean named = false;
        boolean expected = true;
        for (int i = from; i < to; i++) {
            if (tokens.isMark(i, ",")) {
                expected = true;
                continue;
            }
            RubyToken token = tokens.get(i);
            boolean key = token.kind() == RubyToken.Kind.KEY || token.kind() == RubyToken.Kind.SYMBOL && tokens.isMark(i + 1, "=>");
            if (expected) {
                // A hash or block from elsewhere may say anything.
                unsure |= !key;
                int value = token.kind() == RubyToken.Kind.KEY ? i + 1 : i + 2;
                boolean namevar = key && token.text().equals("namevar");
                // As Ruby does: a symbol is true whatever it says.
                boolean yes = tokens.isWord(value, "true") || tokens.get(value).kind() == RubyToken.Kind.SYMBOL;
                unsure |= namevar && !yes && !tokens.isWord(value, "false");
                named |= namevar && yes;
                expected = false;
            }
            i = tokens.opens(i) ? tokens.end(i) : i;
        }
        return named;
    }

    // In an attribute's own block `isnamevar` is a statement by itself; anything that might say the same in another way is not read.
    private boolean readsNamevar(int from, int to) {
        int at = from;
        boolean named = false;
        while (at < to && !unsure) {
            int end = tokens.endOfStatement(at, to);
            boolean alone = tokens.isWord(at, "isnamevar") && (end == at + 1 || end == at + 3 && tokens.isMark(at + 1, "("));
            named |= alone;
            boolean mixes = tokens.isWord(at, "include") && isOfPuppet(at, end);
            boolean runsLater = tokens.isWord(at, "def") || LATER.contains(tokens.text(at));
            unsure |= !alone && !mixes && !runsLater && declares(at, end);
            at = end;
        }
        return named;
    }

    // Puppet's own modules declare nothing.
    private boolean isOfPuppet(int at, int end) {
        int name = tokens.isMark(at + 1, "(") ? at + 2 : at + 1;
        return tokens.isWord(name, "Puppet") && tokens.isMark(name + 1, "::") && tokens.isWord(name + 2, "Util") && !tokens.isMark(name, ",")
                && end > name;
    }

    private void readMethod(int at) {
        int end = tokens.end(at);
        boolean ofClass = tokens.isWord(at + 1, "self");
        String name = tokens.text(ofClass ? at + 3 : at + 1);
        if (ofClass && name.equals("title_patterns")) {
            List<TitlePattern> read = RubyTitlePatterns.read(tokens, at + 4, end);
            unsure |= read == null;
            patterns.clear();
            patterns.addAll(read == null ? List.of() : read);
        }
        unsure |= ofClass && ASKED.contains(name);
        if (!ofClass) {
            methods.add(name);
        }
    }
}
