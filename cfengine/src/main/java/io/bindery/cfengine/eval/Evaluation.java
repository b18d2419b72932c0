package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Classes.ContextClass;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Variables.Variable;
import io.bindery.cfengine.policy.Policy;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.ClassExpression;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableName;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The state of one run: its variables and classes, and the position of evaluation. The parts of a run share it, and it is thrown
/// away at the end of the run.
public final class Evaluation {
    private static final int SHOWN = 60;
    private static final String OWN = "this.";
    private static final Set<String> SPECIAL_SCOPES =
            Set.of("sys", "const", "this", "match", "mon", "edit", "connection", "body", "remote");

    private final SyntaxTables tables;
    private final Log log;
    private final VariableTable variables = new VariableTable();
    private final ClassTable classes = new ClassTable();
    private final Policy policy = new Policy();
    private final Map<String, @Nullable ClassExpression> expressions = new HashMap<>();
    private final Set<String> doneHandles = new HashSet<>();
    private final List<String> abortClasses = new ArrayList<>();
    private final List<String> abortBundleClasses = new ArrayList<>();
    private @Nullable BundleFrame frame;
    private int pass;

    public Evaluation(SyntaxTables tables, Log log) {
        this.tables = tables;
        this.log = log;
    }

    public SyntaxTables tables() {
        return tables;
    }

    public Log log() {
        return log;
    }

    public VariableTable variables() {
        return variables;
    }

    public ClassTable classes() {
        return classes;
    }

    public Policy policy() {
        return policy;
    }

    /// The pass of the current bundle, from 1; 0 while the policy is being resolved before the run.
    public int pass() {
        return pass;
    }

    public void pass(int number) {
        pass = number;
    }

    public @Nullable BundleFrame frame() {
        return frame;
    }

    public BundleFrame push(Block.Bundle bundle, boolean inherits) {
        BundleFrame pushed = new BundleFrame(bundle, frame, inherits);
        frame = pushed;
        return pushed;
    }

    /// Runs something as if it stood in a control body: `this.*` speaks of the body's file, names are of its namespace.
    public void inBody(Block.Body body, Runnable action) {
        Block.Bundle stand = new Block.Bundle(
                "common", body.namespace(), "control_" + body.kind(), List.of(), List.of(), body.place());
        BundleFrame pushed = push(stand, false);
        Promise nothing = new Promise("", null, "any", List.of(), body.place());
        pushed.enter(PromiseFrame.described("control", nothing, stand));
        try {
            action.run();
        } finally {
            pop();
        }
    }

    public void pop() {
        BundleFrame top = frame;
        frame = top == null ? null : top.caller();
    }

    public @Nullable PromiseFrame promise() {
        BundleFrame top = frame;
        return top == null ? null : top.promise();
    }

    public String namespace() {
        BundleFrame top = frame;
        return top == null ? "default" : top.bundle().namespace();
    }

    public String bundle() {
        BundleFrame top = frame;
        return top == null ? "" : top.bundle().name();
    }

    // Classes

    /// Whether a name, perhaps with a namespace, is defined where evaluation stands.
    public boolean isDefined(String name) {
        return find(name) != null;
    }

    private @Nullable ContextClass find(String name) {
        // As CFEngine does: data's `true` holds and its `false` does not.
        if (name.equals("true")) {
            return classes.findHard("any");
        }
        int colon = name.indexOf(':');
        if (colon >= 0) {
            String namespace = name.substring(0, colon);
            String bare = name.substring(colon + 1);
            // As CFEngine does: classes of the bundle and `any` are found whatever the namespace, hard classes in the default one only.
            ContextClass hard = namespace.equals("default") || bare.equals("any") ? classes.findHard(bare) : null;
            ContextClass found = hard == null ? classes.findSoft(namespace, bare) : hard;
            return found == null ? ofFrame(bare) : found;
        }
        ContextClass hard = classes.findHard(name);
        if (hard != null) {
            return hard;
        }
        ContextClass soft = classes.findSoft(namespace(), name);
        return soft != null ? soft : ofFrame(name);
    }

    private @Nullable ContextClass ofFrame(String name) {
        BundleFrame top = frame;
        return top == null ? null : top.find(name);
    }

    /// Whether a promise's guard lets it pass. As CFEngine does: a guard in which a `$` or `@` is left over is false, and nothing is logged.
    boolean admits(String guard) {
        String expanded = expand(guard);
        return expanded.indexOf('$') < 0 && expanded.indexOf('@') < 0 && holds(expanded);
    }

    /// The list that a text names, which is nothing but `@(name)`.
    public Optional<Items> list(String text) {
        String name = References.listName(text);
        Variable variable = name.isEmpty() ? null : find(VariableName.parse(expand(name)));
        return variable != null && variable.value() instanceof Items items ? Optional.of(items) : Optional.empty();
    }

    /// Evaluates a class expression, after expanding the references in it. What cannot be read is false.
    public boolean holds(String expression) {
        return Boolean.TRUE.equals(judge(expression));
    }

    /// As [#holds], and null if the expression cannot be read.
    @Nullable Boolean judge(String expression) {
        String expanded = expand(expression);
        ClassExpression parsed = parse(expanded);
        if (parsed == null && !References.holdsAny(expanded)) {
            log.error(ClassExpression.hasMissingOperator(expanded)
                    ? "class expressions can't be separated by whitespace without an intervening operator in expression '" + expanded + "'"
                    : "Unable to parse class expression '" + expanded + "'");
        }
        return parsed == null ? null : parsed.holds(this::isDefined);
    }

    /// The expression's tree, or null if the text is not an expression.
    public @Nullable ClassExpression parse(String expression) {
        if (expressions.containsKey(expression)) {
            return expressions.get(expression);
        }
        ClassExpression parsed =
                ClassExpression.hasMissingOperator(expression) ? null : ClassExpression.parseBeginning(expression);
        expressions.put(expression, parsed);
        return parsed;
    }

    /// Defines a class of the namespace (that of the present bundle unless the name has one).
    public void defineClass(String name, List<String> tags) {
        int colon = name.indexOf(':');
        String namespace = colon < 0 ? namespace() : name.substring(0, colon);
        String bare = Names.canonify(colon < 0 ? name : name.substring(colon + 1));
        classes.define(namespace, bare, tags);
        noticeAbort(bare);
    }

    /// Defines a class of the present bundle's frame; outside of bundles, of the namespace.
    public void defineBundleClass(String name, List<String> tags) {
        BundleFrame top = frame;
        String bare = Names.canonify(name);
        if (top == null) {
            defineClass(bare, tags);
        } else {
            if (classes.findSoft(namespace(), bare) != null) {
                log.warning("Private class '" + bare + "' in bundle '" + bundle()
                        + "' shadows a global class - you should choose a different name to avoid conflicts");
            }
            top.define(new ContextClass(namespace(), bare, false, tags));
            noticeAbort(bare);
        }
    }

    /// Takes back a soft class wherever it is defined. Hard classes stay.
    public void undefineClass(String name) {
        int colon = name.indexOf(':');
        String namespace = colon < 0 ? namespace() : name.substring(0, colon);
        String bare = Names.canonify(colon < 0 ? name : name.substring(colon + 1));
        classes.undefine(namespace, bare);
        BundleFrame top = frame;
        if (top != null) {
            top.undefine(bare);
        }
    }

    public Stream<ContextClass> allClasses() {
        Stream<ContextClass> ofFrames = Stream.empty();
        BundleFrame top = frame;
        while (top != null) {
            ofFrames = Stream.concat(ofFrames, top.classes().values().stream());
            top = top.inherits() ? top.caller() : null;
        }
        return Stream.concat(classes.all(), ofFrames);
    }

    public void abortOn(List<String> runPatterns, List<String> bundlePatterns) {
        abortClasses.addAll(runPatterns);
        abortBundleClasses.addAll(bundlePatterns);
    }

    private void noticeAbort(String name) {
        if (pass == 0) {
            return;
        }
        for (String pattern : abortClasses) {
            if (matches(pattern, name)) {
                throw new RunAborted(name);
            }
        }
        BundleFrame top = frame;
        for (String pattern : top == null || top.isAborted() ? List.<String>of() : abortBundleClasses) {
            if (matches(pattern, name)) {
                log.error("Bundle '" + bundle() + "' aborted on defined class '" + name + "'");
                abort();
            } else if (parse(pattern) == null) {
                log.error("Unable to parse class expression '" + pattern + "'");
            } else if (isMetBy(pattern)) {
                log.error("Setting abort for '" + pattern + "' when setting class '" + name + "'");
                abort();
            }
        }
    }

    private void abort() {
        BundleFrame top = frame;
        if (top != null) {
            top.abort();
        }
    }

    private static boolean matches(String pattern, String name) {
        Regex regex = Regex.compile(pattern);
        return regex != null && regex.matchesAll(name);
    }

    /// Whether a pattern that is an expression of several classes has come true.
    private boolean isMetBy(String pattern) {
        ClassExpression expression = parse(pattern);
        return expression != null && expression.holds(this::isDefined);
    }

    /// A class already defined that ends the run, or null.
    public @Nullable String abortingClass() {
        return abortClasses.isEmpty() ? null : allClasses()
                .map(ContextClass::name)
                .filter(name -> abortClasses.stream().anyMatch(pattern -> matches(pattern, name)))
                .findFirst()
                .orElse(null);
    }

    // Handles

    public void done(String handle) {
        doneHandles.add(handle);
    }

    public boolean isDone(String handle) {
        return doneHandles.contains(handle);
    }

    // Variables

    /// Fills in namespace and scope from where evaluation stands.
    public VariableName qualify(VariableName name) {
        String scope = name.scope();
        String namespace = name.namespace();
        if (scope == null) {
            scope = bundle();
        } else if (SPECIAL_SCOPES.contains(scope) || namespace == null && scope.equals("def")) {
            // As CFEngine does: `def`, which augments fill, is that of the default namespace unless another is named.
            namespace = "default";
        }
        return new VariableName(namespace == null ? namespace() : namespace, scope, name.name(), name.indices());
    }

    public VariableName qualify(String reference) {
        return qualify(VariableName.parse(reference));
    }

    /// As [#qualify(VariableName)], for a name that stands in an attribute, a guard or a call.
    // As CFEngine does: there a bundle without a namespace is one of the default namespace, and only a promiser's is one of its own.
    public VariableName refer(VariableName name) {
        boolean elsewhere = name.scope() != null && name.namespace() == null;
        return qualify(elsewhere ? new VariableName(VariableName.DEFAULT_NAMESPACE, name.scope(), name.name(), name.indices()) : name);
    }

    public VariableName refer(String reference) {
        return refer(VariableName.parse(reference));
    }

    /// The elements of the array that a name in a call means.
    // As CFEngine does: arrays of a bundle without a namespace are those of all its namesakes, in whatever namespace.
    List<Variable> elements(VariableName name) {
        String scope = name.scope();
        boolean anywhere = scope != null && name.namespace() == null && !SPECIAL_SCOPES.contains(scope);
        return anywhere ? variables.elementsAnywhere(name) : variables.elements(qualify(name));
    }

    /// The variable that a name in an attribute, a guard or a call means.
    public @Nullable Variable find(VariableName name) {
        return found(name, refer(name));
    }

    /// The variable that a name in a promiser means.
    public @Nullable Variable findHere(VariableName name) {
        return found(name, qualify(name));
    }

    private @Nullable Variable found(VariableName written, VariableName name) {
        Variable found = variables.find(name);
        // As CFEngine does: a variable of `this` that the promise does not define is looked up in its bundle.
        return found == null && "this".equals(written.scope())
                ? variables.find(new VariableName(namespace(), bundle(), name.name(), name.indices()))
                : found;
    }

    /// The variable that a reference means; a variable of the current promise comes first.
    public @Nullable Variable variable(String reference) {
        Variable bound = bound(reference);
        return bound != null ? bound : find(VariableName.parse(reference));
    }

    /// As [#variable], in a promiser.
    public @Nullable Variable variableHere(String reference) {
        Variable bound = bound(reference);
        return bound != null ? bound : findHere(VariableName.parse(reference));
    }

    private @Nullable Variable bound(String reference) {
        PromiseFrame promise = promise();
        if (promise != null) {
            String own = reference.startsWith(OWN) ? reference.substring(OWN.length()) : reference;
            String text = promise.bound().getOrDefault(reference, promise.bound().get(own));
            if (text != null) {
                return new Variable(
                        VariableName.parse(reference), io.bindery.cfengine.value.VariableType.STRING, new Scalar(text), List.of());
            }
        }
        return null;
    }

    // Expansion

    /// Replaces scalar references by their values, inner ones first. Those that do not resolve to a scalar stay.
    public String expand(String text) {
        return expand(text, false, 0);
    }

    /// As [#expand], for a promiser.
    public String expandHere(String text) {
        return expand(text, true, 0);
    }

    private String expand(String text, boolean here, int depth) {
        int at = References.next(text, 0, '$');
        if (at < 0) {
            return text;
        }
        if (depth > References.MOST_NESTED) {
            log.error("References are nested more than " + References.MOST_NESTED + " levels deep, in '" + text.substring(0, Math.min(text.length(), SHOWN)) + "...'");
            return text;
        }
        StringBuilder expanded = new StringBuilder(text.length() + 32);
        int copied = 0;
        while (at >= 0) {
            int end = References.end(text, at);
            String name = expand(text.substring(at + 2, end - 1), here, depth + 1);
            String value = scalar(name, here);
            expanded.append(text, copied, at);
            if (value != null) {
                SizeLimit.checkLength((long) expanded.length() + value.length());
                expanded.append(value);
            } else {
                expanded.append(text, at, at + 2).append(name).append(text.charAt(end - 1));
            }
            copied = end;
            at = References.next(text, end, '$');
        }
        return expanded.append(text, copied, text.length()).toString();
    }

    /// The text of the scalar a reference names, or null.
    private @Nullable String scalar(String reference, boolean here) {
        PromiseFrame promise = promise();
        if (promise != null) {
            String bound = promise.bound().get(reference);
            if (bound != null) {
                return bound;
            }
        }
        checkBrackets(reference);
        VariableName name = VariableName.parse(reference);
        Variable variable = here ? findHere(name) : find(name);
        return variable != null && variable.value() instanceof Scalar(String text) ? text : null;
    }

    /// Says where a reference's indices are not closed, or closed too often.
    public void checkBrackets(String reference) {
        if (reference.indexOf('[') >= 0 && !VariableName.isBalanced(reference)) {
            log.error("Broken variable expression, index brackets do not balance, in '" + reference + "'");
        }
    }

    // Log

    /// Logs the current promise, as the reference program does after an error.
    public void logPromise(Level level) {
        BundleFrame top = frame;
        PromiseFrame promise = promise();
        if (top != null && promise != null) {
            Place place = promise.promise().place();
            log.log(
                    level,
                    "Promise belongs to bundle '" + top.bundle().name() + "' in file '" + place.file().name() + "' near line "
                            + promise.promise().line());
            Attribute comment = promise.promise().attribute("comment");
            if (comment != null && comment.value() instanceof Rvalue.Quoted text) {
                log.log(level, "Comment is '" + expand(text.text()) + "'");
            }
        }
    }
}
