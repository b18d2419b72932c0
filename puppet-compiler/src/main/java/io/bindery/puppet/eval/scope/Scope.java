package io.bindery.puppet.eval.scope;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A scope of variables: the top scope, one for each evaluated node, class and define, and one for each call of a lambda or
/// function.
///
/// A plain name is looked up here, then in the *next* scope: for a class that of the inherited class, else for a class or define
/// the node scope or top scope; for a lambda the surrounding scope; for a function the top or node scope. The scope that declared
/// the class is not searched: variables are lexical in Puppet, only resource defaults are not.
///
/// The groups of the last regular expression match (`$0`, `$1` ...) also belong to a scope. They are restored when the block or
/// branch that matched ends.
public final class Scope {
    /// The kind of code that a scope belongs to.
    public enum Kind {
        TOP,
        NODE,
        CLASS,
        DEFINE,
        /// The call of a function written in Puppet: inside the top scope, but apart from its matches.
        FUNCTION,
        /// A call of a lambda, or a template.
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
    private @Nullable PendingParameters pending;

    // The scope of the defaults, while the parameters of the class or define get their values.
    private @Nullable Scope binding;
    private @Nullable TemplateOutput output;

    public Scope(
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
        while (scope.container == null && scope.next != null) {
            scope = scope.next;
        }
        return scope.container;
    }

    /// Top scope exists before its `Class[main]` does.
    public void setContainer(Container main) {
        container = main;
    }

    /// The scope that this one sees into; null for the top scope.
    public @Nullable Scope outer() {
        return next;
    }

    /// The scope of the class this class inherits from.
    public @Nullable Scope inherited() {
        return inherited;
    }

    /// The innermost scope around this one that does not belong to a lambda or function; this scope itself if it does not.
    public Scope body() {
        Scope scope = this;
        while ((scope.kind == Kind.LOCAL || scope.kind == Kind.FUNCTION) && scope.next != null) {
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

    /// A scope for the call of a function written in Puppet.
    public Scope function(int expectedVariables) {
        return new Scope(Kind.FUNCTION, "", scopes, this, null, null, expectedVariables);
    }

    /// A scope in which the defaults of parameters are evaluated, one after the other.
    ///
    /// @param callee the class, define or function that has the parameters, as errors name it
    public Scope parameters(String callee, List<String> names) {
        Scope scope = local(names.size());
        scope.pending = new PendingParameters(callee, names);
        return scope;
    }

    /// Lets a qualified name of this class (`$a::x` in a default of `a`) find the parameters that have a value already; null ends that.
    public void bindFrom(@Nullable Scope parameters) {
        binding = parameters;
    }

    /// Gives a parameter its value, in a scope made by [#parameters].
    public void setParameter(String name, Value value) {
        variables.set(name, value);
    }

    @Nullable public PendingParameters pendingParameters() {
        return pending;
    }

    /// The value that a plain or qualified name has from here, or null if there is no such variable.
    public @Nullable Value lookup(String name) {
        int colons = name.indexOf("::");
        if (colons < 0) {
            return lookupPlain(name);
        }
        return scopes.lookupQualified(colons == 0 ? name.substring(2) : name);
    }

    @Nullable public Value lookupPlain(String name) {
        for (Scope scope = this; scope != null; scope = scope.next) {
            Value found = scope.variables.get(name);
            if (found != null) {
                return found;
            }
            if (scope.pending != null) {
                scope.pending.mustNotName(name);
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
    /// @throws EvaluationError if it is, or where the name is reserved
    public void assign(String name, Value value) {
        if (isReserved(name)) {
            throw refusedName(name);
        }
        define(name, value);
    }

    public static boolean isReserved(String name) {
        return name.equals("trusted") || name.equals("facts") || name.equals("server_facts");
    }

    public static EvaluationError refusedName(String name) {
        return new EvaluationError("Attempt to assign to a reserved variable name: '" + name + "'");
    }

    /// Sets a variable as the compiler may: also `trusted`, `facts` and `server_facts`.
    public void define(String name, Value value) {
        if (pending != null) {
            throw new EvaluationError("Attempt to assign variable " + name + " when evaluating parameters");
        }
        if (variables.has(name)) {
            throw new EvaluationError("Cannot reassign variable '$" + name + "'");
        }
        variables.add(name, value);
    }

    /// Gives the scope variables to start with. The map is shared and must not change.
    public void preset(SequencedMap<String, Value> given) {
        variables.preset(given);
    }

    /// Adds a variable known not to be set, under a name that somebody chose.
    ///
    /// @throws EvaluationError if the name is reserved
    public void addArgument(String name, Value value) {
        if (isReserved(name)) {
            throw refusedName(name);
        }
        add(name, value);
    }

    /// Adds a variable known not to be set.
    public void add(String name, Value value) {
        variables.add(name, value);
    }

    @Nullable public Value own(String name) {
        Value found = variables.get(name);
        return found == null && binding != null ? binding.parameter(name) : found;
    }

    private @Nullable Value parameter(String name) {
        Value found = variables.get(name);
        if (found == null && pending != null) {
            pending.mustNotName(name);
        }
        return found;
    }

    public Scope top() {
        return scopes.top();
    }

    /// Everything visible from here, inner values hiding outer ones, as templates in other languages see it. What is undef is not there.
    public SequencedMap<String, Value> visible() {
        SequencedMap<String, Value> all = next == null ? new LinkedHashMap<>() : next.visible();
        variables.copyTo(all);
        all.values().removeIf(value -> value == Undef.UNDEF);
        return all;
    }

    /// The value that [#visible] has for a name; null if the name is undefined.
    public @Nullable Value visible(String name) {
        for (Scope scope = this; scope != null; scope = scope.next) {
            Value found = scope.variables.get(name);
            if (found != null) {
                return found == Undef.UNDEF ? null : found;
            }
        }
        return null;
    }

    /// The variables set in this very scope.
    public SequencedMap<String, Value> ownVariables() {
        SequencedMap<String, Value> own = new LinkedHashMap<>();
        variables.copyTo(own);
        return own;
    }

    /// Puts what Ruby code changed in place into the variables of this scope and of those around it.
    public void replace(Replacement replacement) {
        for (Scope scope = this; scope != null; scope = scope.next) {
            scope.variables.replace(replacement);
        }
    }

    /// The groups of the last match, to be put back later with [#restore].
    @Nullable public MatchGroups matches() {
        return matches;
    }

    public void restore(@Nullable MatchGroups before) {
        matches = before;
    }

    /// Makes the groups of a match visible as `$0`, `$1` ...
    public void matched(MatchGroups groups) {
        matches = groups;
    }

    /// The innermost match visible from here. A match in a class body is not seen in the bodies it declares.
    @Nullable public MatchGroups visibleMatches() {
        for (Scope scope = this; scope != null; scope = scope.kind == Kind.LOCAL ? scope.next : null) {
            if (scope.matches != null) {
                return scope.matches;
            }
        }
        return null;
    }

    /// Where the text of the template around this goes, or null outside of templates.
    @Nullable public TemplateOutput output() {
        for (Scope scope = this; scope != null; scope = scope.kind == Kind.LOCAL ? scope.next : null) {
            if (scope.output != null) {
                return scope.output;
            }
        }
        return null;
    }

    public void setOutput(TemplateOutput template) {
        output = template;
    }
}
