package io.bindery.hiera;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Replaces `%{...}` in strings: variables, and the methods lookup, hiera, alias, literal and scope.
final class Interpolation {
    private Interpolation() {}

    /// Receives the names of used variables, so that a hierarchy can be rebuilt when their values change.
    interface Memory {
        void remember(String key, String root, List<Value> segments, @Nullable Value value);

        Memory NONE = (key, root, segments, value) -> {};
    }

    /// The settings of an interpolation: its invocation, whether methods are allowed, and the receiver of variable names.
    record Manner(Invocation invocation, boolean methods, Memory memory) {
        static Manner ofData(Invocation invocation) {
            return new Manner(invocation, true, Memory.NONE);
        }
    }

    static Value resolve(Unresolved value, Manner manner) {
        return switch (value) {
            case Unresolved.Fixed fixed -> fixed.raw();
            case Unresolved.Phrase phrase -> resolve(phrase.template(), manner);
            case Unresolved.Sequence sequence -> resolveList(sequence, manner);
            case Unresolved.Mapping mapping -> resolveMap(mapping, manner);
        };
    }

    private static Value resolveList(Unresolved.Sequence sequence, Manner manner) {
        List<Value> elements = new ArrayList<>(sequence.elements().size());
        for (Unresolved element : sequence.elements()) {
            elements.add(resolve(element, manner));
        }
        return new Arr(elements);
    }

    private static Value resolveMap(Unresolved.Mapping mapping, Manner manner) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (Unresolved.Entry entry : mapping.entries()) {
            entries.put(resolve(entry.key(), manner), resolve(entry.value(), manner));
        }
        return Hash.owning(entries);
    }

    static Value resolve(Value value, Manner manner) {
        return resolve(Unresolved.of(value), manner);
    }

    static String resolve(String text, Manner manner) {
        return Template.hasExpression(text) ? RubyText.of(resolve(Template.of(text), manner)) : text;
    }

    static Value resolve(Template template, Manner manner) {
        return manner.invocation().step(() -> new Explainer.Interpolating(template.source()), () -> fill(template, manner));
    }

    private static Value fill(Template template, Manner manner) {
        StringBuilder text = new StringBuilder();
        for (Template.Piece piece : template.pieces()) {
            switch (piece) {
                case Template.Text literal -> text.append(literal.text());
                case Template.Nothing nothing -> {}
                case Template.Expression expression -> {
                    if ("alias".equals(expression.method())) {
                        return alias(expression, manner);
                    }
                    text.append(RubyText.of(value(expression, template, manner)));
                }
            }
        }
        return Str.of(text.toString());
    }

    private static Value alias(Template.Expression expression, Manner manner) {
        manner.invocation().trail().interpolated();
        refuseMethod(manner);
        if (!expression.whole()) {
            throw LookupError.coded("'alias' interpolation is only permitted if the expression is equal to the entire string");
        }
        return lookup(expression.argument(), manner.invocation());
    }

    private static Value value(Template.Expression expression, Template template, Manner manner) {
        manner.invocation().trail().interpolated();
        Value found = call(expression, template, manner);
        boolean scope = expression.method() == null || expression.method().equals("scope");
        String name = scope ? "scope:" + expression.argument() : expression.argument();
        return manner.invocation().guarded(name, () -> resolve(found, manner));
    }

    private static Value call(Template.Expression expression, Template template, Manner manner) {
        String method = expression.method();
        if (method == null) {
            return orUndef(variable(expression.argument(), template.source(), manner));
        }
        refuseMethod(manner);
        return switch (method) {
            case "lookup", "hiera" -> lookup(expression.argument(), manner.invocation());
            case "scope" -> orUndef(variable(expression.argument(), template.source(), manner));
            case "literal" -> Str.of(expression.argument());
            default -> throw LookupError.coded("Unknown interpolation method '" + method + "'");
        };
    }

    private static void refuseMethod(Manner manner) {
        if (!manner.methods()) {
            throw LookupError.coded("Interpolation using method syntax is not allowed in this context");
        }
    }

    private static Value orUndef(@Nullable Value value) {
        return value == null ? Undef.UNDEF : value;
    }

    private static Value lookup(String key, Invocation invocation) {
        ScopeView scope = invocation.scope();
        ScopeView real = scope instanceof OldScope old && !invocation.globalOnly() ? old.real() : scope;
        Invocation inner = invocation.withScope(real);
        return inner.during(LookupKey.of(key), null, () -> inner.lookup()
                .find(List.of(key), null, new Lookup.Fallback.Standard(Str.EMPTY), null, inner));
    }

    /// The value of a variable after digging into it; null if there is no value.
    static @Nullable Value variable(String key, String subject, Manner manner) {
        Function<String, LookupError> problem = text -> new LookupError(text + " in string: " + subject);
        List<Value> parts = LookupKey.split(key, problem);
        String root = RubyText.of(parts.getFirst());
        List<Value> segments = parts.subList(1, parts.size());
        Invocation invocation = manner.invocation();
        Value value = invocation.<@Nullable Value>step(() -> new Explainer.Named("Global Scope"), () -> root(root, invocation));
        if (value != null && value != Undef.UNDEF && !segments.isEmpty()) {
            value = dig(key, invocation, segments, value);
        }
        manner.memory().remember(key, root, segments, value);
        return value;
    }

    private static @Nullable Value root(String name, Invocation invocation) {
        Value override = invocation.overrides().get(name);
        if (override != null) {
            return invocation.foundIn(Explainer.Outcome.FOUND_IN_OVERRIDES, name, override);
        }
        Value value = invocation.scope().variable(name);
        if (value != null && value != Undef.UNDEF || invocation.scope().exists(name)) {
            return invocation.found(name, orUndef(value));
        }
        Value standard = invocation.defaults().get(name);
        return standard == null ? null : invocation.foundIn(Explainer.Outcome.FOUND_IN_DEFAULTS, name, standard);
    }

    /// Digs into a value with the segments of a key; null if a segment is not there.
    static @Nullable Value dig(String key, Invocation invocation, List<Value> segments, Value value) {
        return invocation.<@Nullable Value>step(() -> new Explainer.Digging(segments), () -> {
            Value inner = value;
            for (Value segment : segments) {
                Value outer = inner;
                inner = invocation.<@Nullable Value>step(
                        () -> new Explainer.Segment(segment), () -> digOne(key, invocation, segment, outer));
                if (inner == null) {
                    return null;
                }
            }
            return inner;
        });
    }

    private static @Nullable Value digOne(String key, Invocation invocation, Value segment, Value value) {
        Value found =
                switch (value) {
                    case Undef undef -> null;
                    case Arr list when segment instanceof Int index ->
                        index.value() >= 0 && index.value() < list.size() ? list.get((int) index.value()) : null;
                    case Hash hash -> hash.get(segment);
                    // As Puppet does: an integer has [] in Ruby but no include?
                    case Int integer ->
                        throw LookupError.foreign("undefined method `include?' for " + integer.value() + ":Integer");
                    default -> throw new LookupError("Data Provider type mismatch: Got " + RubyClass.name(value)
                            + " when a hash-like object was expected to access value using '" + RubyText.of(segment)
                            + "' from key '" + key + "'");
                };
        if (found == null) {
            invocation.notFound(RubyText.of(segment));
            return null;
        }
        return invocation.found(RubyText.of(segment), found);
    }
}
