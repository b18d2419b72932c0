package io.bindery.ruby.erb;

import io.bindery.regex.RubyRegex;
import io.bindery.ruby.erb.Token.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Parses the tokens of a template into nodes. Unknown syntax ends in [BeyondSubset]. Ruby that is recognised but not rendered by
/// the interpreter, such as `begin` and `return`, is skipped and noted.
final class RubyParser {
    /// A parsed template: its nodes and how many local variables its frame needs.
    ///
    /// @param beyond the first part of the template that only Ruby itself can render; null if Bindery can render all of it
    record Template(Node body, int slots, @Nullable String beyond) {}

    private static final Map<String, Integer> PRECEDENCE = Map.ofEntries(
            Map.entry("||", 2), Map.entry("&&", 3), Map.entry("<=>", 5), Map.entry("==", 5), Map.entry("===", 5),
            Map.entry("!=", 5), Map.entry("=~", 5), Map.entry("!~", 5), Map.entry("<", 6), Map.entry("<=", 6),
            Map.entry(">", 6), Map.entry(">=", 6), Map.entry("|", 7), Map.entry("&", 8), Map.entry("<<", 9),
            Map.entry("+", 10), Map.entry("-", 10), Map.entry("*", 11), Map.entry("/", 11), Map.entry("%", 11));

    private static final Set<String> BLOCK_ENDS = Set.of("end", "else", "elsif", "when", "rescue", "ensure");

    /// JRuby takes ten seconds and more to read a hundred thousand brackets, so that no such template is left to it.
    private static final int DEEPEST = 1_000;

    private List<Token> tokens;
    private int at;
    private int depth;
    private int slots;
    private boolean readsMatchGroups;
    private boolean passesRegexes;
    private @Nullable String beyond;
    private final Deque<Map<String, Integer>> variables = new ArrayDeque<>();

    private RubyParser(List<Token> tokens) {
        this.tokens = tokens;
    }

    static Template parse(List<Token> tokens) {
        RubyParser parser = new RubyParser(tokens);
        parser.variables.push(new HashMap<>());
        Node body = parser.statements();
        parser.expectKind(Kind.END);
        if (parser.readsMatchGroups && parser.passesRegexes) {
            parser.beyond("match groups beside methods that set them");
        }
        return new Template(body, parser.slots, parser.beyond);
    }

    /// Records Ruby code that is not rendered here.
    private Node beyond(String what) {
        if (beyond == null) {
            beyond = what;
        }
        return NIL;
    }

    private Node statements() {
        List<Node> nodes = new ArrayList<>();
        while (true) {
            skipNewlines();
            Token token = peek();
            if (token.kind() == Kind.END || token.is("}") || token.kind() == Kind.OUTPUT_END
                    || token.kind() == Kind.KEYWORD && BLOCK_ENDS.contains(token.text())) {
                return nodes.size() == 1 ? nodes.getFirst() : new Node.Sequence(List.copyOf(nodes));
            }
            nodes.add(statement());
            boolean code = token.kind() != Kind.TEXT && token.kind() != Kind.OUTPUT_START;
            if (code && !endsStatement(peek())) {
                throw new BeyondSubset("two statements with nothing between them");
            }
        }
    }

    private static boolean endsStatement(Token next) {
        return switch (next.kind()) {
            case NEWLINE, END, OUTPUT_END, TEXT, OUTPUT_START -> true;
            case KEYWORD -> BLOCK_ENDS.contains(next.text());
            case OPERATOR -> next.is(";") || next.is("}");
            case STRING, INTEGER, FLOAT, SYMBOL, REGEX, WORDS, IDENTIFIER, CONSTANT, INSTANCE_VARIABLE, MATCH_GROUP, LABEL -> false;
        };
    }

    private Node statement() {
        Token token = peek();
        if (token.kind() == Kind.TEXT) {
            at++;
            return new Node.Text(token.text());
        }
        if (token.kind() == Kind.OUTPUT_START) {
            return output();
        }
        Node node = expressionStatement();
        while (true) {
            if (acceptKeyword("if")) {
                node = new Node.If(expressionStatement(), node, NIL);
            } else if (acceptKeyword("unless")) {
                node = new Node.If(new Node.Not(expressionStatement()), node, NIL);
            } else {
                return node;
            }
        }
    }

    private static final Node NIL = new Node.Constant(null);

    private Node output() {
        at++;
        Node value = statements();
        expectKind(Kind.OUTPUT_END);
        return new Node.Output(value);
    }

    /// `not`, `and`, `or` bind looser than everything else.
    private Node expressionStatement() {
        Node left = notExpression();
        while (true) {
            if (acceptKeyword("and")) {
                skipNewlines();
                left = new Node.And(left, notExpression());
            } else if (acceptKeyword("or")) {
                skipNewlines();
                left = new Node.Or(left, notExpression());
            } else {
                return left;
            }
        }
    }

    private Node notExpression() {
        return acceptKeyword("not") ? new Node.Not(notExpression()) : expression();
    }

    private Node expression() {
        Node left = ternary();
        Token token = peek();
        if (token.is("=")) {
            at++;
            skipNewlines();
            return assign(left, expression());
        }
        for (String operator : new String[] {"+=", "-=", "*=", "||=", "<<="}) {
            if (token.is(operator)) {
                at++;
                skipNewlines();
                Node value = expression();
                return assign(left, operator.equals("||=")
                        ? new Node.Or(left, value)
                        : call(left, operator.substring(0, operator.length() - 1), value));
            }
        }
        return left;
    }

    private Node assign(Node target, Node value) {
        return switch (target) {
            case Node.Local local -> new Node.AssignLocal(local.slot(), value);
            case Node.ScopeVariable variable -> new Node.AssignScopeVariable(variable.name(), value);
            case Node.Call call when call.method().equals("[]") && call.arguments().size() == 1 && call.receiver() != null ->
                new Node.AssignElement(call.receiver(), call.arguments().getFirst(), value);
            case Node.Call call when call.receiver() != null && call.arguments().isEmpty() && call.block() == null ->
                beyond("an attribute assignment");
            default -> throw new BeyondSubset("this assignment");
        };
    }

    private Node ternary() {
        Node test = range();
        if (!peek().is("?")) {
            return test;
        }
        at++;
        skipNewlines();
        Node then = ternary();
        skipNewlines();
        if (!accept(":")) {
            throw new BeyondSubset("a conditional without `:`");
        }
        skipNewlines();
        return new Node.If(test, then, ternary());
    }

    private Node range() {
        Node from = binary(2);
        Token token = peek();
        if (token.is("..") || token.is("...")) {
            at++;
            return new Node.RangeLiteral(from, binary(2), token.is("..."));
        }
        return from;
    }

    private Node binary(int lowest) {
        Node left = unary();
        while (true) {
            Token token = peek();
            Integer precedence = token.kind() == Kind.OPERATOR ? PRECEDENCE.get(token.text()) : null;
            if (precedence == null || precedence < lowest) {
                return left;
            }
            at++;
            skipNewlines();
            Node right = binary(precedence + 1);
            left = switch (token.text()) {
                case "||" -> new Node.Or(left, right);
                case "&&" -> new Node.And(left, right);
                case "!=" -> new Node.Not(call(left, "==", right));
                case "!~" -> new Node.Not(call(left, "=~", right));
                default -> call(left, token.text(), right);
            };
        }
    }

    private static Node call(Node receiver, String method, Node argument) {
        return new Node.Call(receiver, method, List.of(argument), null, false);
    }

    private Node unary() {
        if (++depth > DEEPEST) {
            throw new NestedTooDeeply();
        }
        Node operand = signed();
        depth--;
        return operand;
    }

    private Node signed() {
        if (accept("!")) {
            return new Node.Not(unary());
        }
        if (peek().is("-")) {
            boolean literal = peek().tight() && (tokens.get(at + 1).kind() == Kind.INTEGER || tokens.get(at + 1).kind() == Kind.FLOAT);
            at++;
            if (literal) {
                return postfix(negative(peek()));
            }
            Node operand = unary();
            return operand instanceof Node.Constant(Long value)
                    ? new Node.Constant(-value)
                    : new Node.Call(operand, "-@", List.of(), null, false);
        }
        if (acceptKeyword("defined?")) {
            return new Node.Defined(unary());
        }
        return postfix(primary());
    }

    // The sign of a literal belongs to it: `-2.abs` is 2.
    private Node negative(Token number) {
        at++;
        return new Node.Constant(number.kind() == Kind.INTEGER ? (Object) Long.parseLong("-" + number.text()) : (Object) Double.parseDouble("-" + number.text()));
    }

    private Node postfix(Node start) {
        Node node = start;
        while (true) {
            int saved = at;
            if (peek().kind() == Kind.NEWLINE && nextLineContinues()) {
                skipNewlines();
            }
            Token token = peek();
            if (token.is(".") || token.is("&.")) {
                at++;
                skipNewlines();
                node = method(node, token.is("&."));
            } else if (token.is("[") && !token.spaced()) {
                at++;
                List<Node> keys = list("]");
                node = isScopeHash(node) && keys.size() == 1
                        ? new Node.VisibleVariable(keys.getFirst(), false)
                        : new Node.Call(node, "[]", keys, null, false);
            } else if (token.is("::")) {
                at++;
                if (!(node instanceof Node.ClassName name)) {
                    throw new BeyondSubset("::");
                }
                node = new Node.ClassName(name.name() + "::" + next(Kind.CONSTANT).text());
            } else {
                at = saved;
                return node;
            }
        }
    }

    private boolean nextLineContinues() {
        int ahead = at;
        while (tokens.get(ahead).kind() == Kind.NEWLINE) {
            ahead++;
        }
        return tokens.get(ahead).is(".") && tokens.get(ahead).tight();
    }

    private Node method(Node receiver, boolean safe) {
        Token name = peek();
        if (name.kind() != Kind.IDENTIFIER && name.kind() != Kind.CONSTANT && name.kind() != Kind.KEYWORD) {
            throw new BeyondSubset("a call by " + name.text());
        }
        at++;
        return finishCall(receiver, name.text(), safe);
    }

    private Node finishCall(@Nullable Node receiver, String name, boolean safe) {
        List<Node> arguments = List.of();
        Token token = peek();
        if (token.is("(") && !token.spaced()) {
            at++;
            arguments = list(")");
        } else if (startsCommandArgument(token) || followsMark(name, token)) {
            arguments = commandArguments();
        }
        passesRegexes |= arguments.stream().anyMatch(Node.RegexLiteral.class::isInstance);
        Node.Block block = null;
        if (!arguments.isEmpty() && arguments.getLast() instanceof Node.BlockArgument(Node.Block given)) {
            arguments = arguments.subList(0, arguments.size() - 1);
            block = given;
        }
        if (peek().is("{")) {
            at++;
            block = block("}");
        } else if (acceptKeyword("do")) {
            block = block("end");
        }
        if (isScopeHash(receiver) && arguments.size() == 1 && block == null && Set.of("has_key?", "key?", "include?", "member?").contains(name)) {
            return new Node.VisibleVariable(arguments.getFirst(), true);
        }
        return new Node.Call(receiver, name, arguments, block, safe);
    }

    private static boolean isScopeHash(@Nullable Node receiver) {
        return receiver instanceof Node.Call(Node.Call(var none, var scope, var nothing, _, _), var method, var arguments, var block, _)
                && none == null && scope.equals("scope") && nothing.isEmpty()
                && method.equals("to_hash") && arguments.isEmpty() && block == null;
    }

    // `include?name`: a name ends at its mark, so what follows may stand close to it.
    private static boolean followsMark(String name, Token token) {
        return (name.endsWith("?") || name.endsWith("!")) && !token.spaced()
                && (token.kind() == Token.Kind.IDENTIFIER || token.kind() == Token.Kind.INSTANCE_VARIABLE);
    }

    private boolean startsCommandArgument(Token token) {
        if (!token.spaced()) {
            return false;
        }
        return switch (token.kind()) {
            case STRING, INTEGER, FLOAT, SYMBOL, REGEX, WORDS, IDENTIFIER, CONSTANT, INSTANCE_VARIABLE, MATCH_GROUP, LABEL -> true;
            case KEYWORD -> Set.of("nil", "true", "false", "defined?", "self").contains(token.text());
            case OPERATOR -> token.is("[") || token.is("(") || token.is("!")
                    || (token.is("-") || token.is("*") || token.is("&") || token.is("::")) && token.tight();
            case TEXT, OUTPUT_START, OUTPUT_END, NEWLINE, END -> false;
        };
    }

    private List<Node> commandArguments() {
        List<Node> arguments = new ArrayList<>();
        do {
            skipNewlines();
            arguments.add(argument());
        } while (accept(","));
        return arguments;
    }

    private List<Node> list(String close) {
        List<Node> elements = new ArrayList<>();
        skipNewlines();
        while (!accept(close)) {
            elements.add(argument());
            skipNewlines();
            if (!accept(",") && !peek().is(close)) {
                throw new BeyondSubset("this list");
            }
            skipNewlines();
        }
        return elements;
    }

    private Node argument() {
        if (peek().kind() == Kind.LABEL) {
            at++;
            skipNewlines();
            expression();
            return beyond("keyword arguments");
        }
        if (peek().is("*") || peek().is("**")) {
            String splat = peek().text();
            at++;
            expression();
            return beyond(splat);
        }
        if (peek().is("->")) {
            throw new BeyondSubset(peek().text());
        }
        if (accept("&")) {
            return symbolBlock(next(Kind.SYMBOL).text());
        }
        Node value = notExpression();
        if (peek().is("=>")) {
            return bareHash(value);
        }
        return value;
    }

    // `f('a' => 1, 'b' => 2)`: the braces of a last hash may be left out.
    private Node bareHash(Node first) {
        List<Node> keys = new ArrayList<>();
        List<Node> values = new ArrayList<>();
        Node key = first;
        while (accept("=>")) {
            skipNewlines();
            keys.add(key);
            values.add(expression());
            if (!peek().is(",")) {
                break;
            }
            at++;
            skipNewlines();
            key = expression();
        }
        return new Node.HashLiteral(keys, values);
    }

    private Node symbolBlock(String method) {
        int slot = slots++;
        Node body = new Node.Call(new Node.Local(slot), method, List.of(), null, false);
        return new Node.BlockArgument(new Node.Block(List.of(new Node.Target.Slot(slot)), List.of(), body));
    }

    private Node.Block block(String close) {
        Map<String, Integer> own = new HashMap<>();
        variables.push(own);
        List<Node.Target> parameters = List.of();
        skipNewlines();
        if (accept("|")) {
            parameters = targets("|");
        } else if (peek().is("||")) {
            at++;
        }
        Set<Integer> bound = new java.util.HashSet<>(own.values());
        Node body = close.equals("end") ? guarded() : statements();
        if (close.equals("}") ? !accept("}") : !acceptKeyword("end")) {
            throw new BeyondSubset("a block that is not closed where expected");
        }
        variables.pop();
        List<Integer> locals = own.values().stream().filter(slot -> !bound.contains(slot)).toList();
        return new Node.Block(parameters, locals, body);
    }

    private List<Node.Target> targets(String close) {
        List<Node.Target> targets = new ArrayList<>();
        while (!accept(close)) {
            if (accept("(")) {
                targets.add(new Node.Target.Group(targets(")")));
            } else {
                targets.add(new Node.Target.Slot(declare(next(Kind.IDENTIFIER).text())));
            }
            if (!accept(",") && !peek().is(close)) {
                throw new BeyondSubset("these block parameters");
            }
        }
        return targets;
    }

    private int declare(String name) {
        int slot = slots++;
        variables.getFirst().put(name, slot);
        return slot;
    }

    private @Nullable Integer local(String name) {
        for (Map<String, Integer> scope : variables) {
            Integer slot = scope.get(name);
            if (slot != null) {
                return slot;
            }
        }
        return null;
    }

    private Node primary() {
        Token token = peek();
        at++;
        return switch (token.kind()) {
            case INTEGER -> new Node.Constant(Long.parseLong(token.text()));
            case FLOAT -> new Node.Constant(Double.parseDouble(token.text()));
            case STRING -> string(token);
            case SYMBOL -> new Node.Constant(new Symbol(token.text()));
            case REGEX -> regex(token.text());
            case WORDS -> words(token.text());
            case INSTANCE_VARIABLE -> new Node.ScopeVariable(token.text());
            case MATCH_GROUP -> matchGroup(token);
            case IDENTIFIER -> identifier(token);
            case CONSTANT -> constant(token);
            case KEYWORD -> keyword(token);
            case OPERATOR -> bracketed(token);
            case TEXT, OUTPUT_START, OUTPUT_END, NEWLINE, LABEL, END -> throw new BeyondSubset("an expression that ends early");
        };
    }

    private Node matchGroup(Token token) {
        readsMatchGroups = true;
        return new Node.MatchGroup(Integer.parseInt(token.text()));
    }

    private Node string(Token token) {
        Node node = token.parts() == null ? new Node.StringLiteral(token.text()) : new Node.Interpolated(parts(token.parts()));
        if (peek().kind() == Kind.STRING && peek().spaced()) {
            throw new BeyondSubset("adjacent strings");
        }
        return node;
    }

    private List<Node> parts(List<Object> parts) {
        List<Node> nodes = new ArrayList<>();
        for (Object part : parts) {
            nodes.add(part instanceof String text ? new Node.StringLiteral(text) : embedded(part));
        }
        return nodes;
    }

    @SuppressWarnings("unchecked")
    private Node embedded(Object part) {
        List<Token> outer = tokens;
        int outerAt = at;
        tokens = (List<Token>) part;
        at = 0;
        Node node = statements();
        expectKind(Kind.END);
        tokens = outer;
        at = outerAt;
        return node;
    }

    private static Node regex(String optionsAndSource) {
        int slash = optionsAndSource.indexOf('/');
        String options = optionsAndSource.substring(0, slash);
        String source = optionsAndSource.substring(slash + 1);
        if (!options.isEmpty() && !options.equals("i")) {
            throw new BeyondSubset("the regular expression options " + options);
        }
        return new Node.RegexLiteral(RubyRegex.compile(options.isEmpty() ? source : "(?i:" + source + ")"));
    }

    private static Node words(String text) {
        return new Node.ArrayLiteral(Arrays.stream(text.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .<Node>map(Node.StringLiteral::new)
                .toList());
    }

    private Node identifier(Token token) {
        Integer slot = local(token.text());
        if (slot != null && !(peek().is("(") && !peek().spaced())) {
            return new Node.Local(slot);
        }
        boolean assignment = peek().is("=") || peek().is("+=") || peek().is("||=") || peek().is("-=");
        if (assignment) {
            return new Node.Local(declare(token.text()));
        }
        return finishCall(null, token.text(), false);
    }

    private Node constant(Token token) {
        return peek().is("(") && !peek().spaced() ? finishCall(null, token.text(), false) : new Node.ClassName(token.text());
    }

    private Node keyword(Token token) {
        return switch (token.text()) {
            case "nil" -> NIL;
            case "true" -> new Node.Constant(true);
            case "false" -> new Node.Constant(false);
            case "if" -> conditional(false);
            case "unless" -> conditional(true);
            case "case" -> caseExpression();
            case "def" -> definition();
            case "next" -> new Node.Next(endsJump() ? null : expression());
            case "return", "break" -> jump(token.text());
            case "begin" -> begin();
            case "while", "until" -> loop(token.text());
            case "loop", "lambda" -> {
                finishCall(null, token.text(), false);
                yield beyond(token.text());
            }
            default -> throw new BeyondSubset(token.text());
        };
    }

    private boolean endsJump() {
        return peek().kind() == Kind.NEWLINE || peek().kind() == Kind.KEYWORD;
    }

    private Node jump(String word) {
        boolean valued = !endsJump() || Set.of("nil", "true", "false").contains(peek().text());
        if (valued && peek().kind() != Kind.END && peek().kind() != Kind.OUTPUT_END && !peek().is("}") && !peek().is(";")) {
            expression();
        }
        return beyond(word);
    }

    private Node begin() {
        guarded();
        expectKeyword("end");
        return beyond("begin");
    }

    /// Statements, and what is done when one of them fails: `rescue A, B => error`, `else`, `ensure`.
    private Node guarded() {
        Node body = statements();
        boolean rescued = false;
        while (acceptKeyword("rescue")) {
            rescued = true;
            beyond("rescue");
            while (peek().kind() == Kind.CONSTANT) {
                postfix(constant(next(Kind.CONSTANT)));
                if (!accept(",")) {
                    break;
                }
            }
            if (accept("=>")) {
                declare(next(Kind.IDENTIFIER).text());
            }
            if (!acceptKeyword("then") && peek().kind() != Kind.NEWLINE && !peek().is(";")) {
                throw new BeyondSubset("this rescue");
            }
            statements();
        }
        if (rescued && acceptKeyword("else")) {
            statements();
        }
        if (acceptKeyword("ensure")) {
            beyond("ensure");
            statements();
        }
        return body;
    }

    private Node loop(String word) {
        expressionStatement();
        acceptKeyword("do");
        statements();
        expectKeyword("end");
        return beyond(word);
    }

    /// A method sees none of the variables around it.
    private Node definition() {
        String name = next(Kind.IDENTIFIER).text();
        if (name.equals("scope")) {
            throw new BeyondSubset("another meaning of scope");
        }
        Deque<Map<String, Integer>> outer = new ArrayDeque<>(variables);
        variables.clear();
        variables.push(new HashMap<>());
        List<Node.Target> parameters = accept("(") ? targets(")") : List.of();
        List<Integer> bound = List.copyOf(variables.getFirst().values());
        Node body = guarded();
        expectKeyword("end");
        List<Integer> locals = variables.getFirst().values().stream().filter(slot -> !bound.contains(slot)).toList();
        variables.clear();
        variables.addAll(outer);
        return new Node.Define(name, new Node.Block(parameters, locals, body));
    }

    private Node conditional(boolean negated) {
        Node test = expressionStatement();
        acceptKeyword("then");
        Node then = statements();
        Node otherwise = NIL;
        if (acceptKeyword("elsif")) {
            otherwise = conditional(false);
            return new Node.If(negated ? new Node.Not(test) : test, then, otherwise);
        }
        if (acceptKeyword("else")) {
            otherwise = statements();
        }
        expectKeyword("end");
        return new Node.If(negated ? new Node.Not(test) : test, then, otherwise);
    }

    private Node caseExpression() {
        Node subject = expressionStatement();
        skipBlankText();
        List<Node.When> branches = new ArrayList<>();
        while (acceptKeyword("when")) {
            List<Node> values = commandArguments();
            acceptKeyword("then");
            branches.add(new Node.When(values, statements()));
        }
        Node otherwise = acceptKeyword("else") ? statements() : NIL;
        expectKeyword("end");
        return new Node.Case(subject, branches, otherwise);
    }

    // Text between `case` and its first `when` would be a syntax error in Ruby unless it is blank and trimmed away.
    private void skipBlankText() {
        skipNewlines();
        if (peek().kind() == Kind.TEXT) {
            throw new BeyondSubset("text between case and when");
        }
    }

    private Node bracketed(Token token) {
        if (token.is("(")) {
            skipNewlines();
            Node inner = statementInParentheses();
            skipNewlines();
            if (!accept(")")) {
                throw new BeyondSubset("several statements in parentheses");
            }
            return inner;
        }
        if (token.is("[")) {
            return new Node.ArrayLiteral(list("]"));
        }
        if (token.is("{")) {
            return hash();
        }
        throw new BeyondSubset("the operator " + token.text());
    }

    private Node statementInParentheses() {
        return peek().is(")") ? NIL : statement();
    }

    private Node hash() {
        List<Node> keys = new ArrayList<>();
        List<Node> values = new ArrayList<>();
        skipNewlines();
        while (!accept("}")) {
            if (peek().kind() == Kind.LABEL) {
                keys.add(new Node.Constant(new Symbol(next(Kind.LABEL).text())));
            } else {
                keys.add(expression());
                if (!accept("=>")) {
                    throw new BeyondSubset("this hash");
                }
            }
            skipNewlines();
            values.add(expression());
            skipNewlines();
            if (!accept(",") && !peek().is("}")) {
                throw new BeyondSubset("this hash");
            }
            skipNewlines();
        }
        return new Node.HashLiteral(keys, values);
    }

    private Token peek() {
        return tokens.get(at);
    }

    private Token next(Kind kind) {
        Token token = peek();
        if (token.kind() != kind) {
            throw new BeyondSubset("this use of " + token.text());
        }
        at++;
        return token;
    }

    private void expectKind(Kind kind) {
        next(kind);
    }

    private boolean accept(String operator) {
        if (peek().is(operator)) {
            at++;
            return true;
        }
        return false;
    }

    private boolean acceptKeyword(String word) {
        if (peek().isKeyword(word)) {
            at++;
            return true;
        }
        return false;
    }

    private void expectKeyword(String word) {
        if (!acceptKeyword(word)) {
            throw new BeyondSubset("a missing " + word);
        }
    }

    private void skipNewlines() {
        while (peek().kind() == Kind.NEWLINE || peek().is(";")) {
            at++;
        }
    }
}
