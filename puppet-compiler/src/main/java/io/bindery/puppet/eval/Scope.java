package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Where variables live: the top scope, one for each node, class and define evaluated, and one for each call of a lambda or
/// function.
///
/// A plain name is looked for here, then in the *next* scope: that of the inherited class, else the node scope or top scope for
/// a class or define; the surrounding scope for a lambda; the top or node scope for a function. Not in the scope that declared
/// the class: variables are lexical in Puppet, only resource defaults are not.
///
/// The groups of the last regular expression match (`$0`, `$1` ...) belong to a scope too, but are put back when the block or
/// branch that matched ends.
public final class Scope {
    /// What a scope is the scope of.
    public enum Kind {
        TOP,
        NODE,
        CLASS,
        DEFINE,
        /// A lambda or function call, or a template.
        LOCAL
    }

    private final Kind kind;
    private final String className;
    private final Scopes scopes;
    private final @Nullable Scope next;
    private final @Nullable Scope inherited;
    private final Variables variables;
    private @Nullable Container container;
    private @Nullable MatchGroups matches;

    Scope(
            Kind kind,
            String className,
            Scopes scopes,
            @Nullable Scope next,
            @Nullable Scope inherited,
            @Nullable Container container,
            int expected) {
        this.kind = kind;
        this.className = className;
        this.scopes = scopes;
        this.next = next;
        this.inherited = inherited;
        this.container = container;
        this.variables = new Variables(expected);
    }

    public Kind kind() {
        return kind;
    }

    /// The class this is the scope of; empty for any other kind.
    public String className() {
        return className;
    }

    /// All the scopes of this compile.
    public Scopes scopes() {
        return scopes;
    }

    /// The class, node or define whose body this is, or is inside of.
    public @Nullable Container container() {
        Scope scope = this;
        while (scope.container == null && scope.kind == Kind.LOCAL && scope.next != null) {
            scope = scope.next;
        }
        return scope.container;
    }

    /// Top scope exists before its `Class[main]` does.
    public void setContainer(Container main) {
        container = main;
    }

    /// The scope of the class this class inherits from.
    public @Nullable Scope inherited() {
        return inherited;
    }

    /// The innermost scope around this one that is not a lambda's or function's; itself if it is none.
    public Scope body() {
        Scope scope = this;
        while (scope.kind == Kind.LOCAL && scope.next != null) {
            scope = scope.next;
        }
        return scope;
    }

    /// The node scope or top scope that functions called from here see.
    public Scope global() {
        Scope scope = this;
        while (scope.kind != Kind.TOP && scope.kind != Kind.NODE && scope.next != null) {
            scope = scope.next;
        }
        return scope;
    }

    /// A scope inside this one, for a lambda or template.
    public Scope local(int expectedVariables) {
        return new Scope(Kind.LOCAL, "", scopes, this, null, null, expectedVariables);
    }

    /// The value a plain or qualified name has from here, or null where there is no such variable.
    public @Nullable Value lookup(String name) {
        int colons = name.indexOf("::");
        if (colons < 0) {
            return lookupPlain(name);
        }
        return scopes.lookupQualified(colons == 0 ? name.substring(2) : name);
    }

    @Nullable Value lookupPlain(String name) {
        for (Scope scope = this; scope != null; scope = scope.next) {
            Value found = scope.variables.get(name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /// Whether the name is set in this very scope, so that it cannot be set again.
    public boolean isBound(String name) {
        return variables.has(name);
    }

    /// Sets a variable that must not be set here yet.
    ///
    /// @throws EvaluationError where it is, or where the name is reserved
    public void assign(String name, Value value) {
        if (name.equals("trusted") || name.equals("facts") || name.equals("server_facts")) {
            throw new EvaluationError("Attempt to assign to a reserved variable name: '" + name + "'");
        }
        define(name, value);
    }

    /// Sets a variable as the compiler may: also `trusted`, `facts` and `server_facts`.
    public void define(String name, Value value) {
        if (variables.has(name)) {
            throw new EvaluationError("Cannot reassign variable '$" + name + "'");
        }
        variables.add(name, value);
    }

    /// Sets a variable whether or not it is set.
    void bind(String name, Value value) {
        variables.set(name, value);
    }

    /// Adds a variable known not to be set.
    void add(String name, Value value) {
        variables.add(name, value);
    }

    @Nullable Value own(String name) {
        return variables.get(name);
    }

    /// Everything visible from here, inner values hiding outer ones, as templates in other languages see it.
    public SequencedMap<String, Value> visible() {
        SequencedMap<String, Value> all = next == null ? new LinkedHashMap<>() : next.visible();
        variables.copyTo(all);
        return all;
    }

    /// The variables set in this very scope.
    public SequencedMap<String, Value> ownVariables() {
        SequencedMap<String, Value> own = new LinkedHashMap<>();
        variables.copyTo(own);
        return own;
    }

    /// The groups of the last match, to be put back later with [#restore].
    @Nullable MatchGroups matches() {
        return matches;
    }

    void restore(@Nullable MatchGroups before) {
        matches = before;
    }

    /// Makes the groups of a match visible as `$0`, `$1` ...
    public void matched(MatchGroups groups) {
        matches = groups;
    }

    /// The innermost match visible from here. A match in a class body is not seen in the bodies it declares.
    @Nullable MatchGroups visibleMatches() {
        for (Scope scope = this; scope != null; scope = scope.kind == Kind.LOCAL ? scope.next : null) {
            if (scope.matches != null) {
                return scope.matches;
            }
        }
        return null;
    }
}
