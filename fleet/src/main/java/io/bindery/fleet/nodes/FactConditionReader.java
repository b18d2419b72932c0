package io.bindery.fleet.nodes;

import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexSyntaxException;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads PQL conditions on a single node: comparisons of `certname`, `facts` and `trusted.extensions`, `and`, `or`, `!`,
/// parentheses.
public final class FactConditionReader {
    private static final Pattern TOKEN = Pattern.compile(
            "\\s+|(\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*')|(>=|<=|!=|[=~<>()\\[\\],!])|(-?\\d+(?:\\.\\d+)?)(?![\\w.])|([\\w.-]+)|(.)");

    private final String text;
    private final List<String> tokens = new ArrayList<>();
    private int at;

    private FactConditionReader(String text) {
        this.text = text;
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            if (matcher.group(5) != null) {
                throw wrong(matcher.group(5));
            }
            if (!matcher.group().isBlank()) {
                tokens.add(matcher.group());
            }
        }
    }

    /// @throws NodesError if the text is not a valid condition
    public static FactCondition read(String text) {
        FactConditionReader reader = new FactConditionReader(text);
        FactCondition condition = reader.either();
        if (reader.at < reader.tokens.size()) {
            throw reader.wrong(reader.tokens.get(reader.at));
        }
        return condition;
    }

    private FactCondition either() {
        FactCondition left = both();
        while (take("or")) {
            left = new FactCondition.Or(left, both());
        }
        return left;
    }

    private FactCondition both() {
        FactCondition left = single();
        while (take("and")) {
            left = new FactCondition.And(left, single());
        }
        return left;
    }

    private FactCondition single() {
        if (take("!") || take("not")) {
            return new FactCondition.Not(single());
        }
        if (take("(")) {
            FactCondition inner = either();
            expect(")");
            return inner;
        }
        return comparison();
    }

    private FactCondition comparison() {
        String name = next();
        List<String> field = List.of(name.split("\\."));
        if (!List.of("certname", "facts", "trusted").contains(field.getFirst())) {
            throw new NodesError("--where: a field is certname, facts.NAME or trusted.extensions.NAME; not " + name);
        }
        String operator = next();
        return switch (operator) {
            case "=" -> new FactCondition.Equal(field, value());
            case "!=" -> new FactCondition.Not(new FactCondition.Equal(field, value()));
            case "~" -> new FactCondition.Matches(field, pattern());
            case ">", ">=" -> new FactCondition.Ordered(field, 1, operator.length() == 2, number());
            case "<", "<=" -> new FactCondition.Ordered(field, -1, operator.length() == 2, number());
            case "in" -> new FactCondition.OneOf(field, values());
            case "is" -> absence(field);
            default -> throw wrong(operator);
        };
    }

    private FactCondition absence(List<String> field) {
        boolean not = take("not");
        expect("null");
        FactCondition absent = new FactCondition.Absent(field);
        return not ? new FactCondition.Not(absent) : absent;
    }

    private List<Value> values() {
        expect("[");
        List<Value> values = new ArrayList<>();
        do {
            values.add(value());
        } while (take(","));
        expect("]");
        return values;
    }

    private RubyRegex pattern() {
        try {
            return RubyRegex.compile(value() instanceof Str(String pattern) ? pattern : "", 0);
        } catch (RegexSyntaxException wrong) {
            throw new NodesError("--where: " + wrong.getMessage());
        }
    }

    private double number() {
        return switch (value()) {
            case Int(long number) -> number;
            case Real(double number) -> number;
            default -> throw new NodesError("--where: < and > compare with a number");
        };
    }

    private Value value() {
        String token = next();
        char first = token.charAt(0);
        if (first == '"' || first == '\'') {
            return Str.of(token.substring(1, token.length() - 1).replaceAll("\\\\(.)", "$1"));
        }
        if (token.equals("true") || token.equals("false")) {
            return Bool.of(token.equals("true"));
        }
        if (token.matches("-?\\d{1,18}")) {
            return Int.of(Long.parseLong(token));
        }
        if (token.matches("-?\\d+\\.\\d+")) {
            return new Real(Double.parseDouble(token));
        }
        throw wrong(token);
    }

    private boolean take(String word) {
        if (at < tokens.size() && tokens.get(at).equals(word)) {
            at++;
            return true;
        }
        return false;
    }

    private void expect(String word) {
        String token = next();
        if (!token.equals(word)) {
            throw wrong(token);
        }
    }

    private String next() {
        if (at >= tokens.size()) {
            throw new NodesError("--where: the condition ends too early: " + text);
        }
        return tokens.get(at++);
    }

    private NodesError wrong(String token) {
        return new NodesError("--where: unexpected " + token + " in: " + text);
    }
}
