package io.bindery.cfengine.syntax;

import io.bindery.cfengine.function.Signature;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Checks names, attribute types and ranges against the tables while a file is parsed.
record BlockCheck(SyntaxTables tables, Consumer<Diagnostic> problems) {
    /// What a custom promise type's declaration may say.
    private static final Set<String> PROMISE_TYPE_ATTRIBUTES = Set.of("path", "interpreter");

    private static final Set<String> CONDITIONS = Set.of("if", "ifvarclass");

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
        } else if (ClassExpression.parseBeginning(guard.text()) == null) {
            refused(guard.text(), Math.max(0, ConditionText.refusedAt(guard.text())), guard.behind());
        }
    }

    /// As CFEngine does: the position of the error is counted back from the end of the last token that was read.
    private void refused(String text, int at, Place behind) {
        int offset = Math.max(0, behind.start() - text.length() + at);
        report(PolicyCode.CONTEXT_EXPRESSION, "Syntax error in context string", new Place(behind.file(), offset, offset));
    }

    /// The attribute's type, or null if its value cannot be checked.
    SyntaxTables.@Nullable Type promiseAttribute(String bundleKind, String promiseType, Token name) {
        if (!tables.isPromiseType(promiseType)) {
            return tables.commonAttributes().get(name.text());
        }
        SyntaxTables.Type type = tables.promiseAttribute(promiseType, name.text());
        if (type == null) {
            Diagnostic unknown = Diagnostic.error(
                    PolicyCode.UNKNOWN_ATTRIBUTE,
                    "Unknown attribute '" + name.text() + "' for promise type '" + promiseType + "' in bundle with type '"
                            + bundleKind + "'",
                    name.behind());
            String meant = Spelling.nearest(name.text(), tables.promiseAttributes(promiseType).keySet());
            problems.accept(meant == null ? unknown : unknown.withHint("did you mean '" + meant + "'?"));
        }
        return type;
    }

    SyntaxTables.@Nullable Type bodyAttribute(String block, String kind, String name, Token attribute) {
        if (block.equals("promise")) {
            if (PROMISE_TYPE_ATTRIBUTES.contains(attribute.text())) {
                return new SyntaxTables.Type(attribute.text(), "string", "", false, SyntaxTables.Status.NORMAL);
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

    void promiseType(String bundleKind, Token type) {
        if (tables.isRemovedPromiseType(type.text())) {
            warn("Removed promise type '" + type.text() + "' in bundle type '" + bundleKind + "' [-Wremoved]", type.behind());
        }
    }

    void bodyKind(Token kind, Token name, Token open) {
        if (tables.isRemovedBody(kind.text())) {
            warn("Removed body '" + name.text() + "' of type '" + kind.text() + "' [-Wremoved]", open.behind());
        }
    }

    /// The value of a promise's attribute. As CFEngine does: of attributes that all promises or bundles have, only conditions are looked
    /// at here.
    void promiseValue(String promiseType, SyntaxTables.@Nullable Type type, Rvalue value, Token end) {
        boolean own = type == null
                || !type.ofBundle() && tables.promiseAttributes(promiseType).containsKey(type.attribute());
        // As CFEngine does: nothing is known about the attributes of a promise type that is not built in.
        if (type == null && !tables.isPromiseType(promiseType)) {
            return;
        }
        if (own) {
            value(type, value, end);
        } else if (type != null && CONDITIONS.contains(type.attribute()) && value instanceof Rvalue.Quoted(String text, Place _)) {
            condition(text, end);
        }
    }

    private void condition(String text, Token end) {
        int refused = ConditionText.refusedAt(text);
        if (refused >= 0) {
            int offset = Math.max(end.start(), end.end() - text.length() + refused);
            report(PolicyCode.CONTEXT_EXPRESSION, "Syntax error in context string", new Place(end.source(), offset, offset));
        }
    }

    void bodyValue(String kind, SyntaxTables.@Nullable Type type, Rvalue value, Token end) {
        if (type != null && type.status() == SyntaxTables.Status.REMOVED) {
            warn("Removed constraint '" + type.attribute() + "' in promise type '" + kind + "' [-Wremoved]", end.behind());
            return;
        }
        if (type != null && type.status() == SyntaxTables.Status.DEPRECATED) {
            warn("Deprecated constraint '" + type.attribute() + "' in body type '" + kind + "' [-Wdeprecated]", end.behind());
        }
        if (type != null && type.word().equals("bundle") && value instanceof Rvalue.Listing) {
            report(Ranges.Fault.of("Attempted to give a list to a non-list type"), end.behind());
            return;
        }
        value(type, value, end);
        if (kind.equals("file") && type != null && type.attribute().equals("namespace") && (value instanceof Rvalue.Listing || value instanceof Rvalue.Invocation)) {
            report(PolicyCode.WRONG_TYPE, "namespace must be a constant scalar string", end.behind());
        }
    }

    private void value(SyntaxTables.@Nullable Type type, Rvalue value, Token end) {
        if (type == null) {
            functions(value, end.behind());
            return;
        }
        Ranges.Fault fault =
                switch (type.word()) {
                    case "body" -> value instanceof Rvalue.Quoted && !type.attribute().equals("inherit_from")
                            ? Ranges.Fault.of("An rvalue is quoted, but we expect an unquoted body identifier")
                            : null;
                    case "bundle" -> null;
                    default -> called(type, value, end.behind());
                };
        if (fault != null) {
            report(fault, end.behind());
        }
    }

    private Ranges.@Nullable Fault called(SyntaxTables.Type type, Rvalue value, Place end) {
        if (type.attribute().equals("bundlesequence")) {
            return value instanceof Rvalue.Listing || value instanceof Rvalue.Invocation ? null : fault(type, value);
        }
        functions(value, end);
        return fault(type, value);
    }

    private void report(Ranges.Fault fault, Place place) {
        if (fault.said() != null) {
            report(PolicyCode.UNREADABLE, fault.said(), place);
        }
        boolean wrongType = fault.message().startsWith("Attempted") || fault.message().startsWith("Function");
        report(wrongType ? PolicyCode.WRONG_TYPE : PolicyCode.OUT_OF_RANGE, fault.message(), place);
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
            List<String> known = new ArrayList<>();
            tables.functions().all().forEach(function -> known.add(function.name()));
            String meant = Spelling.nearest(name, known);
            problems.accept(Diagnostic.error(PolicyCode.UNKNOWN_FUNCTION, "Unknown function", end)
                    .withHint("there is no function '" + name + "'" + (meant == null ? "" : "; did you mean '" + meant + "'?")));
        }
    }

    private Ranges.@Nullable Fault fault(SyntaxTables.Type type, Rvalue value) {
        return switch (value) {
            case Rvalue.Quoted(String text, Place _) -> scalar(type, text);
            case Rvalue.Reference(String text, Place _) -> scalar(type, text);
            case Rvalue.Name(String text, Place _) -> scalar(type, text);
            case Rvalue.Listing(List<Rvalue> items, Place _) -> list(type, items);
            case Rvalue.Invocation(String name, List<Rvalue> _, Place _) -> function(type, name);
        };
    }

    private static Ranges.@Nullable Fault scalar(SyntaxTables.Type type, String text) {
        return Ranges.isList(type.word())
                ? Ranges.Fault.of("Attempted to give a scalar to a non-scalar type")
                : Ranges.fault(type, text);
    }

    private Ranges.@Nullable Fault list(SyntaxTables.Type type, List<Rvalue> items) {
        if (!Ranges.isList(type.word())) {
            return Ranges.Fault.of("Attempted to give a list to a non-list type");
        }
        for (Rvalue item : items) {
            Ranges.Fault fault =
                    switch (item) {
                        case Rvalue.Quoted(String text, Place _) -> Ranges.fault(type, text);
                        case Rvalue.Reference(String text, Place _) -> Ranges.fault(type, text);
                        case Rvalue.Name(String text, Place _) -> Ranges.fault(type, text);
                        case Rvalue.Listing _ -> Ranges.Fault.of("Attempted to give a list to a non-list type");
                        case Rvalue.Invocation(String name, List<Rvalue> _, Place _) -> function(type, name);
                    };
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }

    private Ranges.@Nullable Fault function(SyntaxTables.Type type, String name) {
        Signature function = tables.functions().find(name);
        return function == null || Ranges.accepts(type.word(), function.returns())
                ? null
                : Ranges.Fault.of("Function does not return the required type");
    }

    private void warn(String message, Place place) {
        problems.accept(Diagnostic.warning(PolicyCode.DEPRECATED, message, place));
    }

    private void report(PolicyCode code, String message, Place place) {
        problems.accept(Diagnostic.error(code, message, place));
    }
}
