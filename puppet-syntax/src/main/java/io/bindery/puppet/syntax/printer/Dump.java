package io.bindery.puppet.syntax.printer;

import io.bindery.puppet.syntax.printer.Pn.Entry;
import io.bindery.puppet.syntax.text.Names;
import io.bindery.puppet.syntax.text.RegexLiterals;
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
import io.bindery.text.RubyFloat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A syntax tree in Puppet's extended S-expression notation, as `puppet parser dump` writes it.
public final class Dump {
    private Dump() {}

    public static String pn(Program program) {
        return PnText.of(expression(program.body()), false);
    }

    public static String prettyPn(Program program) {
        return PnText.of(expression(program.body()), true);
    }

    public static String json(Program program) {
        return PnJson.of(expression(program.body()), false);
    }

    public static String prettyJson(Program program) {
        return PnJson.of(expression(program.body()), true);
    }

    static Pn expression(Expression expression) {
        return switch (expression) {
            case LiteralUndef _ -> Pn.plain("nil");
            case LiteralDefault _ -> Pn.call("default");
            case LiteralBoolean e -> Pn.plain(String.valueOf(e.value()));
            case LiteralInteger e -> integer(e);
            case LiteralFloat e -> Pn.plain(RubyFloat.text(e.value()));
            case LiteralString e -> Pn.string(e.value());
            case LiteralRegex e -> Pn.call("regexp", Pn.string(regex(e.pattern())));
            case LiteralList e -> new Pn.Call("array", all(e.elements()));
            case LiteralHash e -> new Pn.Call("hash", e.entries().stream().map(Dump::entry).toList());
            case Concatenation e -> new Pn.Call("concat", all(e.segments()));
            case Interpolation e -> Pn.call("str", expression(e.expression()));
            case Heredoc e -> heredoc(e);
            case Name e -> Pn.call("qn", Pn.string(e.value()));
            case TypeName e -> Pn.call("qr", Pn.string(e.value()));
            case ReservedWord e -> Pn.call("reserved", Pn.string(e.word()));
            case Variable e -> Pn.call("var", Pn.string(Names.of(e)));
            case Access e -> access(e);
            case NamedAccess e -> Pn.call(".", expression(e.target()), expression(e.name()));
            case Binary e -> Pn.call(e.operator().symbol(), expression(e.left()), expression(e.right()));
            case Not e -> Pn.call("!", expression(e.operand()));
            case Minus e -> minus(e);
            case Unfold e -> Pn.call("unfold", expression(e.operand()));
            case Parenthesized e -> Pn.call("paren", expression(e.operand()));
            case Assignment e -> Pn.call(e.operator().symbol(), expression(e.target()), expression(e.value()));
            case Relationship e -> Pn.call(e.operator().symbol(), expression(e.left()), expression(e.right()));
            case Call e -> call(e.valueRequired() ? "call" : "invoke", e.functor(), e.arguments(), e.lambda());
            case MethodCall e -> call("call-method", e.functor(), e.arguments(), e.lambda());
            case Lambda e -> lambda(e);
            case If e -> conditional("if", e.test(), e.then(), e.otherwise());
            case Unless e -> conditional("unless", e.test(), e.then(), e.otherwise());
            case Case e -> caseExpression(e);
            case Selector e -> selector(e);
            case Block e -> new Pn.Call("block", all(e.statements()));
            case Nop _ -> Pn.call("nop");
            case ClassDefinition e -> definition("class", e.name(), e.parent(), e.parameters(), e.body(), null);
            case DefineDefinition e -> definition("define", e.name(), null, e.parameters(), e.body(), null);
            case FunctionDefinition e ->
                definition("function", e.name(), null, e.parameters(), e.body(), e.returnType());
            case NodeDefinition e -> node(e);
            case TypeAlias e -> Pn.call("type-alias", Pn.string(e.name()), expression(e.type()));
            case TypeMapping e -> Pn.call("type-mapping", expression(e.type()), expression(e.mapping()));
            case TypeDefinition e ->
                Pn.call("type-definition", Pn.string(e.name()), Pn.stringOrNil(e.parent()), expression(e.body()));
            case ResourceStatement e -> resource(e);
            case ResourceDefaults e -> attributed("resource-defaults", "type", e.type(), e.attributes(), e.form());
            case ResourceOverride e ->
                attributed("resource-override", "resources", e.target(), e.attributes(), e.form());
            case Collector e -> collector(e);
            case Epp e -> new Pn.Call("epp", e.body() instanceof Block b ? all(b.statements()) : List.of());
            case RenderString e -> Pn.call("render-s", Pn.string(e.value()));
            case RenderExpression e -> Pn.call("render", expression(e.expression()));
            case SiteStatement e -> SiteDump.site(e);
            case BindingsDefinition e -> BindingDump.definition(e);
            case ResourceQuery e -> SiteDump.query(e);
        };
    }

    private static List<Pn> all(List<Expression> expressions) {
        return expressions.stream().map(Dump::expression).toList();
    }

    private static Pn list(List<Expression> expressions) {
        return new Pn.Sequence(all(expressions));
    }

    private static Pn entry(LiteralHash.Entry entry) {
        return Pn.call("=>", expression(entry.key()), expression(entry.value()));
    }

    private static Pn integer(LiteralInteger integer) {
        Pn value = Pn.plain(Names.digits(integer));
        if (integer.radix() == 10) {
            return value;
        }
        Entry radix = new Entry("radix", Pn.plain(String.valueOf(integer.radix())));
        return Pn.call("int", new Pn.Mapping(List.of(radix, new Entry("value", value))));
    }

    /// The pattern, in the group Puppet adds when it is tied to Unicode.
    private static String regex(String pattern) {
        return RegexLiterals.isPlain(pattern) ? pattern : "(?-imx:" + pattern + ")";
    }

    private static Pn heredoc(Heredoc heredoc) {
        List<Entry> entries = new ArrayList<>();
        if (!heredoc.syntax().isEmpty()) {
            entries.add(new Entry("syntax", Pn.string(heredoc.syntax())));
        }
        entries.add(new Entry("text", expression(heredoc.text())));
        return Pn.call("heredoc", new Pn.Mapping(entries));
    }

    private static Pn access(Access access) {
        List<Pn> elements = new ArrayList<>();
        elements.add(expression(access.target()));
        elements.addAll(all(access.keys()));
        return new Pn.Call("access", elements);
    }

    private static Pn minus(Minus minus) {
        return switch (minus.operand()) {
            case LiteralInteger integer -> Pn.plain(negated(Names.digits(integer)));
            case LiteralFloat number -> Pn.plain(RubyFloat.text(-number.value()));
            default -> Pn.call("-", expression(minus.operand()));
        };
    }

    private static String negated(String digits) {
        return digits.equals("0") ? digits : "-" + digits;
    }

    private static Pn call(String name, Expression functor, List<Expression> arguments, @Nullable Lambda lambda) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry("functor", expression(functor)));
        entries.add(new Entry("args", list(arguments)));
        if (lambda != null) {
            entries.add(new Entry("block", lambda(lambda)));
        }
        return Pn.call(name, new Pn.Mapping(entries));
    }

    private static Pn lambda(Lambda lambda) {
        List<Entry> entries = new ArrayList<>();
        addParameters(entries, lambda.parameters());
        if (lambda.returnType() != null) {
            entries.add(new Entry("returns", expression(lambda.returnType())));
        }
        addBody(entries, lambda.body());
        return Pn.call("lambda", new Pn.Mapping(entries));
    }

    private static Pn definition(
            String word,
            String name,
            @Nullable String parent,
            List<Parameter> parameters,
            Expression body,
            @Nullable Expression returnType) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry("name", Pn.string(name)));
        if (parent != null) {
            entries.add(new Entry("parent", Pn.string(parent)));
        }
        addParameters(entries, parameters);
        addBody(entries, body);
        if (returnType != null) {
            entries.add(new Entry("returns", expression(returnType)));
        }
        return Pn.call(word, new Pn.Mapping(entries));
    }

    private static void addParameters(List<Entry> entries, List<Parameter> parameters) {
        if (!parameters.isEmpty()) {
            entries.add(new Entry(
                    "params",
                    new Pn.Mapping(parameters.stream().map(Dump::parameter).toList())));
        }
    }

    private static Entry parameter(Parameter parameter) {
        List<Entry> entries = new ArrayList<>();
        if (parameter.type() != null) {
            entries.add(new Entry("type", expression(parameter.type())));
        }
        if (parameter.capturesRest()) {
            entries.add(new Entry("splat", Pn.plain("true")));
        }
        if (parameter.value() != null) {
            entries.add(new Entry("value", expression(parameter.value())));
        }
        return new Entry(parameter.name(), new Pn.Mapping(entries));
    }

    private static void addBody(List<Entry> entries, Expression body) {
        if (!(body instanceof Nop)) {
            entries.add(block("body", body));
        }
    }

    private static Entry block(String key, Expression body) {
        return new Entry(key, list(body instanceof Block block ? block.statements() : List.of(body)));
    }

    private static Pn node(NodeDefinition node) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry("matches", list(node.matches())));
        if (node.parent() != null) {
            entries.add(new Entry("parent", expression(node.parent())));
        }
        addBody(entries, node.body());
        return Pn.call("node", new Pn.Mapping(entries));
    }

    private static Pn conditional(String word, Expression test, Expression then, Expression otherwise) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry("test", expression(test)));
        if (!(then instanceof Nop)) {
            entries.add(block("then", then));
        }
        if (!(otherwise instanceof Nop)) {
            entries.add(block("else", otherwise));
        }
        return Pn.call(word, new Pn.Mapping(entries));
    }

    private static Pn caseExpression(Case expression) {
        List<Pn> options = expression.options().stream().map(Dump::option).toList();
        return Pn.call("case", expression(expression.test()), new Pn.Sequence(options));
    }

    private static Pn option(Case.Option option) {
        return new Pn.Mapping(List.of(new Entry("when", list(option.values())), block("then", option.then())));
    }

    private static Pn selector(Selector selector) {
        List<Pn> entries = selector.entries().stream()
                .<Pn>map(entry -> Pn.call("=>", expression(entry.matching()), expression(entry.value())))
                .toList();
        return Pn.call("?", expression(selector.left()), new Pn.Sequence(entries));
    }

    private static Pn resource(ResourceStatement resource) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry("type", expression(resource.type())));
        List<Pn> bodies = resource.bodies().stream().map(Dump::body).toList();
        entries.add(new Entry("bodies", new Pn.Sequence(bodies)));
        addForm(entries, resource.form());
        return Pn.call("resource", new Pn.Mapping(entries));
    }

    static Pn body(ResourceBody body) {
        return new Pn.Mapping(List.of(
                new Entry("title", expression(body.title())), new Entry("ops", attributes(body.attributes()))));
    }

    private static Pn attributed(
            String name, String key, Expression target, List<Attribute> attributes, ResourceStatement.Form form) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry(key, expression(target)));
        entries.add(new Entry("ops", attributes(attributes)));
        addForm(entries, form);
        return Pn.call(name, new Pn.Mapping(entries));
    }

    private static void addForm(List<Entry> entries, ResourceStatement.Form form) {
        switch (form) {
            case REGULAR -> {}
            case VIRTUAL -> entries.add(new Entry("form", Pn.string("virtual")));
            case EXPORTED -> entries.add(new Entry("form", Pn.string("exported")));
        }
    }

    static Pn attributes(List<? extends Attribute> attributes) {
        return new Pn.Sequence(attributes.stream().<Pn>map(Dump::attribute).toList());
    }

    private static Pn attribute(Attribute attribute) {
        return switch (attribute) {
            case Attribute.Operation e ->
                Pn.call(e.appends() ? "+>" : "=>", Pn.string(e.name()), expression(e.value()));
            case Attribute.Splat e -> Pn.call("splat-hash", expression(e.value()));
        };
    }

    private static Pn collector(Collector collector) {
        String word =
                switch (collector.kind()) {
                    case VIRTUAL -> "virtual-query";
                    case EXPORTED -> "exported-query";
                };
        Pn query = collector.query() instanceof Nop ? Pn.call(word) : Pn.call(word, expression(collector.query()));
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry("type", expression(collector.type())));
        entries.add(new Entry("query", query));
        if (!collector.attributes().isEmpty()) {
            entries.add(new Entry("ops", attributes(collector.attributes())));
        }
        return Pn.call("collect", new Pn.Mapping(entries));
    }
}
