package io.bindery.cfengine.promise;

import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Signature;
import io.bindery.cfengine.function.Variables.Variable;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `vars`, `meta` and `defaults`: a variable has a value.
///
/// A later promise about the same variable wins. If a function fails, the variable keeps its value.
public record VarsType(String promiseType) implements PromiseType {
    @Override
    public boolean isDeclarative() {
        return true;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        Evaluation evaluation = keeping.evaluation();
        VariableType type = type(promise.attributes());
        boolean nameless = References.holdsAny(promise.promiser());
        promise.unresolved().forEach(attribute -> refuseOtherType(promise, attribute, evaluation));
        if (type == null || nameless) {
            return Outcome.SKIPPED;
        }
        VariableName name = name(promise, evaluation);
        if (name == null) {
            return Outcome.FAILED;
        }
        Value given = listed(promise.attributes().value(type.word()), promise, type, evaluation);
        String incompatible = given == null ? null : incompatible(promise, type, given);
        if (incompatible != null) {
            evaluation.log().error("Variable '" + name.namespace() + ":" + name.scope() + "." + name.local()
                    + "' expected a variable of type '" + type.word() + "', but was given incompatible value '" + incompatible + "'");
            evaluation.logPromise(Level.ERROR);
            return Outcome.FAILED;
        }
        Value value = given == null ? null : new VariableValues(evaluation).of(type, given, onlyDefined(promise));
        if (value == null || isBarred(promise, evaluation, name)) {
            return Outcome.SKIPPED;
        }
        if (value instanceof Data && !name.indices().isEmpty()) {
            String array = name.local().substring(0, name.local().indexOf('['));
            evaluation.log().error("Cannot assign a container to an indexed variable name '" + name.namespace() + ":" + name.scope() + "."
                    + name.local() + "'. Should be assigned to '" + array + "' instead");
            return Outcome.FAILED;
        }
        refuseSelfReference(name, value, evaluation);
        evaluation.variables().define(name, type, value, tags(promise));
        evaluation.variables().comment(name, promise.attributes().text("comment", ""));
        return Outcome.KEPT;
    }

    /// As CFEngine does: a function of another type than the variable's is let pass while its calls succeed, and ends all when one fails.
    private static void refuseOtherType(ExpandedPromise promise, String attribute, Evaluation evaluation) {
        VariableType type = VariableType.ofWord(attribute);
        var written = promise.source().attribute(attribute);
        if (type == null || written == null || !(written.value() instanceof Rvalue.Invocation call)) {
            return;
        }
        Signature function = evaluation.tables().functions().find(call.name());
        if (function != null && !function.returns().equals(type.word())) {
            throw new FatalError("While setting variable '" + promise.promiser() + "' in bundle '" + evaluation.bundle()
                    + "', variable declared type '" + type.word() + "' but function '" + call.name() + "' returns type '" + function.returns()
                    + "'");
        }
    }

    /// What a function returned that the declared type cannot take, as the complaint shows it.
    private static @Nullable String incompatible(ExpandedPromise promise, VariableType type, Value given) {
        var written = promise.source().attribute(type.word());
        boolean called = written != null && written.value() instanceof Rvalue.Invocation;
        return switch (given) {
            case Scalar(String text) when type.isList() && !References.holdsAny(text) -> text;
            case Scalar(String text) when type == VariableType.DATA && called -> text;
            case Data data when type == VariableType.STRING && called -> JsonWriter.pretty(data);
            case Items items when called && !type.isList() && type != VariableType.DATA -> items.written();
            case Scalar _, Data _, Items _ -> null;
        };
    }

    /// As CFEngine does: what a function returned is looked through for lists once more.
    private static @Nullable Value listed(@Nullable Value given, ExpandedPromise promise, VariableType type, Evaluation evaluation) {
        var written = promise.source().attribute(type.word());
        boolean called = written != null && written.value() instanceof Rvalue.Invocation;
        return switch (given) {
            case Scalar(String text) when called -> evaluation.list(text).map(items -> (Value) items).orElse(given);
            case Items(List<String> texts) when called && texts.stream().anyMatch(text -> !References.listName(text).isEmpty()) ->
                new Items(texts.stream().flatMap(text -> evaluation.list(text).map(Items::texts).orElse(List.of(text)).stream()).toList());
            case null -> null;
            case Scalar _, Items _, Data _ -> given;
        };
    }

    private static @Nullable VariableType type(Attributes attributes) {
        for (String attribute : attributes.values().keySet()) {
            VariableType type = VariableType.ofWord(attribute);
            if (type != null) {
                return type;
            }
        }
        return null;
    }

    private static boolean onlyDefined(ExpandedPromise promise) {
        return "ifdefined".equals(promise.attributes().text("policy"));
    }

    /// The variable's full name, or null if it may not be called that.
    private @Nullable VariableName name(ExpandedPromise promise, Evaluation evaluation) {
        evaluation.checkBrackets(promise.promiser());
        VariableName local = VariableName.parse(promise.promiser());
        String scope = local.scope();
        boolean injected = scope != null && local.namespace() == null && isBundle(evaluation, local) && !scope.equals(evaluation.bundle());
        if (injected) {
            evaluation.log().error("Remote bundle variable injection detected!");
        }
        if (injected || !isLegal(promise.promiser())) {
            evaluation.log().error("Variable identifier '" + promise.promiser() + "' is not legal");
            evaluation.logPromise(Level.ERROR);
            return null;
        }
        if (promiseType.equals("meta")) {
            return new VariableName(evaluation.namespace(), evaluation.bundle() + "_meta", local.name(), local.indices());
        }
        // As CFEngine does: the promise's own scope ends with it, and `this` then is its bundle.
        return evaluation.qualify("this".equals(scope) ? new VariableName(null, null, local.name(), local.indices()) : local);
    }

    private static boolean isBundle(Evaluation evaluation, VariableName name) {
        String scope = String.valueOf(name.scope());
        String namespace = name.namespace() == null ? evaluation.namespace() : name.namespace();
        for (Block.Bundle bundle : evaluation.policy().bundles()) {
            if (bundle.name().equals(scope) && bundle.namespace().equals(namespace)) {
                return true;
            }
        }
        return false;
    }

    /// Words and dots, then perhaps indices, the last of which may have a word behind it.
    private static boolean isLegal(String name) {
        int indices = name.indexOf('[');
        int head = indices < 0 ? name.length() : indices;
        int close = name.lastIndexOf(']');
        boolean headed = head > 0 && name.chars().limit(head).allMatch(c -> isWordPart(c) || c == '.');
        return headed && (indices < 0 || close > indices + 1 && name.chars().skip(close + 1).allMatch(VarsType::isWordPart));
    }

    private static boolean isWordPart(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c >= 0x80;
    }

    private boolean isBarred(ExpandedPromise promise, Evaluation evaluation, VariableName name) {
        Variable present = evaluation.variables().find(name);
        if (promiseType.equals("defaults")) {
            return present != null && !isReplaceable(promise, present);
        }
        // As CFEngine does: a promise with the policy `constant` does not change a variable that exists, but a later promise
        // without it may change a constant.
        return present != null && "constant".equals(promise.attributes().text("policy"));
    }

    /// A default replaces a value that matches `if_match_regex`. As CFEngine does: without a pattern it replaces every list, and with or
    /// without one every container.
    private static boolean isReplaceable(ExpandedPromise promise, Variable present) {
        String pattern = promise.attributes().text("if_match_regex");
        var regex = pattern == null ? null : io.bindery.cfengine.value.Regex.compile(pattern);
        return switch (present.value()) {
            case Scalar(String text) -> regex != null && regex.matchesAll(text);
            // As CFEngine does: one item that matches is enough.
            case Items(List<String> texts) -> regex == null || texts.stream().anyMatch(regex::matchesAll);
            case Data _ -> true;
        };
    }

    private static void refuseSelfReference(VariableName name, Value value, Evaluation evaluation) {
        List<String> texts =
                switch (value) {
                    case Scalar(String text) -> List.of(text);
                    case Items(List<String> items) -> items;
                    case Data _ -> List.of();
                };
        for (String text : texts) {
            if (holds(text, name.local(), '$') || holds(text, name.local(), '@')) {
                evaluation.log().error("Scalar variable '" + name.local() + "' contains itself (non-convergent) '" + text + "'");
                evaluation.log().error("Variable '" + name.local() + "' contains itself indirectly - an unkeepable promise");
                throw FatalError.alreadyTold();
            }
        }
    }

    /// As CFEngine does: only the bare name counts.
    private static boolean holds(String text, String name, char sigil) {
        for (int at = References.next(text, 0, sigil); at >= 0; at = References.next(text, References.end(text, at), sigil)) {
            if (text.substring(at + 2, References.end(text, at) - 1).equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static List<String> tags(ExpandedPromise promise) {
        List<String> tags = new ArrayList<>();
        tags.add("source=promise");
        if (promise.attributes().value("meta") instanceof Items(List<String> texts)) {
            tags.addAll(texts);
        }
        return tags;
    }
}
