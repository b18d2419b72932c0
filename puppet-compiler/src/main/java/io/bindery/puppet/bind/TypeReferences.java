package io.bindery.puppet.bind;

import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.puppet.eval.Evaluator;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.CoreTypes;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.NumericType;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.ScalarDataType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.parse.TypeParameters;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Resolves types in bindings. Most types mean the same as elsewhere. The differences: `Array` and `Hash` without parameters hold
/// `Data`; `Hash[x]` may omit the key type; `Literal`, `Number` and `Pattern` are other names for types; `Type[x]` is a runtime
/// class unless `x` is a type.
public final class TypeReferences {
    private final Evaluator evaluator;
    private final Scope scope;
    private final boolean forNode;
    private boolean varies;

    /// @param forNode whether the scope has the variables of a node; without a node, expressions that depend on them stay as text
    public TypeReferences(Evaluator evaluator, Scope scope, boolean forNode) {
        this.evaluator = evaluator;
        this.scope = scope;
        this.forNode = forNode;
    }

    /// Whether an expression is a type, or a reference to a resource or class.
    static boolean isType(Expression expression) {
        return expression instanceof TypeName || expression instanceof Access access && access.target() instanceof TypeName;
    }

    /// The same, with nothing asked of it yet.
    TypeReferences unasked() {
        return new TypeReferences(evaluator, scope, forNode);
    }

    /// Whether any answer so far may be another for another node.
    boolean varies() {
        return varies;
    }

    Value evaluated(Expression expression) {
        if (Constants.isFixed(expression)) {
            return evaluator.evaluate(expression, scope);
        }
        varies = true;
        return forNode ? evaluator.evaluate(expression, scope) : Str.of(expression.place().text());
    }

    /// The type that an expression denotes.
    ///
    /// @throws io.bindery.puppet.eval.error.EvaluationError if it is none
    Type type(Expression expression) {
        Value value = switch (expression) {
            case TypeName name -> named(name.value());
            case Access access when access.target() instanceof TypeName name -> parameterized(name.value(), access.keys());
            default -> evaluated(expression);
        };
        return value instanceof Type type ? type : new TypeType(null);
    }

    private Type named(String name) {
        return switch (name) {
            case "Array" -> new ArrayType(BindingTypes.DATA, null);
            case "Hash" -> new HashType(ScalarDataType.DEFAULT, BindingTypes.DATA, null);
            case "Literal" -> own(name, ScalarDataType.DEFAULT);
            case "Number" -> own(name, NumericType.DEFAULT);
            case "Pattern" -> RegexpType.DEFAULT;
            default -> ordinary(name);
        };
    }

    // A resource type of the user's wins over another name for a built-in type.
    private Type own(String name, Type alias) {
        Type found = evaluator.definitions().type(name);
        return found == null ? alias : found;
    }

    /// A built-in type, one of the environment, or else a resource type that may come later.
    private Type ordinary(String name) {
        Type core = CoreTypes.find(name.toLowerCase(Locale.ROOT));
        Type found = core == null ? evaluator.definitions().type(name) : core;
        return found == null ? new ResourceType(BindingTypes.capitalized(name), null) : found;
    }

    private Value parameterized(String name, List<Expression> keys) {
        Expression first = keys.isEmpty() ? null : keys.getFirst();
        if (name.equals("Type") && keys.size() == 1 && first != null) {
            return typeOf(first);
        }
        if (name.equals("Class") && keys.size() == 1 && className(first) instanceof String className) {
            return new ClassType(className);
        }
        if (name.equals("Hash") && keys.size() == 1 && first != null) {
            return new HashType(ScalarDataType.DEFAULT, type(first), null);
        }
        List<Value> values = new ArrayList<>(keys.size());
        for (Expression key : keys) {
            values.add(isType(key) ? type(key) : evaluated(key));
        }
        Type type = unparameterized(name);
        boolean unknown = !forNode && !(type instanceof ResourceType) && !keys.stream().allMatch(Constants::isFixed);
        return unknown ? type : TypeParameters.parameterize(type, values);
    }

    // In brackets, a bare `Array` is the general one.
    private Type unparameterized(String name) {
        Type core = CoreTypes.find(name.toLowerCase(Locale.ROOT));
        return core == null ? named(name) : core;
    }

    private static @Nullable String className(@Nullable Expression key) {
        return switch (key) {
            case Name name -> plain(name.value());
            case LiteralString text -> plain(text.value());
            case null, default -> null;
        };
    }

    static String plain(String className) {
        String lower = className.toLowerCase(Locale.ROOT);
        return lower.startsWith("::") ? lower.substring(2) : lower;
    }

    private Type typeOf(Expression inner) {
        return switch (inner) {
            case LiteralString text -> new RuntimeType("java", Str.of(text.value()));
            case TypeName name when isUnknown(name.value()) -> new RuntimeType("java", Str.of(name.value()));
            case Access access when access.target() instanceof TypeName name && isUnknown(name.value()) ->
                new RuntimeType("java", Str.of(access.place().text().replaceAll("\\s+", " ")));
            default -> new TypeType(type(inner));
        };
    }

    private boolean isUnknown(String name) {
        return CoreTypes.find(name.toLowerCase(Locale.ROOT)) == null
                && !name.equals("Literal")
                && !name.equals("Number")
                && evaluator.definitions().type(name) == null;
    }

    /// The name of a class of the runtime, or null if the type is another.
    static @Nullable String runtimeName(Type type) {
        return type instanceof RuntimeType(String _, Str(String name)) ? name : null;
    }
}
