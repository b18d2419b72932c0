package io.bindery.puppet.eval;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.Labels;
import io.bindery.puppet.eval.scope.MatchGroups;
import io.bindery.puppet.eval.scope.PendingParameters;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.setting.Budget;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Binary;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Concatenation;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Epp;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.Heredoc;
import io.bindery.puppet.syntax.tree.If;
import io.bindery.puppet.syntax.tree.Interpolation;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.LiteralUndef;
import io.bindery.puppet.syntax.tree.MethodCall;
import io.bindery.puppet.syntax.tree.Minus;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.NamedAccess;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Not;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.RenderExpression;
import io.bindery.puppet.syntax.tree.RenderString;
import io.bindery.puppet.syntax.tree.ReservedWord;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.Selector;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeDefinition;
import io.bindery.puppet.syntax.tree.TypeMapping;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.syntax.tree.Unfold;
import io.bindery.puppet.syntax.tree.Unless;
import io.bindery.puppet.syntax.tree.Variable;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexBudgetException;
import io.bindery.regex.RegexSyntaxException;
import io.bindery.text.Place;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Evaluates expressions. Each compile has its own evaluator, which holds the compile's world, catalog and settings and counts
/// its spent budget.
///
/// The evaluator walks the parser's tree directly, in one switch whose most frequent cases come first; [SharedCache] explains why
/// there is no compiled form.
public final class Evaluator {
    private final World world;
    private final FunctionLibrary library;
    private final Definitions definitions;
    private final CatalogBuilder catalog;
    private final EvaluationSettings settings;
    private final SharedCache cache;
    private final Budget budget;
    private final Coercion coercion = new Coercion(this);
    private final Operators operators = new Operators(this);
    private final Literals literals = new Literals(this);
    private final Branches branches = new Branches(this);
    private final VariableAccess variables = new VariableAccess(this);
    private final ElementAccess elements = new ElementAccess(this);
    private final TypeNames typeNames = new TypeNames(this);
    private final Calls calls = new Calls(this);
    private final ResourceExpressions resources = new ResourceExpressions(this);
    private final ResourceQueries queries = new ResourceQueries(this);
    private final Map<Place, ParameterList> functionParameters = new HashMap<>();
    private final Set<String> warned = new HashSet<>();
    private final Annotations annotations = new Annotations();

    public Evaluator(
            World world,
            FunctionLibrary library,
            Definitions definitions,
            CatalogBuilder catalog,
            EvaluationSettings settings,
            SharedCache cache) {
        this.world = world;
        this.library = library;
        this.definitions = definitions;
        this.catalog = catalog;
        this.settings = settings;
        this.cache = cache;
        this.budget = new Budget(settings.limits());
    }

    /// The value of an expression.
    ///
    /// @throws EvaluationError located at the innermost expression that failed
    public Value evaluate(Expression expression, Scope scope) {
        budget.step();
        try {
            return switch (expression) {
                case Variable variable -> variables.value(variable, scope);
                case LiteralString string -> Str.of(string.value());
                case Name name -> Str.of(name.value());
                case Concatenation string -> literals.concatenation(string, scope);
                case Interpolation part -> literals.interpolation(part, scope);
                case Call call -> calls.call(call, scope);
                case MethodCall call -> calls.method(call, scope);
                case Access access -> elements.access(access, scope);
                case Block block -> block(block, scope);
                case Binary binary -> operators.binary(binary, scope);
                case LiteralInteger integer -> Int.of(integer.value());
                case Assignment assignment -> variables.assign(assignment, scope);
                case If test -> branches.ifElse(test, scope);
                case LiteralHash hash -> literals.hash(hash, scope);
                case LiteralList list -> literals.list(list, scope);
                case TypeName name -> typeNames.type(name);
                case LiteralBoolean bool -> Bool.of(bool.value());
                case LiteralUndef undef -> Undef.UNDEF;
                case Parenthesized inner -> evaluate(inner.operand(), scope);
                case Not not -> Bool.of(!isTrue(evaluate(not.operand(), scope)));
                case Case test -> branches.caseOf(test, scope);
                case Selector selector -> branches.select(selector, scope);
                case ResourceStatement statement -> resources.declare(statement, scope);
                case Unless test -> branches.unless(test, scope);
                case LiteralDefault any -> Default.DEFAULT;
                case LiteralFloat real -> new Real(real.value());
                case LiteralRegex regex -> cache.regex(regex.pattern());
                case Nop nop -> Undef.UNDEF;
                case Minus minus -> operators.minus(minus, scope);
                case Unfold unfold -> literals.unfolded(unfold, scope);
                case Heredoc heredoc -> literals.heredoc(heredoc, scope);
                case Relationship relationship -> resources.relate(relationship, scope);
                case ResourceDefaults defaults -> resources.setDefaults(defaults, scope);
                case ResourceOverride override -> resources.override(override, scope);
                case Collector collector -> resources.collect(collector, scope);
                case RenderString text -> Templates.render(text, scope);
                case RenderExpression render -> Templates.render(this, render, scope);
                case Epp epp -> Templates.render(this, epp, scope);
                case ReservedWord word -> reserved(word);
                case NamedAccess access -> throw unsupported(access);
                case Lambda lambda -> throw unsupported(lambda);
                case ClassDefinition definition -> Undef.UNDEF;
                case DefineDefinition definition -> Undef.UNDEF;
                case NodeDefinition definition -> Undef.UNDEF;
                case FunctionDefinition definition -> Undef.UNDEF;
                case TypeAlias alias -> Undef.UNDEF;
                case TypeDefinition definition -> Undef.UNDEF;
                case TypeMapping mapping -> Undef.UNDEF;
                case SiteStatement site -> site(site, scope);
                case BindingsDefinition bindings -> Undef.UNDEF;
                case ResourceQuery query -> queries.find(query, scope);
            };
        } catch (EvaluationError error) {
            throw error.located() ? error : located(error, expression);
        } catch (ConversionError | TypeException | RegexSyntaxException | RegexBudgetException error) {
            throw located(new EvaluationError(String.valueOf(error.getMessage())), expression);
        }
    }

    /// The value of a class, define or node body, which `return` and `next` may leave early.
    public Value evaluateBody(Expression body, Scope scope) {
        try {
            return evaluate(body, scope);
        } catch (ReturnJump | NextIteration jump) {
            return jump.value();
        }
    }

    /// The value of a file's statements, which nothing may leave early.
    public Value evaluateProgram(Expression body, Scope scope) {
        try {
            return evaluate(body, scope);
        } catch (Jump jump) {
            throw illegalJump(jump.getMessage(), jump.place());
        } catch (StackOverflowError deep) {
            throw EvaluationError.placeless(Budget.tooDeep(settings.limits().depth()).message());
        }
    }

    /// The error of a `break`, `next` or `return` that nothing is there to end.
    public static EvaluationError illegalJump(@Nullable String message, @Nullable Place place) {
        String text = message == null ? "" : message;
        return place == null ? EvaluationError.placeless(text) : EvaluationError.atLine(text, place);
    }

    /// The value of a parameter's default, in a scope made by [Scope#parameters].
    public Value evaluateDefault(String parameter, Expression expression, Scope parameters) {
        PendingParameters pending = parameters.pendingParameters();
        if (pending == null) {
            throw new IllegalArgumentException("not a scope of parameters");
        }
        MatchGroups before = parameters.matches();
        pending.evaluating(parameter);
        try {
            return evaluate(expression, parameters);
        } catch (PendingParameters.UnassignedParameter unassigned) {
            throw new EvaluationError(unassigned.problem());
        } finally {
            parameters.restore(before);
        }
    }

    /// Calls a function by name, as a function written in another language or the compiler does.
    public Value callFunction(
            String name, List<Value> arguments, @Nullable Closure block, Scope scope, @Nullable Place place) {
        return calls.external(name, arguments, block, scope, place);
    }

    /// The type that a `Deferred` will give; null if that cannot be told.
    public @Nullable Type promised(ObjectValue deferred, Scope scope) {
        String name = RubyText.of(Objects.requireNonNullElse(deferred.attribute("name"), Undef.UNDEF));
        Arr arguments = deferred.attribute("arguments") instanceof Arr given ? given : null;
        Type type = calls.promised(name, arguments, scope);
        String untyped = "Deferred function " + name + " has no return_type, unable to guarantee value type during compilation.";
        if (type == null && calls.isKnown(name) && firstWarning(name + "_deferred_warning")) {
            world.log(LogLevel.WARNING, null, untyped + "\n   (file & line not available)");
        }
        return type;
    }

    /// A lambda with the scope it sees, as a value that can be called.
    public Closure closure(Lambda lambda, Scope scope) {
        return new LambdaClosure(this, lambda, scope);
    }

    private Value block(Block block, Scope scope) {
        // By index, here and in other places that every expression comes by: the iterators were a twentieth of all objects made.
        Value last = Undef.UNDEF;
        List<Expression> statements = block.statements();
        for (int i = 0; i < statements.size(); i++) {
            last = evaluate(statements.get(i), scope);
        }
        return last;
    }

    private Value site(SiteStatement site, Scope scope) {
        catalog.site(site, scope);
        return Undef.UNDEF;
    }

    private static Value reserved(ReservedWord word) {
        if (word.future()) {
            return Str.of(word.word());
        }
        throw EvaluationError.issue(
                "Use of reserved word: " + word.word() + ", must be quoted if intended to be a String value", word);
    }

    private static EvaluationError unsupported(Expression expression) {
        return EvaluationError.issue(
                Labels.withCapitalArticle(Labels.of(expression)) + " cannot be evaluated on its own", expression);
    }

    private static EvaluationError located(EvaluationError bare, Expression expression) {
        String what = Labels.withArticle(Labels.of(expression));
        return EvaluationError.issue("Error while evaluating " + what + ", " + bare.message(), expression)
                .causedBy(bare);
    }

    /// Only undef and false are not.
    static boolean isTrue(Value value) {
        return value != Undef.UNDEF && value != Bool.FALSE;
    }

    /// Reports something doubtful by the `strict` setting: not at all, as a warning, or as an error.
    void doubtful(String message, Expression blamed) {
        switch (settings.strict()) {
            case OFF -> {}
            case WARNING -> warn(message, blamed.place());
            case ERROR -> throw EvaluationError.issue(message, blamed);
        }
    }

    void warn(String message, Place place) {
        world.log(LogLevel.WARNING, null, message + EvaluationError.suffix(place));
    }

    boolean firstWarning(String key) {
        return warned.add(key);
    }

    public SharedCache cache() {
        return cache;
    }

    public FunctionLibrary library() {
        return library;
    }

    public Definitions definitions() {
        return definitions;
    }

    public World world() {
        return world;
    }

    public CatalogBuilder catalog() {
        return catalog;
    }

    public EvaluationSettings settings() {
        return settings;
    }

    /// The parameters of a function written in Puppet, their types evaluated once a compile.
    ParameterList parametersOf(FunctionDefinition definition, Scope top) {
        ParameterList known = functionParameters.get(definition.place());
        if (known == null) {
            known = new ParameterList(this, definition.name(), definition.parameters(), definition.returnType(), top);
            functionParameters.put(definition.place(), known);
        }
        return known;
    }

    Budget budget() {
        return budget;
    }

    Coercion coercion() {
        return coercion;
    }

    Literals literals() {
        return literals;
    }

    public Annotations annotations() {
        return annotations;
    }

    TypeNames typeNames() {
        return typeNames;
    }
}
