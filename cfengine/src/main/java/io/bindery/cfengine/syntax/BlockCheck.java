package io.bindery.cfengine.syntax;

import io.bindery.cfengine.function.Signature;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Holds names, attribute types and ranges against the tables while a file is read.
final class BlockCheck {
    /// What a custom promise type's declaration may say.
    private static final Set<String> PROMISE_TYPE_ATTRIBUTES = Set.of("path", "interpreter");

    private static final Set<String> CONDITIONS = Set.of("if", "ifvarclass", "unless");
    private final SyntaxTables tables;
    private final Consumer<Diagnostic> problems;

    BlockCheck(SyntaxTables tables, Consumer<Diagnostic> problems) {
        this.tables = tables;
        this.problems = problems;
    }

    void bundleKind(Token kind) {
        if (!tables.bundles().containsKey(kind.text())) {
            report(PolicyCode.UNKNOWN_BUNDLE_TYPE, "Unknown bundle type '" + kind.text() + "'", kind.behind());
        }
    }

    void promiseKind(Token kind) {
        if (!kind.text().equals("agent")) {
            report(
                    PolicyCode.UNKNOWN_PROMISE_KIND,
                    "Custom promises only supported for 'agent', not '" + kind.text() + "'",
                    kind.behind());
        }
    }

    void customPromiseType(Token name) {
        if (tables.isPromiseType(name.text())) {
            report(
                    PolicyCode.BUILT_IN_PROMISE_TYPE,
                    "'" + name.text() + "' promises are built in and cannot be custom",
                    name.behind());
        }
    }

    void guard(Token guard) {
        boolean quoted = guard.written().startsWith("\"") || guard.written().startsWith("'") || guard.written().startsWith("`");
        if (quoted) {
            return;
        }
        if (ClassExpression.hasMissingOperator(guard.text())) {
            report(
                    PolicyCode.CONTEXT_EXPRESSION,
                    "class names can't be separated by whitespace without an intervening operator",
                    guard.behind());
        } else if (ClassExpression.parse(guard.text()) == null) {
            report(PolicyCode.CONTEXT_EXPRESSION, "Syntax error in context string", guard.behind());
        }
    }

    /// The attribute's type, or null where nothing can be said about its value.
    SyntaxTables.@Nullable Type promiseAttribute(String bundleKind, String promiseType, Token name) {
        if (!tables.isPromiseType(promiseType)) {
            return tables.commonAttributes().get(name.text());
        }
        SyntaxTables.Type type = tables.promiseAttribute(promiseType, name.text());
        if (type == null) {
            report(
                    PolicyCode.UNKNOWN_ATTRIBUTE,
                    "Unknown attribute '" + name.text() + "' for promise type '" + promiseType + "' in bundle with type '"
                            + bundleKind + "'",
                    name.behind());
        }
        return type;
    }

    SyntaxTables.@Nullable Type bodyAttribute(String block, String kind, String name, Token attribute) {
        if (block.equals("promise")) {
            if (PROMISE_TYPE_ATTRIBUTES.contains(attribute.text())) {
                return new SyntaxTables.Type(attribute.text(), "string", "", false, false);
            }
        } else if (!tables.isBody(kind)) {
            return null;
        } else {
            SyntaxTables.Type type = tables.bodyAttribute(kind, attribute.text());
            if (type != null) {
                return type;
            }
        }
        report(
                PolicyCode.UNKNOWN_ATTRIBUTE,
                "Unknown attribute '" + attribute.text() + "' for '" + block + " " + kind + " " + name + "'",
                attribute.behind());
        return null;
    }

    void value(String attribute, SyntaxTables.@Nullable Type type, Rvalue value, Token end) {
        boolean callsFunction = !attribute.equals("bundlesequence")
                && (type == null || !type.word().equals("body") && !type.word().equals("bundle"));
        if (callsFunction) {
            functions(value, end.behind());
        }
        if (type != null && callsFunction) {
            String wrong = wrong(CONDITIONS.contains(attribute) ? "condition" : type.word(), type.range(), value);
            if (wrong != null) {
                PolicyCode code = wrong.startsWith("Attempted") || wrong.startsWith("Function")
                        ? PolicyCode.WRONG_TYPE
                        : PolicyCode.OUT_OF_RANGE;
                report(code, wrong, end.behind());
            }
        }
    }

    private void functions(Rvalue value, Place end) {
        switch (value) {
            case Rvalue.Invocation(String name, List<Rvalue> _, Place _) -> function(name, end);
            case Rvalue.Listing(List<Rvalue> items, Place _) -> items.forEach(item -> functions(item, end));
            case Rvalue.Quoted _, Rvalue.Reference _, Rvalue.Name _ -> {}
        }
    }

    /// As CFEngine does: a call inside another's arguments is looked for only when it is made.
    private void function(String name, Place end) {
        boolean computed = name.startsWith("$") || name.startsWith("@");
        if (!computed && tables.functions().find(name) == null) {
            report(PolicyCode.UNKNOWN_FUNCTION, "Unknown function", end);
        }
    }

    private @Nullable String wrong(String word, String range, Rvalue value) {
        return switch (value) {
            case Rvalue.Quoted(String text, Place _) -> scalar(word, range, text);
            case Rvalue.Reference(String text, Place _) -> scalar(word, range, text);
            case Rvalue.Name(String text, Place _) -> scalar(word, range, text);
            case Rvalue.Listing(List<Rvalue> items, Place _) -> list(word, range, items);
            case Rvalue.Invocation(String name, List<Rvalue> _, Place _) -> function(word, name);
        };
    }

    private static @Nullable String scalar(String word, String range, String text) {
        return Ranges.isList(word) ? "Attempted to give a scalar to a non-scalar type" : Ranges.wrong(word, range, text);
    }

    private @Nullable String list(String word, String range, List<Rvalue> items) {
        if (!Ranges.isList(word)) {
            return "Attempted to give a list to a non-list type";
        }
        String itemWord = Ranges.itemWord(word);
        for (Rvalue item : items) {
            String wrong = item instanceof Rvalue.Invocation(String name, List<Rvalue> _, Place _)
                    ? function(word, name)
                    : wrong(itemWord, range, item);
            if (wrong != null) {
                return wrong;
            }
        }
        return null;
    }

    private @Nullable String function(String word, String name) {
        Signature function = tables.functions().find(name);
        return function == null || Ranges.accepts(word, function.returns()) ? null : "Function does not return the required type";
    }

    private void report(PolicyCode code, String message, Place place) {
        problems.accept(Diagnostic.error(code, message, place));
    }
}
