package io.bindery.puppet.syntax.printer;

import io.bindery.puppet.syntax.text.Characters;
import io.bindery.puppet.syntax.text.Names;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Binary;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Concatenation;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Epp;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.Heredoc;
import io.bindery.puppet.syntax.tree.If;
import io.bindery.puppet.syntax.tree.Interpolation;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.LiteralUndef;
import io.bindery.puppet.syntax.tree.MethodCall;
import io.bindery.puppet.syntax.tree.Minus;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.NamedAccess;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Not;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.RenderExpression;
import io.bindery.puppet.syntax.tree.RenderString;
import io.bindery.puppet.syntax.tree.ReservedWord;
import io.bindery.puppet.syntax.tree.ResourceBody;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.Selector;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeDefinition;
import io.bindery.puppet.syntax.tree.TypeMapping;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.syntax.tree.Unfold;
import io.bindery.puppet.syntax.tree.Unless;
import io.bindery.puppet.syntax.tree.Variable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Prints a tree as source. The source parses to the same tree; comments and layout are lost.
public final class Printer {
    private final Page page = new Page();
    private final Deque<String> namespaces = new ArrayDeque<>();
    private final BindingPrinter bindings = new BindingPrinter(page, this);
    private final boolean template;

    private Printer(boolean template) {
        this.template = template;
    }

    public static String print(Program program) {
        boolean template = program.body() instanceof Lambda lambda && lambda.body() instanceof Epp;
        Printer printer = new Printer(template);
        if (template) {
            printer.template((Lambda) program.body());
            return printer.page.text();
        }
        if (!(program.body() instanceof Nop)) {
            printer.statements(program.body());
            printer.page.newline();
        }
        return printer.page.text();
    }

    /// One expression by itself.
    public static String print(Expression expression) {
        Printer printer = new Printer(false);
        printer.expression(expression);
        return printer.page.text();
    }

    private void template(Lambda lambda) {
        Epp epp = (Epp) lambda.body();
        page.add("<%");
        if (epp.parametersSpecified()) {
            page.add("|");
            separated(lambda.parameters(), this::parameter);
            page.add("|");
        }
        page.add(" ");
        List<Expression> statements = epp.body() instanceof Block block ? block.statements() : List.of();
        boolean emptyEnd = !statements.isEmpty()
                && statements.getLast() instanceof RenderString text
                && text.value().isEmpty();
        statements(emptyEnd ? statements.subList(0, statements.size() - 1) : statements);
        page.endLineIfOwed();
        // Empty text there is only at the end, where a line end was trimmed off.
        page.add(emptyEnd ? " -%>\n" : " %>");
    }

    private void statements(Expression body) {
        statements(body instanceof Block block && !isUntitled(block) ? block.statements() : List.of(body));
    }

    private void statements(List<Expression> statements) {
        for (int i = 0; i < statements.size(); i++) {
            if (i > 0) {
                page.nextStatement();
            }
            expression(statements.get(i));
        }
    }

    private void braced(Expression body) {
        page.add("{");
        if (!(body instanceof Nop)) {
            page.indent();
            page.newline();
            statements(body);
            page.outdent();
        }
        page.newline();
        page.add("}");
    }

    private <T> void separated(List<T> items, Consumer<? super T> write) {
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) {
                page.add(", ");
            }
            write.accept(items.get(i));
        }
    }

    void expression(Expression expression) {
        switch (expression) {
            case LiteralUndef _ -> page.add("undef");
            case LiteralDefault _ -> page.add("default");
            case LiteralBoolean e -> page.add(String.valueOf(e.value()));
            case LiteralInteger e -> page.add(Quotes.integer(e));
            case LiteralFloat e -> page.add(Quotes.number(e.value()));
            case LiteralString e -> page.add(Quotes.string(e.value()));
            case LiteralRegex e -> page.add(Quotes.regex(e.pattern()));
            case LiteralList e -> list(e.elements());
            case LiteralHash e -> hash(e);
            case Concatenation e -> concatenation(e);
            case Interpolation e -> interpolation(e);
            case Heredoc e -> heredoc(e);
            case Name e -> page.add(e.value());
            case TypeName e -> page.add(e.value());
            case ReservedWord e -> page.add(e.word());
            case Variable e -> variable(Names.of(e));
            case Access e -> access(e);
            case NamedAccess e -> named(e);
            case Binary e -> infix(e.left(), e.operator().symbol(), e.right());
            case Not e -> prefix("!", e.operand());
            case Minus e -> prefix("-", e.operand());
            case Unfold e -> prefix("*", e.operand());
            case Parenthesized e -> parenthesized(e);
            case Assignment e -> infix(e.target(), e.operator().symbol(), e.value());
            case Relationship e -> infix(e.left(), e.operator().symbol(), e.right());
            case Call e -> call(e.functor(), e.arguments(), e.lambda());
            case MethodCall e -> call(e.functor(), e.arguments(), e.lambda());
            case Lambda e -> lambda(e);
            case If e -> ifExpression("if ", e);
            case Unless e -> unless(e);
            case Case e -> caseExpression(e);
            case Selector e -> selector(e);
            case Block e -> block(e);
            case Nop _ -> {}
            case ClassDefinition e -> classDefinition(e);
            case DefineDefinition e -> defineDefinition(e);
            case FunctionDefinition e -> functionDefinition(e);
            case NodeDefinition e -> nodeDefinition(e);
            case TypeAlias e -> typeAlias(e);
            case TypeMapping e -> typeMapping(e);
            case TypeDefinition e -> typeDefinition(e);
            case ResourceStatement e -> resource(e);
            case ResourceDefaults e -> attributed(e.form(), e.type(), e.attributes());
            case ResourceOverride e -> attributed(e.form(), e.target(), e.attributes());
            case Collector e -> collector(e);
            case Epp e -> statements(e.body());
            case RenderString e -> renderString(e);
            case RenderExpression e -> render(e);
            case SiteStatement e -> bindings.site(e);
            case BindingsDefinition e -> bindings.definition(e);
            case ResourceQuery e -> bindings.query(e);
        }
    }

    /// Names no variable can have after a `$` come from `${name}`, and are fit for nothing else.
    private void variable(String name) {
        boolean plain = name.chars().allMatch(c -> c == ':' || Characters.isWord((char) c));
        page.add(plain ? "$" : "").add(name);
    }

    private void list(List<Expression> elements) {
        page.add("[");
        separated(elements, this::expression);
        page.add("]");
    }

    private void hash(LiteralHash hash) {
        page.add("{");
        separated(hash.entries(), this::entry);
        page.add("}");
    }

    private void entry(LiteralHash.Entry entry) {
        infix(entry.key(), "=>", entry.value());
    }

    private void infix(Expression left, String operator, Expression right) {
        expression(left);
        page.add(" ").add(operator).add(" ");
        expression(right);
    }

    private void prefix(String operator, Expression operand) {
        page.add(operator);
        expression(operand);
    }

    private void parenthesized(Parenthesized parenthesized) {
        page.add("(");
        expression(parenthesized.operand());
        page.add(")");
    }

    private void concatenation(Concatenation text) {
        page.add("\"");
        for (Expression segment : text.segments()) {
            if (segment instanceof LiteralString literal) {
                page.add(Quotes.doubleQuoted(literal.value()));
            } else {
                expression(segment);
            }
        }
        page.add("\"");
    }

    private void interpolation(Interpolation interpolation) {
        page.add("${");
        page.beginInline();
        expression(interpolation.expression());
        page.endInline();
        page.add("}");
    }

    private void heredoc(Heredoc heredoc) {
        boolean interpolated = heredoc.text() instanceof Concatenation;
        String text = heredoc.text() instanceof LiteralString literal ? literal.value() : interpolatedText(heredoc);
        String tag = page.tag(text);
        String syntax = heredoc.syntax().isEmpty() ? "" : ":" + heredoc.syntax();
        page.add(interpolated ? "@(\"" + tag + "\"" + syntax + "/$)" : "@(" + tag + syntax + ")");
        boolean wholeLines = text.isEmpty() || text.endsWith("\n");
        page.owe(wholeLines ? text + tag + "\n" : text + "\n- " + tag + "\n");
    }

    private String interpolatedText(Heredoc heredoc) {
        Printer inner = new Printer(template);
        for (Expression segment : ((Concatenation) heredoc.text()).segments()) {
            if (segment instanceof LiteralString literal) {
                inner.page.add(Quotes.heredoc(literal.value()));
            } else {
                inner.expression(segment);
            }
        }
        return inner.page.text();
    }

    private void access(Access access) {
        expression(access.target());
        list(access.keys());
    }

    private void named(NamedAccess access) {
        expression(access.target());
        page.add(".");
        expression(access.name());
    }

    private void call(Expression functor, List<Expression> arguments, @Nullable Lambda lambda) {
        expression(functor);
        page.add("(");
        separated(arguments, this::expression);
        page.add(")");
        if (lambda != null) {
            page.add(" ");
            lambda(lambda);
        }
    }

    private void lambda(Lambda lambda) {
        page.add("|");
        separated(lambda.parameters(), this::parameter);
        page.add("|");
        returnType(lambda.returnType());
        page.add(" ");
        braced(lambda.body());
    }

    private void returnType(@Nullable Expression type) {
        if (type != null) {
            page.add(" >> ");
            expression(type);
        }
    }

    private void parameter(Parameter parameter) {
        if (parameter.type() != null) {
            expression(parameter.type());
            page.add(" ");
        }
        page.add(parameter.capturesRest() ? "*$" : "$").add(parameter.name());
        if (parameter.value() != null) {
            page.add(" = ");
            expression(parameter.value());
        }
    }

    private void ifExpression(String word, If expression) {
        page.add(word);
        expression(expression.test());
        page.add(" ");
        braced(expression.then());
        if (expression.otherwise() instanceof If elsif) {
            ifExpression(" elsif ", elsif);
        } else {
            otherwise(expression.otherwise());
        }
    }

    private void otherwise(Expression branch) {
        if (!(branch instanceof Nop)) {
            page.add(" else ");
            braced(branch);
        }
    }

    private void unless(Unless expression) {
        page.add("unless ");
        expression(expression.test());
        page.add(" ");
        braced(expression.then());
        otherwise(expression.otherwise());
    }

    private void caseExpression(Case expression) {
        page.add("case ");
        expression(expression.test());
        page.add(" {");
        page.indent();
        for (Case.Option option : expression.options()) {
            page.newline();
            separated(option.values(), this::expression);
            page.add(": ");
            braced(option.then());
        }
        page.outdent();
        page.newline();
        page.add("}");
    }

    private void selector(Selector selector) {
        expression(selector.left());
        page.add(" ? { ");
        separated(selector.entries(), entry -> infix(entry.matching(), "=>", entry.value()));
        page.add(" }");
    }

    private void block(Block block) {
        if (isUntitled(block)) {
            untitled((Name) block.statements().get(0), (LiteralHash) block.statements().get(1));
        } else {
            braced(block);
        }
    }

    /// `name { key => value }`, which is read as the two of them.
    private static boolean isUntitled(Block block) {
        return block.statements().size() == 2
                && block.statements().get(0) instanceof Name
                && block.statements().get(1) instanceof LiteralHash;
    }

    private void untitled(Name name, LiteralHash hash) {
        page.add(name.value()).add(" { ");
        separated(hash.entries(), this::untitledEntry);
        page.add(" }");
    }

    private void untitledEntry(LiteralHash.Entry entry) {
        page.add(entry.key() instanceof LiteralString key ? key.value() : "*").add(" => ");
        expression(entry.value());
    }

    private String local(String name) {
        String namespace = namespaces.isEmpty() ? "" : namespaces.element() + "::";
        return name.startsWith(namespace) ? name.substring(namespace.length()) : name;
    }

    private void classDefinition(ClassDefinition definition) {
        page.add("class ").add(local(definition.name()));
        parameters(definition.parameters());
        if (definition.parent() != null) {
            page.add(" inherits ").add(definition.parent());
        }
        page.add(" ");
        namespaces.push(definition.name());
        braced(definition.body());
        namespaces.pop();
    }

    private void parameters(List<Parameter> parameters) {
        if (!parameters.isEmpty()) {
            page.add("(");
            separated(parameters, this::parameter);
            page.add(")");
        }
    }

    private void defineDefinition(DefineDefinition definition) {
        page.add("define ").add(local(definition.name()));
        parameters(definition.parameters());
        page.add(" ");
        braced(definition.body());
    }

    private void functionDefinition(FunctionDefinition definition) {
        page.add("function ").add(definition.name());
        parameters(definition.parameters());
        returnType(definition.returnType());
        page.add(" ");
        braced(definition.body());
    }

    private void nodeDefinition(NodeDefinition definition) {
        page.add("node ");
        separated(definition.matches(), this::expression);
        if (definition.parent() != null) {
            page.add(" inherits ");
            expression(definition.parent());
        }
        page.add(" ");
        braced(definition.body());
    }

    private void typeAlias(TypeAlias alias) {
        page.add("type ").add(alias.name()).add(" = ");
        expression(alias.type());
    }

    private void typeMapping(TypeMapping mapping) {
        page.add("type ");
        infix(mapping.type(), "=", mapping.mapping());
    }

    private void typeDefinition(TypeDefinition definition) {
        page.add("type ").add(definition.name());
        if (definition.parent() != null) {
            page.add(" inherits ").add(definition.parent());
        }
        page.add(" ");
        braced(definition.body());
    }

    private static String prefix(ResourceStatement.Form form) {
        return switch (form) {
            case REGULAR -> "";
            case VIRTUAL -> "@";
            case EXPORTED -> "@@";
        };
    }

    private void resource(ResourceStatement resource) {
        page.add(prefix(resource.form()));
        expression(resource.type());
        page.add(" {");
        page.indent();
        for (int i = 0; i < resource.bodies().size(); i++) {
            ResourceBody body = resource.bodies().get(i);
            page.add(i > 0 ? ";" : "");
            page.newline();
            expression(body.title());
            page.add(":");
            attributes(body.attributes());
        }
        page.outdent();
        page.newline();
        page.add("}");
    }

    private void attributed(ResourceStatement.Form form, Expression target, List<Attribute> attributes) {
        page.add(prefix(form));
        expression(target);
        bracedAttributes(attributes);
    }

    void bracedAttributes(List<? extends Attribute> attributes) {
        page.add(" {");
        attributes(attributes);
        page.newline();
        page.add("}");
    }

    void attributes(List<? extends Attribute> attributes) {
        page.indent();
        for (Attribute attribute : attributes) {
            page.newline();
            attribute(attribute);
            page.add(",");
        }
        page.outdent();
    }

    private void attribute(Attribute attribute) {
        switch (attribute) {
            case Attribute.Operation operation -> {
                page.add(operation.name()).add(operation.appends() ? " +> " : " => ");
                expression(operation.value());
            }
            case Attribute.Splat splat -> {
                page.add("* => ");
                expression(splat.value());
            }
        }
    }

    private void collector(Collector collector) {
        boolean exported = collector.kind() == Collector.Kind.EXPORTED;
        expression(collector.type());
        page.add(exported ? " <<| " : " <| ");
        expression(collector.query());
        page.add(exported ? " |>>" : " |>");
        if (!collector.attributes().isEmpty()) {
            bracedAttributes(collector.attributes());
        }
    }

    /// Leaves the code for the text and comes back.
    private void renderString(RenderString text) {
        page.endLineIfOwed();
        page.add(" %>" + Quotes.templateText(text.value()) + "<%");
    }

    private void render(RenderExpression render) {
        page.endLineIfOwed();
        page.add(" %><%= ");
        if (render.expression() instanceof Block block && !isUntitled(block)) {
            braced(block);
        } else {
            expression(render.expression());
        }
        page.endLineIfOwed();
        page.add(" %><%");
    }
}
