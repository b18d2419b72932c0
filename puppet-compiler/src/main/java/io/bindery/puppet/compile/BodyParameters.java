package io.bindery.puppet.compile;

import io.bindery.hiera.Answer;
import io.bindery.hiera.LookupError;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.LookupScope;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.Metaparameters;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Computes the parameters of a class or define. A value comes from the declaration, else for classes from data, else from the
/// default in the header. Defaults are evaluated left to right. The values are then checked against their types and become
/// variables.
record BodyParameters(Compilation compilation) {
    void bind(DraftResource resource, Blueprint blueprint, Frame frame) {
        Scope scope = frame.scope();
        moduleNames(resource, blueprint, frame, scope);
        if (blueprint.kind() == Blueprint.Kind.CLASS) {
            lookUp(resource, blueprint, scope);
        }
        String title = resource.reference().title();
        Value named = resource.value("name");
        boolean isClass = blueprint.kind() == Blueprint.Kind.CLASS;
        scope.define("title", isClass ? Str.of(title.toLowerCase(Locale.ROOT)) : resource.title());
        scope.define("name", isClass ? className(title, named) : named == null ? resource.title() : Str.of(Texts.of(named)));
        if (!blueprint.parameters().isEmpty() || !resource.parameters().isEmpty()) {
            bindGiven(resource, blueprint, scope);
        }
    }

    private static Value className(String title, @Nullable Value named) {
        return Str.of((named == null ? title : Texts.of(named)).toLowerCase(Locale.ROOT));
    }

    private void moduleNames(DraftResource resource, Blueprint blueprint, Frame frame, Scope scope) {
        Value own = resource.value("module_name");
        String module = own == null ? blueprint.module() : Texts.of(own);
        if (module != null) {
            scope.define("module_name", Str.of(module));
        }
        Value given = resource.value("caller_module_name");
        Frame parent = frame.parent();
        Blueprint caller = parent == null ? null : parent.source();
        String callerModule = given != null ? Texts.of(given) : caller == null ? null : caller.module();
        if (callerModule != null) {
            scope.define("caller_module_name", Str.of(callerModule));
        }
    }

    private void lookUp(DraftResource resource, Blueprint blueprint, Scope scope) {
        Injection injection = compilation.injection();
        if (injection != null) {
            injection.checkParameters(blueprint);
        }
        for (Parameter parameter : blueprint.parameters()) {
            if (resource.value(parameter.name()) != null || injection != null && isBound(resource, blueprint, parameter, injection, scope)) {
                continue;
            }
            String key = blueprint.name() + "::" + parameter.name();
            Answer found = data(key, scope);
            // Data that says undef does not displace a default.
            if (found != null && (found.value() != Undef.UNDEF || parameter.value() == null)) {
                DataPlaces places = new DataPlaces(key, found, compilation.snapshot().files());
                resource.set(parameter.name(), References.copied(found.value()), new Origin.Looked(key, places));
            }
        }
    }

    // First a binding of the parameter, then a binding of its data key; data itself comes later.
    private boolean isBound(
            DraftResource resource, Blueprint blueprint, Parameter parameter, Injection injection, Scope scope) {
        Injected found = injection.parameter(blueprint, parameter.name());
        Value value = found == null ? null : found.value();
        if (found == null) {
            String key = blueprint.name() + "::" + parameter.name();
            found = injection.data(key);
            value = found == null ? null : dataValue(key, scope);
        }
        if (found == null || value == null) {
            return false;
        }
        Value given = compilation.declarations().references().canonical(value);
        resource.set(parameter.name(), given, new Origin.Bound(found.provenance()));
        return true;
    }

    /// What a parameter of a class that is not evaluated would be given, null for nothing.
    @Nullable Value lookedUp(Blueprint blueprint, String name, Scope scope) {
        Parameter parameter = blueprint.parameter(name);
        Injection injection = compilation.injection();
        if (parameter == null) {
            return null;
        }
        Injected bound = injection == null ? null : injection.parameter(blueprint, name);
        Value found = bound != null ? bound.value() : dataValue(blueprint.name() + "::" + name, scope);
        Expression fallback = parameter.value();
        return found != null || fallback == null ? found : compilation.evaluator().evaluate(fallback, scope.local(1));
    }

    private @Nullable Value dataValue(String key, Scope scope) {
        Answer found = data(key, scope);
        return found == null ? null : found.value();
    }

    private @Nullable Answer data(String key, Scope scope) {
        compilation.trace().enterLookup(key);
        try {
            return compilation.world().lookup().parameter(key, new LookupScope(compilation.evaluator(), scope));
        } catch (LookupError error) {
            throw LookupScope.translated(error);
        } finally {
            compilation.trace().leave();
        }
    }

    /// A parameter may not have the name of a metaparameter, unless a default makes it one that all contents inherit.
    void refuseMetaparameters(Blueprint blueprint) {
        for (Parameter parameter : blueprint.parameters()) {
            if (!Metaparameters.isOne(parameter.name())) {
                continue;
            }
            if (parameter.value() == null) {
                throw new EvaluationError(parameter.name() + " is a metaparameter; please choose another parameter name in the "
                        + blueprint.name() + " definition");
            }
            compilation
                    .world()
                    .log(
                            LogLevel.WARNING,
                            null,
                            parameter.name()
                                    + " is a metaparam; this value will inherit to all contained resources in the "
                                    + blueprint.name() + " definition");
        }
    }

    private void bindGiven(DraftResource resource, Blueprint blueprint, Scope scope) {
        List<String> names = blueprint.parameterNames();
        Scope pending = scope.parameters(resource.toString(), names);
        scope.bindFrom(pending);
        for (DraftParameter given : resource.parameters().values()) {
            if (!given.name().equals("name") && !given.name().equals("title")) {
                pending.setParameter(given.name(), given.value());
            }
        }
        for (Parameter parameter : blueprint.parameters()) {
            Expression fallback = parameter.value();
            if (fallback != null && resource.value(parameter.name()) == null) {
                Value value = compilation.declarations().references().canonical(
                        defaultValue(blueprint, parameter.name(), fallback, pending));
                resource.set(parameter.name(), value, new Origin.HeaderDefault(parameter.place()));
                pending.setParameter(parameter.name(), value);
            }
        }
        scope.bindFrom(null);
        SequencedMap<String, Value> bound = ordered(names, pending.ownVariables());
        check(resource, blueprint, bound);
        bound.forEach((name, value) -> assign(scope, name, value, blueprint));
    }

    // A name that cannot be set is the definition's fault.
    private static void assign(Scope scope, String name, Value value, Blueprint blueprint) {
        try {
            scope.assign(name, value);
        } catch (EvaluationError taken) {
            throw Texts.error(taken.message(), blueprint.place());
        }
    }

    // As Puppet does: an error that has no place of its own, as that of a lookup, gets the definition's.
    private Value defaultValue(Blueprint blueprint, String parameter, Expression fallback, Scope pending) {
        try {
            return compilation.evaluator().evaluateDefault(parameter, fallback, pending);
        } catch (EvaluationError error) {
            throw error.isPlaceless() ? error.extended(Texts.location(blueprint.place())) : error;
        }
    }

    private static SequencedMap<String, Value> ordered(List<String> names, SequencedMap<String, Value> values) {
        SequencedMap<String, Value> ordered = LinkedHashMap.newLinkedHashMap(values.size());
        for (String name : names) {
            Value value = values.get(name);
            if (value != null) {
                ordered.put(name, value);
            }
        }
        values.forEach(ordered::putIfAbsent);
        return ordered;
    }

    /// Checks the parameters of a finished class or define again: overrides may have changed them since its evaluation.
    void checkFinished(DraftResource resource, Blueprint blueprint) {
        SequencedMap<String, Value> values = LinkedHashMap.newLinkedHashMap(resource.parameters().size());
        for (DraftParameter parameter : resource.parameters().values()) {
            Value value = parameter.value();
            values.put(parameter.name(), resource.sensitive().contains(parameter.name()) ? new Sensitive(value) : value);
        }
        check(resource, blueprint, values);
    }

    private void check(DraftResource resource, Blueprint blueprint, SequencedMap<String, Value> values) {
        StructType signature = signature(blueprint);
        if (fits(signature, values)) {
            return;
        }
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        values.forEach((name, value) -> entries.put(Str.of(name), value));
        String problem = Mismatches.ofParameters(
                resource.toString(), signature, Hash.owning(entries), false, deferred -> promised(deferred, blueprint));
        if (problem != null) {
            throw new EvaluationError(problem + boundAt(resource, problem));
        }
    }

    // As Puppet does: arguments that no signature takes are an accident while defines are evaluated.
    private @Nullable Type promised(ObjectValue deferred, Blueprint blueprint) {
        try {
            return compilation.evaluator().promised(deferred, compilation.scopes().top());
        } catch (EvaluationError error) {
            throw blueprint.kind() == Blueprint.Kind.CLASS
                    ? error
                    : EvaluationError.crash((error.message().startsWith("undefined method") ? "NoMethodError: " : "ArgumentError: ") + error.message());
        }
    }

    // What is wrong with a bound value is mostly wrong with the binding.
    private static String boundAt(DraftResource resource, String problem) {
        StringBuilder places = new StringBuilder();
        for (DraftParameter parameter : resource.parameters().values()) {
            if (parameter.origin() instanceof Origin.Bound(Provenance binding) && problem.contains("'" + parameter.name() + "'")) {
                places.append("; '").append(parameter.name()).append("' is bound at ").append(binding.location());
            }
        }
        return places.toString();
    }

    // The common case without building what a description of mismatches needs.
    private static boolean fits(StructType signature, SequencedMap<String, Value> values) {
        int known = 0;
        for (StructElement element : signature.elements()) {
            Value value = values.get(element.name());
            if (value != null) {
                known++;
                if (!element.valueType().isInstance(value) || value instanceof ObjectValue) {
                    return false;
                }
            } else if (!element.isOptional()) {
                return false;
            }
        }
        return known == values.size();
    }

    /// What the parameters of a definition must be: `name`, the metaparameters, and those of its header.
    StructType signature(Blueprint blueprint) {
        return compilation.snapshot().signature(blueprint, this::work);
    }

    private StructType work(Blueprint blueprint) {
        List<StructElement> elements = new ArrayList<>();
        elements.add(StructElement.optional("name", AnyType.DEFAULT));
        for (String metaparameter : Metaparameters.ALL) {
            if (blueprint.parameter(metaparameter) == null) {
                elements.add(StructElement.optional(metaparameter, AnyType.DEFAULT));
            }
        }
        for (Parameter parameter : blueprint.parameters()) {
            Type type = type(parameter);
            elements.add(
                    parameter.value() == null
                            ? StructElement.required(parameter.name(), type)
                            : StructElement.optional(parameter.name(), type));
        }
        return new StructType(elements);
    }

    private Type type(Parameter parameter) {
        Expression written = parameter.type();
        Value value = written == null
                ? null
                : compilation.evaluator().evaluate(written, compilation.scopes().top());
        return typeOf(value);
    }

    private static Type typeOf(@Nullable Value value) {
        return value instanceof Type type ? type : AnyType.DEFAULT;
    }
}
