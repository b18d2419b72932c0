package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Reads PSON, the JSON variant of Puppet up to version 7: comments are allowed, the top level must be an object or array, and
/// brackets that are open at the end of the text count as closed.
final class PsonText {
    private static final RubyRegex IGNORED = RubyRegex.compile(
            "\\G(?://[^\\n\\r]*[\\n\\r]|/\\*(?:[^*/]|/[^*]|\\*[^/]|/(?=\\*/))*\\*/|[ \\t\\r\\n]+)+", RubyRegex.MULTILINE);
    private static final RubyRegex STRING = RubyRegex.compile("\\G\"((?:[^\\x00-\\x1f\"\\\\]|\\\\[^\\x00-\\x1fu]|\\\\u[0-9a-fA-F]{4}|\\\\u)*)\"");
    private static final RubyRegex NUMBER =
            RubyRegex.compile("\\G(-?(?:0|[1-9]\\d*)(?:\\.\\d+(?i:e[+-]?\\d+)|\\.\\d+|(?i:e[+-]?\\d+)))|\\G(-?0|-?[1-9]\\d*)");

    private final String text;
    private int at;

    private PsonText(String text) {
        this.text = text;
    }

    /// @throws EvaluationError in Puppet's words
    static Value read(String text) {
        return new PsonText(text).document();
    }

    private Value document() {
        Value data = null;
        while (at < text.length()) {
            if (text.charAt(at) == '{' || text.charAt(at) == '[') {
                boolean object = text.charAt(at++) == '{';
                if (data != null) {
                    throw wrong("source", "not in PSON!");
                }
                data = object ? object() : array();
            } else if (!ignored()) {
                throw wrong("source", "not in PSON!");
            }
        }
        if (data == null) {
            throw new EvaluationError("source did not contain any PSON!");
        }
        return data;
    }

    private Value object() {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        boolean comma = false;
        while (at < text.length()) {
            String key = string();
            if (key != null) {
                entries.put(Str.of(key), member());
                comma = ended('}', "expected ',' or '}' in object at");
            } else if (found('}')) {
                if (comma) {
                    throw wrong("expected next name, value pair in object at", "!");
                }
                break;
            } else if (!ignored()) {
                throw wrong("unexpected token in object at", "!");
            }
        }
        return Hash.owning(entries);
    }

    private Value member() {
        ignored();
        if (!found(':')) {
            throw wrong("expected ':' in object at", "!");
        }
        ignored();
        Value value = value();
        if (value == null) {
            throw wrong("expected value in object at", "!");
        }
        return value;
    }

    private Value array() {
        List<Value> elements = new ArrayList<>();
        boolean comma = false;
        while (at < text.length()) {
            Value value = value();
            if (value != null) {
                elements.add(value);
                comma = ended(']', "expected ',' or ']' in array at");
            } else if (found(']')) {
                if (comma) {
                    throw wrong("expected next element in array at", "!");
                }
                break;
            } else if (!ignored()) {
                throw wrong("unexpected token in array at", "!");
            }
        }
        return new Arr(elements);
    }

    /// Whether a comma follows; otherwise the end must.
    private boolean ended(char end, String complaint) {
        ignored();
        if (found(',')) {
            return true;
        }
        if (at >= text.length() || text.charAt(at) != end) {
            throw wrong(complaint, "!");
        }
        return false;
    }

    private @Nullable Value value() {
        RegexMatch number = NUMBER.match(text, at);
        if (number != null) {
            at = number.end();
            return number.group(1) != null
                    ? new Real(Double.parseDouble(number.text()))
                    : BigInt.of(new BigInteger(number.text()));
        }
        String string = string();
        if (string != null) {
            return Str.of(string);
        }
        if (found('[')) {
            return array();
        }
        return found('{') ? object() : word();
    }

    private @Nullable Value word() {
        if (found("true")) {
            return Bool.TRUE;
        }
        if (found("false")) {
            return Bool.FALSE;
        }
        if (found("null")) {
            return Undef.UNDEF;
        }
        if (found("NaN")) {
            return new Real(Double.NaN);
        }
        if (found("Infinity")) {
            return new Real(Double.POSITIVE_INFINITY);
        }
        return found("-Infinity") ? new Real(Double.NEGATIVE_INFINITY) : null;
    }

    private @Nullable String string() {
        RegexMatch match = STRING.match(text, at);
        if (match == null) {
            return null;
        }
        at = match.end();
        return PsonString.unescaped(String.valueOf(match.group(1)));
    }

    private boolean ignored() {
        RegexMatch match = IGNORED.match(text, at);
        if (match == null) {
            return false;
        }
        at = match.end();
        return true;
    }

    private boolean found(char c) {
        boolean found = at < text.length() && text.charAt(at) == c;
        at += found ? 1 : 0;
        return found;
    }

    private boolean found(String word) {
        boolean found = text.startsWith(word, at);
        at += found ? word.length() : 0;
        return found;
    }

    // As Puppet does: it shows the next twenty bytes, whatever characters they cut.
    private EvaluationError wrong(String complaint, String end) {
        byte[] rest = text.substring(at).getBytes(StandardCharsets.UTF_8);
        String shown = new String(rest, 0, Math.min(20, rest.length), StandardCharsets.UTF_8);
        return new EvaluationError(complaint + " '" + shown + (end.equals("!") ? "'!" : "' " + end));
    }
}
