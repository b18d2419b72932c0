package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// `create_resources`: declares resources of a type from a hash of titles to parameters.
final class CreateResourcesFunction {
    static final Function FUNCTION = LegacyFunction.plain("create_resources", -3, CreateResourcesFunction::create);

    private CreateResourcesFunction() {}

    private static Value create(Call call, List<Value> arguments) {
        if (arguments.size() > 3) {
            throw new EvaluationError(
                    "create_resources(): wrong number of arguments (" + arguments.size() + "; must be 2 or 3)");
        }
        if (!(arguments.get(1) instanceof Hash instances)) {
            throw new EvaluationError("create_resources(): second argument must be a hash");
        }
        Value defaults = arguments.size() == 3 ? arguments.get(2) : Hash.EMPTY;
        if (!(defaults instanceof Hash common)) {
            throw new EvaluationError("create_resources(): third argument, if provided, must be a hash");
        }
        String type = type(arguments.getFirst());
        ResourceStatement.Form form =
                type.startsWith("@@") ? ResourceStatement.Form.EXPORTED : type.startsWith("@") ? ResourceStatement.Form.VIRTUAL : ResourceStatement.Form.REGULAR;
        String name = RubyString.downcase(type.replaceFirst("^@{1,2}", ""));
        if (name.equals("class") && form != ResourceStatement.Form.REGULAR) {
            throw notVirtualizable(call.place());
        }
        instances.entries().forEach((title, parameters) -> declare(call, form, name, title, merged(common, parameters)));
        return Undef.UNDEF;
    }

    // As Puppet does: the text of the error is Ruby's, with Ruby's suggestion of a name.
    private static String type(Value value) {
        String guess = switch (value) {
            case Str text -> null;
            case Hash hash -> "sum";
            case Arr array -> "sum";
            case Int number -> "succ";
            default -> value == Default.DEFAULT ? "succ" : "";
        };
        if (guess == null) {
            return RubyText.of(value);
        }
        throw new EvaluationError("undefined method `sub' for " + RubyText.inspect(value) + ":" + RubyClass.name(value)
                + (guess.isEmpty() ? "" : "\nDid you mean?  " + guess));
    }

    private static EvaluationError notVirtualizable(@Nullable Place place) {
        String message = "Evaluation Error: Classes are not virtualizable";
        return place == null ? EvaluationError.placeless(message) : EvaluationError.atLine(message, place);
    }

    private static SequencedMap<String, Value> merged(Hash common, Value parameters) {
        if (!(parameters instanceof Hash own)) {
            throw new EvaluationError("no implicit conversion of " + named(parameters) + " into Hash");
        }
        SequencedMap<String, Value> merged = new LinkedHashMap<>();
        common.entries().forEach((key, value) -> merged.put(parameter(key), value));
        own.entries().forEach((key, value) -> merged.put(parameter(key), value));
        return merged;
    }

    // As Puppet does: what cannot be the name of a parameter fails inside Ruby.
    private static String parameter(Value key) {
        return switch (key) {
            case Str name -> name.value();
            case Default name -> RubyText.of(name);
            case Undef none -> throw new EvaluationError("'name' is a required option for Puppet::Parser::Resource::Param");
            default ->
                throw new EvaluationError(
                        "undefined method `intern' for " + RubyText.inspect(key) + ":" + RubyClass.name(key));
        };
    }

    private static String named(Value value) {
        return value == Undef.UNDEF ? "nil" : value instanceof Bool bool ? String.valueOf(bool.value()) : RubyClass.name(value);
    }

    private static void declare(
            Call call, ResourceStatement.Form form, String type, Value title, SequencedMap<String, Value> parameters) {
        List<Value> titles = title instanceof Arr several ? several.elements() : List.of(title);
        call.catalog().create(form, type, titles, parameters, call.scope(), call.place());
    }
}
