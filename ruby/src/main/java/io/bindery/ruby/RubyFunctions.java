package io.bindery.ruby;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Dispatch;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// Turns functions written in Ruby into functions of the Puppet language.
final class RubyFunctions {
    private RubyFunctions() {}

    static Function function(RubyFunction ruby, FunctionFile file) {
        if (ruby.legacy()) {
            return Function.named(ruby.name())
                    .repeatedly("Any", "args")
                    .with((call, arguments) -> legacy(ruby, call(file, ruby.name(), "", emptied(arguments), call)));
        }
        Function function = Function.named(ruby.name());
        for (RubyFunction.Type type : ruby.types()) {
            function = function.type(type.name(), type.definition());
        }
        for (RubyFunction.Dispatch dispatch : ruby.dispatches()) {
            function = add(function, ruby.name(), dispatch, file);
        }
        return function;
    }

    /// As Puppet does: a statement function returns nothing, whatever its code ends with.
    private static Value legacy(RubyFunction ruby, Value result) {
        return ruby.rvalue() ? result : Undef.UNDEF;
    }

    /// As Puppet does: undef reaches a function of the first generation as an empty string.
    private static List<Value> emptied(List<Value> arguments) {
        return arguments.stream().map(value -> value == Undef.UNDEF ? Str.EMPTY : value).toList();
    }

    private static Function add(Function function, String name, RubyFunction.Dispatch dispatch, FunctionFile file) {
        Dispatch.Draft draft = function.takesNothing();
        for (RubyFunction.Parameter parameter : dispatch.parameters()) {
            switch (parameter.kind()) {
                case "optional" -> draft.optionally(parameter.type(), parameter.name());
                case "repeated" -> draft.repeatedly(parameter.type(), parameter.name());
                case "required_repeated" -> draft.repeatedlyAtLeastOnce(parameter.type(), parameter.name());
                default -> draft.takes(parameter.type(), parameter.name());
            }
        }
        RubyFunction.Block block = dispatch.block();
        if (block != null) {
            draft.block(new Dispatch.Block(block.type(), block.optional(), block.name()));
        }
        if (dispatch.returns() != null) {
            draft.returns(dispatch.returns());
        }
        draft.method(dispatch.method());
        Body body = (call, arguments) -> call(file, name, dispatch.method(), arguments, call);
        return dispatch.mismatch() ? draft.fails(body) : draft.with(body);
    }

    private static Value call(FunctionFile file, String name, String method, List<Value> arguments, Call call) {
        Closure block = call.block();
        try {
            return file.engine().call(name, method, arguments, block == null ? null : RubyBlock.of(block), new CallScope(call));
        } catch (RubyError e) {
            throw e.asFailure();
        }
    }
}
