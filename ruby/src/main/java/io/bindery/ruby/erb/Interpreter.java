package io.bindery.ruby.erb;

import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Renders one template in one scope. Ruby's values are Java's: null for nil, Boolean, Long, Double, [Text], [Symbol], List, Map,
/// [Span] for a range.
final class Interpreter {
    private final TemplateScope scope;
    private final @Nullable Object[] frame;
    private final StringBuilder out = new StringBuilder();
    private final Map<String, @Nullable Object> variables = new HashMap<>();
    private final Map<String, Node.Block> defined = new HashMap<>();
    private final Set<String> running = new HashSet<>();
    private final Conversion conversion = new Conversion();
    private final Methods methods = new Methods(this);
    private final RenderBudget budget = new RenderBudget();
    private @Nullable RegexMatch lastMatch;

    /// A range of whole numbers.
    record Span(long from, long to) {}

    /// A `next`, thrown to leave its block.
    private static final class NextSignal extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient @Nullable Object value;

        NextSignal(@Nullable Object value) {
            super(null, null, false, false);
            this.value = value;
        }
    }

    Interpreter(TemplateScope scope, int slots) {
        this.scope = scope;
        this.frame = new Object[slots];
    }

    String render(Node body) {
        evaluate(body);
        Map<Value, Value> changed = conversion.changed();
        if (!changed.isEmpty()) {
            scope.replace(changed);
        }
        return out.toString();
    }

    TemplateScope scope() {
        return scope;
    }

    Conversion conversion() {
        return conversion;
    }

    @Nullable Object evaluate(Node node) {
        budget.step();
        return switch (node) {
            case Node.Text text -> text(text);
            case Node.Output output -> output(output);
            case Node.Constant constant -> constant.value();
            case Node.StringLiteral literal -> new Text(literal.text());
            case Node.Interpolated interpolated -> interpolated(interpolated);
            case Node.RegexLiteral regex -> regex.regex();
            case Node.ArrayLiteral array -> array(array.elements());
            case Node.HashLiteral hash -> hash(hash);
            case Node.RangeLiteral range -> range(range);
            case Node.ScopeVariable variable -> variable(variable.name());
            case Node.MatchGroup group -> matchGroup(group.group());
            case Node.Define define -> define(define);
            case Node.Local local -> frame[local.slot()];
            case Node.AssignLocal assign -> frame[assign.slot()] = evaluate(assign.value());
            case Node.AssignScopeVariable assign -> assign(assign);
            case Node.AssignElement assign -> assign(assign);
            case Node.Not not -> !truthy(evaluate(not.operand()));
            case Node.And and -> and(and);
            case Node.Or or -> or(or);
            case Node.If conditional -> evaluate(truthy(evaluate(conditional.test())) ? conditional.then() : conditional.otherwise());
            case Node.Case selection -> select(selection);
            case Node.Defined defined -> defined(defined.operand());
            case Node.Call call -> call(call);
            case Node.ClassName name -> name;
            case Node.VisibleVariable variable -> visible(variable);
            case Node.Next next -> throw new NextSignal(next.value() == null ? null : evaluate(next.value()));
            case Node.Sequence sequence -> sequence(sequence);
            case Node.BlockArgument _ -> throw new BeyondSubset("a block as a value");
        };
    }

    private @Nullable Object text(Node.Text text) {
        out.append(text.text());
        budget.put(out);
        return null;
    }

    private @Nullable Object output(Node.Output output) {
        out.append(Strings.text(evaluate(output.value())));
        budget.put(out);
        return null;
    }

    private Object interpolated(Node.Interpolated node) {
        StringBuilder text = new StringBuilder();
        for (Node part : node.parts()) {
            text.append(part instanceof Node.StringLiteral literal ? literal.text() : Strings.text(evaluate(part)));
        }
        budget.made(text);
        return new Text(text.toString());
    }

    private List<@Nullable Object> array(List<Node> elements) {
        List<@Nullable Object> values = new ArrayList<>(elements.size());
        for (Node element : elements) {
            values.add(evaluate(element));
        }
        return values;
    }

    private Object hash(Node.HashLiteral hash) {
        Map<@Nullable Object, @Nullable Object> entries = new LinkedHashMap<>();
        for (int i = 0; i < hash.keys().size(); i++) {
            entries.put(evaluate(hash.keys().get(i)), evaluate(hash.values().get(i)));
        }
        return entries;
    }

    private Object range(Node.RangeLiteral range) {
        if (evaluate(range.from()) instanceof Long from && evaluate(range.to()) instanceof Long to) {
            return new Span(from, range.exclusive() ? to - 1 : to);
        }
        throw new BeyondSubset("a range of anything but whole numbers");
    }

    private @Nullable Object variable(String name) {
        if (variables.containsKey(name)) {
            return variables.get(name);
        }
        Object value = conversion.toRuby(scope.variable(name));
        variables.put(name, value);
        return value;
    }

    // The hash itself is not made: a template may ask it for many names.
    private @Nullable Object visible(Node.VisibleVariable variable) {
        if (!(evaluate(variable.name()) instanceof Text name)) {
            throw new BeyondSubset("scope.to_hash by anything but a string");
        }
        Value value = scope.visible(name.content());
        return variable.asks() ? value != null : conversion.toRuby(value);
    }

    private @Nullable Object assign(Node.AssignScopeVariable assign) {
        Object value = evaluate(assign.value());
        variables.put(assign.name(), value);
        return value;
    }

    @SuppressWarnings("unchecked")
    private @Nullable Object assign(Node.AssignElement assign) {
        Object target = evaluate(assign.target());
        Object key = evaluate(assign.key());
        Object value = evaluate(assign.value());
        if (target == null) {
            throw new BeyondSubset("an element assignment to nil");
        }
        conversion.changes(target);
        if (target instanceof Map<?, ?> map) {
            ((Map<@Nullable Object, @Nullable Object>) map).put(key instanceof Text text ? new Text(text.content()) : key, value);
            return value;
        }
        if (target instanceof List<?> list && key instanceof Long index && index >= 0 && index <= list.size()) {
            List<@Nullable Object> elements = (List<@Nullable Object>) list;
            if (index == elements.size()) {
                elements.add(value);
            } else {
                elements.set(index.intValue(), value);
            }
            return value;
        }
        throw new BeyondSubset("an element assignment");
    }

    private @Nullable Object and(Node.And and) {
        Object left = evaluate(and.left());
        return truthy(left) ? evaluate(and.right()) : left;
    }

    private @Nullable Object or(Node.Or or) {
        Object left = evaluate(or.left());
        return truthy(left) ? left : evaluate(or.right());
    }

    private @Nullable Object select(Node.Case selection) {
        Object subject = evaluate(selection.subject());
        for (Node.When branch : selection.branches()) {
            for (Node value : branch.values()) {
                if (truthy(methods.caseEqual(evaluate(value), subject))) {
                    return evaluate(branch.body());
                }
            }
        }
        return evaluate(selection.otherwise());
    }

    private @Nullable Object defined(Node operand) {
        return switch (operand) {
            case Node.ScopeVariable variable -> variable(variable.name()) == null ? null : new Text("instance-variable");
            case Node.Local _ -> new Text("local-variable");
            default -> throw new BeyondSubset("defined? of an expression");
        };
    }

    private @Nullable Object sequence(Node.Sequence sequence) {
        Object value = null;
        for (Node statement : sequence.statements()) {
            value = evaluate(statement);
        }
        return value;
    }

    private @Nullable Object matchGroup(int group) {
        String text = lastMatch == null ? null : lastMatch.group(group);
        return text == null ? null : new Text(text);
    }

    private Object define(Node.Define define) {
        defined.put(define.name(), define.body());
        return new Symbol(define.name());
    }

    private @Nullable Object own(Node.Call call) {
        List<@Nullable Object> arguments = array(call.arguments());
        Node.Block body = defined.get(call.method());
        if (body == null) {
            return methods.own(call.method(), arguments);
        }
        if (arguments.size() != body.parameters().size() || !running.add(call.method())) {
            throw new BeyondSubset("a recursive call, or one with other arguments than defined");
        }
        Object value = this.yield(body, arguments.toArray());
        running.remove(call.method());
        return value;
    }

    /// `text =~ regex` either way round; its groups are then `$1` to `$9`.
    private @Nullable Object match(@Nullable Object left, @Nullable Object right) {
        RubyRegex regex = left instanceof RubyRegex first ? first : right instanceof RubyRegex second ? second : null;
        Object subject = left instanceof RubyRegex ? right : left;
        if (regex == null || subject != null && !(subject instanceof Text)) {
            throw new BeyondSubset("=~ between such values");
        }
        lastMatch = subject == null ? null : regex.match(subject.toString());
        return lastMatch == null
                ? null
                : (Object) (long) String.valueOf(subject).codePointCount(0, lastMatch.start());
    }

    /// Takes note of a match, for `$1` to `$9`.
    @Nullable Object matched(@Nullable RegexMatch match) {
        lastMatch = match;
        return match;
    }

    private @Nullable Object call(Node.Call call) {
        if (call.receiver() == null) {
            return own(call);
        }
        Object receiver = evaluate(call.receiver());
        if (call.method().equals("=~")) {
            return match(receiver, evaluate(call.arguments().getFirst()));
        }
        if (call.safe() && receiver == null) {
            return null;
        }
        Object value = methods.call(receiver, call.method(), array(call.arguments()), call.block());
        budget.made(value, receiver);
        return value;
    }

    /// Calls a block as `yield` does: one array for several parameters is spread.
    @Nullable Object yield(Node.Block block, @Nullable Object... arguments) {
        for (int slot : block.locals()) {
            frame[slot] = null;
        }
        List<@Nullable Object> values = Arrays.asList(arguments);
        if (arguments.length == 1 && block.parameters().size() > 1 && arguments[0] instanceof List<?> list) {
            values = new ArrayList<>(list);
        }
        bind(block.parameters(), values);
        try {
            return evaluate(block.body());
        } catch (NextSignal next) {
            return next.value;
        }
    }

    private void bind(List<Node.Target> targets, List<@Nullable Object> values) {
        for (int i = 0; i < targets.size(); i++) {
            Object value = i < values.size() ? values.get(i) : null;
            switch (targets.get(i)) {
                case Node.Target.Slot slot -> frame[slot.slot()] = value;
                case Node.Target.Group group ->
                    bind(group.targets(), value instanceof List<?> list ? new ArrayList<>(list) : Arrays.asList(value));
            }
        }
    }

    static boolean truthy(@Nullable Object value) {
        return value != null && !Boolean.FALSE.equals(value);
    }
}
