package io.bindery.puppet.compile;

import io.bindery.hiera.bind.compose.Host;
import io.bindery.hiera.bind.extend.Extensions;
import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.runtime.KeyedAccess;
import io.bindery.puppet.bind.ParsedExpression;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.eval.RemoteResource;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.SourceFile;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The services of a compile that bindings use.
final class BindingHost implements Host {
    private final Compilation compilation;
    private final Extensions extensions;
    private final Predicate<String> isLayered;
    private Scope top;

    /// @param boot the top scope as long as the compile has none
    /// @param isLayered whether a part of the classifier's answer is itself bound
    BindingHost(Compilation compilation, Scope boot, Extensions extensions, Predicate<String> isLayered) {
        this.compilation = compilation;
        this.extensions = extensions;
        this.isLayered = isLayered;
        this.top = boot;
    }

    /// From now on expressions see the compile's own top scope.
    void enterTopScope() {
        top = compilation.scopes().top();
    }

    @Override
    public Value evaluate(BoundExpression expression) {
        return compilation.evaluator().evaluate(tree(expression), top.local(4));
    }

    @Override
    public CallableValue lambda(BoundExpression expression) {
        Lambda lambda = expression instanceof ParsedExpression parsed ? (Lambda) parsed.tree() : parsedLambda(expression);
        return compilation.evaluator().closure(lambda, top.local(4));
    }

    private static Expression tree(BoundExpression expression) {
        return expression instanceof ParsedExpression parsed ? parsed.tree() : parsed(expression.text(), expression);
    }

    private static Expression parsed(String text, BoundExpression expression) {
        String file = expression.location().file();
        Expression body = Parser.parse(new SourceFile(file == null ? "" : file, text)).program().body();
        return body instanceof Block block && block.statements().size() == 1 ? block.statements().getFirst() : body;
    }

    // A lambda is no expression by itself, so it is read as the block of a call.
    private static Lambda parsedLambda(BoundExpression expression) {
        return parsed("with() " + expression.text(), expression) instanceof Call call && call.lambda() instanceof Lambda lambda
                ? lambda
                : new Lambda(List.of(), null, tree(expression), tree(expression).place());
    }

    @Override
    public List<Value> query(BoundExpression query) {
        return evaluate(query) instanceof Arr found ? found.elements() : List.of();
    }

    @Override
    public void used(Key key, Value resource) {
        if (resource instanceof RemoteResource remote) {
            compilation.remoteUses().add(new Catalog.RemoteUse(
                    key.toString(), remote.found().certname(), remote.found().resource().reference()));
        }
    }

    @Override
    public @Nullable KeyedAccess object(Type reference) {
        return switch (reference) {
            case ClassType(String name) when name != null -> ofClass(name);
            case ResourceType(String type, String title, _) when type != null && title != null ->
                ofResource(compilation.find(compilation.declarations().references().canonical(type, title)));
            default -> null;
        };
    }

    private static @Nullable KeyedAccess ofResource(@Nullable DraftResource resource) {
        return resource == null
                ? null
                : name -> {
                    Value value = resource.parameter(name);
                    return value == Undef.UNDEF ? null : value;
                };
    }

    // A class that is not evaluated yet has the parameters that its evaluation would give it.
    private @Nullable KeyedAccess ofClass(String name) {
        Scope scope = compilation.scopes().ofClass(name);
        if (scope != null) {
            return parameter -> defined(scope.ownVariables().get(parameter));
        }
        Blueprint blueprint = compilation.known().findClass(name);
        return blueprint == null ? null : parameter -> compilation.bodies().parameters().lookedUp(blueprint, parameter, top);
    }

    private static @Nullable Value defined(@Nullable Value value) {
        return value == Undef.UNDEF ? null : value;
    }

    @Override
    public @Nullable List<String> declaredParameters(Type type) {
        return Acceptance.own(type, compilation);
    }

    @Override
    public boolean accepts(Type type, String parameter) {
        return Acceptance.of(type, compilation).test(parameter);
    }

    @Override
    public @Nullable String incompatibility(Type original, Type replacement) {
        return new Substitution(compilation, top).incompatibility(original, replacement);
    }

    @Override
    public @Nullable Existing variable(String name) {
        Request request = compilation.request();
        Value classified = isLayered.test("variables") ? null : request.parameters().get(name);
        if (classified != null) {
            return new Existing(classified, "the node classifier");
        }
        Value fact = request.facts().get(name);
        return fact == null ? null : new Existing(fact, "facts");
    }

    @Override
    public Extensions extensions() {
        return extensions;
    }

}
