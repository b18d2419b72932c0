package io.bindery.puppet.lint;

import io.bindery.text.SourceFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A manifest as the rules see it: its tokens, and the definitions and resources among them.
public final class LintedManifest {
    private static final int NONE = -1;

    private final SourceFile file;
    private final String path;
    private final boolean relative;
    private final List<LintToken> tokens;
    /// The same tokens: most of the time of a rule goes into steps from one to the next.
    private final LintToken[] row;
    private final int[] partners;
    private final int[] codeBefore;
    private final int[] codeAfter;
    /// The tokens of each kind, computed when the first rule needs one kind.
    private final List<List<LintToken>> byKind = new ArrayList<>();
    private @Nullable List<Definition> definitions;
    private @Nullable List<ResourceTokens> resources;

    /// @param path the absolute path of the file
    /// @param relative whether the layout of a module is judged without the module's own directory
    public LintedManifest(SourceFile file, String path, boolean relative, List<LintToken> tokens) {
        this.file = file;
        this.path = path;
        this.relative = relative;
        this.row = tokens.toArray(LintToken[]::new);
        this.tokens = List.of(row);
        this.partners = new int[tokens.size()];
        this.codeBefore = new int[tokens.size()];
        this.codeAfter = new int[tokens.size()];
        pair();
        chain();
    }

    private void pair() {
        Deque<LintToken> open = new ArrayDeque<>();
        for (LintToken token : row) {
            partners[token.index()] = NONE;
            switch (token.kind()) {
                case LEFT_BRACE, LEFT_BRACKET, LEFT_PARENTHESIS -> open.push(token);
                case RIGHT_BRACE -> close(open, LintKind.LEFT_BRACE, token);
                case RIGHT_BRACKET -> close(open, LintKind.LEFT_BRACKET, token);
                case RIGHT_PARENTHESIS -> close(open, LintKind.LEFT_PARENTHESIS, token);
                default -> {}
            }
        }
    }

    // A bracket that belongs to an index inside a variable may be left over: it pairs with nothing.
    private void close(Deque<LintToken> open, LintKind opening, LintToken token) {
        LintToken top = open.peek();
        if (top != null && top.is(opening)) {
            open.pop();
            partners[top.index()] = token.index();
            partners[token.index()] = top.index();
        }
    }

    private void chain() {
        int last = NONE;
        for (int i = 0; i < row.length; i++) {
            codeBefore[i] = last;
            last = row[i].kind().isLayout() ? last : i;
        }
        int next = NONE;
        for (int i = row.length - 1; i >= 0; i--) {
            codeAfter[i] = next;
            next = row[i].kind().isLayout() ? next : i;
        }
    }

    public SourceFile file() {
        return file;
    }

    public String path() {
        return path;
    }

    public boolean relative() {
        return relative;
    }

    public List<LintToken> tokens() {
        return tokens;
    }

    /// The tokens of a kind, in the order of the text.
    public List<LintToken> tokens(LintKind kind) {
        if (byKind.isEmpty()) {
            sort();
        }
        return byKind.get(kind.ordinal());
    }

    /// Passes on tokens that stand side by side.
    public void each(List<LintToken> stretch, Consumer<LintToken> reader) {
        int end = stretch.isEmpty() ? 0 : stretch.getLast().index() + 1;
        for (int i = stretch.isEmpty() ? 0 : stretch.getFirst().index(); i < end; i++) {
            reader.accept(row[i]);
        }
    }

    /// The tokens of a kind among neighbours, in the order of the text.
    ///
    /// @param stretch tokens that stand side by side
    public List<LintToken> tokens(LintKind kind, List<LintToken> stretch) {
        List<LintToken> same = tokens(kind);
        if (same.isEmpty() || stretch.isEmpty()) {
            return List.of();
        }
        int from = place(same, stretch.getFirst().index());
        return same.subList(from, Math.max(from, place(same, stretch.getLast().index() + 1)));
    }

    /// How many of some tokens stand before an index.
    private static int place(List<LintToken> tokens, int index) {
        int low = 0;
        int high = tokens.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (tokens.get(middle).index() < index) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private void sort() {
        for (int i = 0; i < LintKind.COUNT; i++) {
            byKind.add(List.of());
        }
        for (LintToken token : row) {
            List<LintToken> same = byKind.get(token.kind().ordinal());
            if (same.isEmpty()) {
                same = new ArrayList<>();
                byKind.set(token.kind().ordinal(), same);
            }
            same.add(token);
        }
    }

    private @Nullable LintToken at(int index) {
        return index < 0 || index >= row.length ? null : row[index];
    }

    public @Nullable LintToken before(LintToken token) {
        return at(token.index() - 1);
    }

    public @Nullable LintToken after(LintToken token) {
        return at(token.index() + 1);
    }

    /// The token before that is no layout.
    public @Nullable LintToken codeBefore(LintToken token) {
        return at(codeBefore[token.index()]);
    }

    /// The token after that is no layout.
    public @Nullable LintToken codeAfter(LintToken token) {
        return at(codeAfter[token.index()]);
    }

    public boolean isBefore(LintToken token, LintKind kind) {
        LintToken next = codeAfter(token);
        return next != null && next.is(kind);
    }

    public boolean isAfter(LintToken token, LintKind kind) {
        LintToken previous = codeBefore(token);
        return previous != null && previous.is(kind);
    }

    /// The value of an attribute whose name is given: the tokens after its arrow.
    public @Nullable LintToken valueOf(LintToken parameter) {
        LintToken arrow = codeAfter(parameter);
        return arrow == null ? null : codeAfter(arrow);
    }

    /// The next token of a kind after this one, on the same level of brackets or a higher one.
    public @Nullable LintToken next(LintToken from, LintKind... kinds) {
        int at = from.index() + 1;
        while (at >= 0 && at < row.length) {
            LintToken token = row[at];
            if (isOne(token, kinds)) {
                return token;
            }
            at = opens(token) ? (partners[at] == NONE ? row.length : partners[at] + 1) : at + 1;
        }
        return null;
    }

    /// The nearest token of a kind before this one, on the same level of brackets or a higher one.
    public @Nullable LintToken previous(LintToken from, LintKind... kinds) {
        int at = from.index() - 1;
        while (at >= 0) {
            LintToken token = row[at];
            if (isOne(token, kinds)) {
                return token;
            }
            at = closes(token) ? (partners[at] == NONE ? at - 1 : partners[at] - 1) : at - 1;
        }
        return null;
    }

    private static boolean isOne(LintToken token, LintKind... kinds) {
        for (LintKind kind : kinds) {
            if (token.is(kind)) {
                return true;
            }
        }
        return false;
    }

    private static boolean opens(LintToken token) {
        return token.is(LintKind.LEFT_BRACE) || token.is(LintKind.LEFT_BRACKET) || token.is(LintKind.LEFT_PARENTHESIS);
    }

    private static boolean closes(LintToken token) {
        return token.is(LintKind.RIGHT_BRACE) || token.is(LintKind.RIGHT_BRACKET) || token.is(LintKind.RIGHT_PARENTHESIS);
    }

    /// The bracket that belongs to this one.
    public @Nullable LintToken partner(LintToken bracket) {
        return at(partners[bracket.index()]);
    }

    /// Classes first, then defined types, each in the order of the text.
    public List<Definition> definitions() {
        List<Definition> known = definitions;
        if (known == null) {
            known = new DefinitionFinder(this).all();
            definitions = known;
        }
        return known;
    }

    public List<Definition> classes() {
        return definitions().stream().filter(Definition::isClass).toList();
    }

    /// The bodies of resources, in the order of the text.
    public List<ResourceTokens> resources() {
        List<ResourceTokens> known = resources;
        if (known == null) {
            known = findResources();
            resources = known;
        }
        return known;
    }

    // A colon stands after a title, or before the brace of an option of `case`.
    private List<ResourceTokens> findResources() {
        List<ResourceTokens> found = new ArrayList<>();
        for (LintToken colon : tokens(LintKind.COLON)) {
            LintToken value = codeAfter(colon);
            if (value == null || value.is(LintKind.LEFT_BRACE)) {
                continue;
            }
            LintToken end = next(colon, LintKind.SEMICOLON, LintKind.RIGHT_BRACE);
            LintToken brace = previous(colon, LintKind.LEFT_BRACE);
            LintToken type = brace == null ? null : codeBefore(brace);
            if (end != null && type != null) {
                List<LintToken> body = tokens.subList(colon.index(), end.index() + 1);
                found.add(new ResourceTokens(type, body, parameters(colon, end)));
            }
        }
        return found;
    }

    private List<LintToken> parameters(LintToken colon, LintToken end) {
        List<LintToken> names = new ArrayList<>();
        LintToken name = next(colon, LintKind.NAME);
        while (name != null && name.index() < end.index()) {
            if (isBefore(name, LintKind.FAT_ARROW)) {
                names.add(name);
            }
            name = next(name, LintKind.NAME);
        }
        return names;
    }
}
