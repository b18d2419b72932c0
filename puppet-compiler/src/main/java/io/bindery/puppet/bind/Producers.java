package io.bindery.puppet.bind;

import io.bindery.hiera.bind.model.MultibindOptions;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Translates the part of a binding after `to`, and the options.
record Producers(TypeReferences types, String owner, Problems problems) {
    static Attribute.@Nullable Operation option(List<Attribute.Operation> options, String name) {
        for (Attribute.Operation option : options) {
            if (option.name().equals(name)) {
                return option;
            }
        }
        return null;
    }

    /// The producer of a statement.
    Supply supply(BindingStatement.Producer written, List<Attribute.Operation> options) {
        return supply(written.delegated() ? delegating(written, options) : descriptor(written.expression(), options), written, options);
    }

    /// The producer of one entry of a hash: there a type is a value like any other.
    Supply value(BindingStatement.Producer written, List<Attribute.Operation> options) {
        Value constant = Constants.of(written.expression());
        ProducerDescriptor descriptor = constant != null
                ? new ProducerDescriptor.Constant(constant)
                : written.expression() instanceof ResourceQuery query ? querying(query, options) : evaluating(written.expression());
        return supply(descriptor, written, options);
    }

    private Supply supply(ProducerDescriptor descriptor, BindingStatement.Producer written, List<Attribute.Operation> options) {
        Attribute.Operation singleton = option(options, "singleton");
        boolean once = singleton == null || Constants.of(singleton.value()) != Bool.FALSE;
        return new Supply(descriptor, written.optional(), once);
    }

    private ProducerDescriptor descriptor(Expression expression, List<Attribute.Operation> options) {
        Value constant = Constants.of(expression);
        if (constant != null) {
            return new ProducerDescriptor.Constant(constant);
        }
        if (expression instanceof ResourceQuery query) {
            return querying(query, options);
        }
        return TypeReferences.isType(expression) ? ofType(expression) : evaluating(expression);
    }

    private ProducerDescriptor evaluating(Expression expression) {
        return new ProducerDescriptor.Evaluating(new ParsedExpression(expression, owner));
    }

    private ProducerDescriptor querying(ResourceQuery query, List<Attribute.Operation> options) {
        Attribute.Operation select = option(options, "select_result");
        return new ProducerDescriptor.Querying(
                new ParsedExpression(query, owner),
                types.type(query.type()),
                select == null ? null : new ParsedExpression(select.value(), owner));
    }

    // A pattern is the regular expression it is made of; a class of the runtime is instantiated; resources and classes are referred to.
    private ProducerDescriptor ofType(Expression expression) {
        if (expression instanceof Access access
                && access.target() instanceof TypeName name
                && name.value().equals("Pattern")
                && access.keys().size() == 1) {
            Value pattern = types.evaluated(access.keys().getFirst());
            return new ProducerDescriptor.Constant(
                    pattern instanceof Regex ? pattern : new Regex(RubyRegex.compile(RubyText.of(pattern))));
        }
        Type type = types.type(expression);
        String runtime = TypeReferences.runtimeName(type);
        if (runtime != null) {
            return new ProducerDescriptor.Instance(runtime);
        }
        return type instanceof ResourceType || type instanceof ClassType
                ? new ProducerDescriptor.Referring(type)
                : new ProducerDescriptor.Constant(type);
    }

    private ProducerDescriptor delegating(BindingStatement.Producer written, List<Attribute.Operation> options) {
        String name = switch (written.expression()) {
            case LiteralString text -> text.value();
            case TypeName type -> type.value();
            case Access access when access.keys().size() == 1 -> typeName(access.keys().getFirst());
            default -> written.expression().place().text();
        };
        SequencedMap<String, ProducerDescriptor> arguments = new LinkedHashMap<>();
        Attribute.Operation given = option(options, "producer_args");
        if (given != null && given.value() instanceof LiteralHash hash) {
            for (LiteralHash.Entry entry : hash.entries()) {
                Value constant = Constants.of(entry.value());
                arguments.put(
                        RubyText.of(evaluated(entry.key())),
                        constant == null ? evaluating(entry.value()) : new ProducerDescriptor.Constant(constant));
            }
        }
        return new ProducerDescriptor.Delegating(name, written.expression() instanceof LiteralString, arguments);
    }

    private static String typeName(Expression expression) {
        return switch (expression) {
            case TypeName name -> name.value();
            case LiteralString text -> text.value();
            default -> expression.place().text();
        };
    }

    /// The value of an expression that is a literal in all but odd cases.
    Value evaluated(Expression expression) {
        Value constant = Constants.of(expression);
        return constant == null ? types.evaluated(expression) : constant;
    }

    MultibindOptions multibindOptions(List<Attribute.Operation> options) {
        Attribute.Operation combinator = option(options, "combinator");
        Expression written = combinator == null ? null : combinator.value();
        return new MultibindOptions(
                written instanceof Lambda lambda ? new ParsedExpression(lambda, owner) : null,
                written == null || written instanceof Lambda ? null : combinatorType(written),
                flatten(options),
                isOn(options, "uniq"),
                resolution(options),
                isOn(options, "priority_on_named"),
                isOn(options, "priority_on_unnamed"));
    }

    private String combinatorType(Expression written) {
        String runtime = TypeReferences.isType(written) ? TypeReferences.runtimeName(types.type(written)) : null;
        return runtime == null ? RubyText.of(evaluated(written)) : runtime;
    }

    private int flatten(List<Attribute.Operation> options) {
        Attribute.Operation option = option(options, "flatten");
        Value value = option == null ? Bool.FALSE : evaluated(option.value());
        return value instanceof Int(long levels) ? (int) levels : value == Bool.TRUE ? -1 : 0;
    }

    private boolean isOn(List<Attribute.Operation> options, String name) {
        Attribute.Operation option = option(options, name);
        return option != null && evaluated(option.value()) == Bool.TRUE;
    }

    private MultibindOptions.Resolution resolution(List<Attribute.Operation> options) {
        Attribute.Operation option = option(options, "conflict_resolution");
        String word = option == null ? "error" : RubyText.of(evaluated(option.value())).toLowerCase(Locale.ROOT);
        for (MultibindOptions.Resolution each : MultibindOptions.Resolution.values()) {
            if (each.name().toLowerCase(Locale.ROOT).equals(word)) {
                return each;
            }
        }
        if (option != null) {
            problems.add(
                    BindingCode.B320,
                    "Option 'conflict_resolution' can not be used with '" + word + "'; expected error, priority, ignore, append or merge",
                    SourceLocation.of(option.place()));
        }
        return MultibindOptions.Resolution.ERROR;
    }
}
