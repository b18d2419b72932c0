package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.type.parse.TypeResolver;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;

/// Reads types that users of functions write as text.
public final class TypeTexts {
    private TypeTexts() {}

    /// @throws TypeException if the text is no type
    public static Type parse(Call call, String text) {
        return parse(name -> call.evaluator().definitions().type(name) instanceof Type type ? type : null, text);
    }

    /// @throws TypeException if the text is no type
    public static Type parse(TypeResolver names, String text) {
        try {
            return TypeParser.parse(text, names);
        } catch (TypeException e) {
            requireSyntax(text);
            throw e;
        }
    }

    // As Puppet does: a text that is not valid Puppet code gives a syntax error first.
    private static void requireSyntax(String text) {
        ParseResult result = Parser.parse(new SourceFile("", text));
        if (!result.hasErrors()) {
            return;
        }
        Diagnostic first = result.diagnostics().getFirst();
        Place place = first.place();
        if (place == null || first.message().endsWith("at end of input")) {
            throw new EvaluationError(first.message());
        }
        throw EvaluationError.at(first.message(), place);
    }
}
