package io.bindery.puppet.compile;

import io.bindery.hiera.DataFunctions;
import io.bindery.hiera.LookupError;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Builtins;
import io.bindery.puppet.function.TypeTexts;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexSyntaxException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The functions that a hierarchy may name, and the conversion for `convert_to`.
record LookupFunctions(Compilation compilation) implements DataFunctions {
    @Override
    public @Nullable DataFunction find(String name) {
        try {
            boolean known = Builtins.find(name) != null || compilation.definitions().function(name) != null;
            return known ? arguments -> answer(name, arguments) : null;
        } catch (EvaluationError unreadable) {
            throw translated(unreadable);
        }
    }

    @Override
    public Value convert(List<Value> arguments) {
        try {
            return call("new", arguments);
        } catch (EvaluationError error) {
            throw new LookupError(error.text());
        } catch (ConversionError | TypeException error) {
            throw new LookupError(String.valueOf(error.getMessage()));
        }
    }

    @Override
    public Value type(String text) {
        try {
            return TypeTexts.parse(compilation.definitions()::type, text);
        } catch (EvaluationError error) {
            throw new LookupError(error.text());
        } catch (TypeException | RegexSyntaxException error) {
            throw new LookupError(String.valueOf(error.getMessage()));
        }
    }

    // An error inside a function of a hierarchy is an error of the lookup; a function that cannot be called at all is not.
    private Value answer(String name, List<Value> arguments) {
        try {
            return call(name, arguments);
        } catch (EvaluationError error) {
            throw translated(error);
        }
    }

    private static LookupError translated(EvaluationError error) {
        return error.located() ? LookupError.other(error.text()) : LookupError.foreign(error.text());
    }

    private Value call(String name, List<Value> arguments) {
        return compilation.evaluator().callFunction(name, arguments, null, compilation.scopes().top(), null);
    }
}
