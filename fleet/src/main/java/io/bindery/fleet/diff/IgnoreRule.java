package io.bindery.fleet.diff;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/// A rule of `--ignore`, in octocatalog-diff's notation: `Type[title]`, `Type[title]attribute`, and after the attribute a
/// condition on the values. `*` stands for any text in a title, and for any type. Keys of nested hashes are joined by `::`; an
/// attribute that begins with `::` is a complete path.
///
/// | condition | ignored if |
/// |---|---|
/// | `=>x` | either value is x |
/// | `=+>x`, `=->x` | the new, the old value is x |
/// | `=~>regex` | some line of the text difference matches |
/// | `=&>regex` | every line of it matches |
/// | `=s>=` | both are arrays of the same elements, in any order |
///
/// `+attribute` and `-attribute` stand for an added or removed attribute; `+`, `-`, `~` and `!` alone for such differences of the
/// resource.
public final class IgnoreRule {
    private static final Pattern RULE = Pattern.compile("([^\\[]*)(?:\\[(.*)\\])?(.*)", Pattern.DOTALL);
    private static final Pattern CONDITION = Pattern.compile("(.+?)(=[-+~&s]?>)(.+)", Pattern.DOTALL);

    private final String text;
    private final Pattern type;
    private final Pattern title;
    private final String kinds;
    private final @Nullable String sign;
    private final @Nullable Pattern attribute;
    private final @Nullable String operator;
    private final String operand;

    private IgnoreRule(String text, Pattern type, Pattern title, String attributes) {
        this.text = text;
        this.type = type;
        this.title = title;
        boolean onlyKinds = !attributes.isEmpty() && attributes.matches("[-+~!]+");
        this.kinds = onlyKinds ? attributes : "";
        String rest = onlyKinds ? "" : attributes;
        this.sign = rest.startsWith("+") || rest.startsWith("-") ? rest.substring(0, 1) : null;
        String unsigned = sign == null ? rest : rest.substring(1);
        Matcher condition = CONDITION.matcher(unsigned);
        boolean conditional = condition.matches();
        this.operator = conditional ? condition.group(2) : null;
        this.operand = conditional ? condition.group(3) : "";
        this.attribute = attribute(conditional ? condition.group(1) : unsigned);
    }

    /// @throws IllegalArgumentException if the text is not a valid rule
    public static IgnoreRule read(String text) {
        Matcher rule = RULE.matcher(text.strip());
        if (!rule.matches() || text.isBlank()) {
            throw new IllegalArgumentException("no rule: " + text);
        }
        try {
            return new IgnoreRule(text, glob(rule.group(1)), glob(rule.group(2)), rule.group(3));
        } catch (PatternSyntaxException wrong) {
            throw new IllegalArgumentException("Invalid ignore regexp in " + text + ": " + wrong.getDescription(), wrong);
        }
    }

    /// The rule as it was written.
    String text() {
        return text;
    }

    private static Pattern glob(@Nullable String text) {
        String given = text == null || text.isEmpty() ? "*" : text;
        StringBuilder pattern = new StringBuilder();
        for (String part : given.split("\\*", -1)) {
            pattern.append(pattern.isEmpty() ? "" : ".*").append(part.isEmpty() ? "(?:)" : Pattern.quote(part));
        }
        return Pattern.compile(pattern.toString(), Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    }

    // Steps of a path are joined by form feeds, so that no title or key can be taken for two.
    private static @Nullable Pattern attribute(String text) {
        if (text.isEmpty() || text.equals("*")) {
            return null;
        }
        String begins = text.startsWith("::") ? "\\A" : "(?:\\A|\\f)";
        String path = String.join("\f", List.of(text.replaceFirst("^(::)+", "").split("::")));
        return Pattern.compile(begins + Pattern.quote(path) + "(?:\\f|\\z)", Pattern.CASE_INSENSITIVE);
    }

    /// Whether the change is to be left out.
    boolean covers(Change change) {
        return switch (change) {
            case Change.Added added -> isOf(added.type(), added.title()) && coversWhole('+');
            case Change.Removed removed -> isOf(removed.type(), removed.title()) && coversWhole('-');
            case Change.Altered altered -> isOf(altered.type(), altered.title()) && coversPart(altered);
            case Change.EdgeChanged edge -> false;
            case Change.ClassChanged named -> isOf("Class", named.name()) && coversWhole(named.added() ? '+' : '-');
        };
    }

    private boolean isOf(String ofType, String ofTitle) {
        return type.matcher(ofType).matches() && title.matcher(ofTitle).matches();
    }

    private boolean coversWhole(char kind) {
        return kinds.isEmpty() ? attribute == null : kinds.indexOf(kind) >= 0;
    }

    private boolean coversPart(Change.Altered altered) {
        if (!kinds.isEmpty()) {
            return kinds.indexOf(altered.before() == null || altered.after() == null ? '!' : '~') >= 0;
        }
        if (attribute == null) {
            return true;
        }
        boolean signed = sign == null || (sign.equals("+") ? altered.before() == null : altered.after() == null);
        return signed && attribute.matcher(String.join("\f", altered.path())).find() && holds(altered.before(), altered.after());
    }

    private boolean holds(@Nullable Value before, @Nullable Value after) {
        if (operator == null) {
            return true;
        }
        return switch (operator) {
            case "=>" -> is(before) || is(after);
            case "=+>" -> is(after);
            case "=->" -> is(before);
            case "=s>" -> before instanceof Arr old && after instanceof Arr now
                    && new HashSet<>(old.elements()).equals(new HashSet<>(now.elements()));
            default -> linesMatch(before, after);
        };
    }

    private boolean is(@Nullable Value value) {
        return value != null && operand.equals(value instanceof Str(String text) ? text : value.toString());
    }

    private boolean linesMatch(@Nullable Value before, @Nullable Value after) {
        Pattern pattern = Pattern.compile(operand, Pattern.CASE_INSENSITIVE);
        List<String> lines = new ArrayList<>(TextDiff.changedLines(text(before), text(after)));
        boolean any = operator != null && operator.equals("=~>");
        return any
                ? lines.stream().anyMatch(line -> pattern.matcher(line.strip()).find())
                : lines.stream().allMatch(line -> pattern.matcher(line.strip()).find());
    }

    private static String text(@Nullable Value value) {
        return value instanceof Str(String text) ? text : value == null ? "" : value.toString().toLowerCase(Locale.ROOT);
    }
}
