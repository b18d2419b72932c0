package io.bindery.server.auth;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/// Reads the rules of `auth.conf`, which is HOCON: `authorization: { version: 1, rules: [ ... ] }`.
public final class AuthFile {
    private static final Set<String> METHODS =
            Set.of("any", "get", "post", "put", "delete", "head", "options", "patch", "trace");
    private static final Pattern NAME = Pattern.compile("[\\p{Alnum}][\\p{Alnum}._-]*");
    private static final Pattern REFERENCE = Pattern.compile("\\$\\d");

    private final String file;

    private AuthFile(String file) {
        this.file = file;
    }

    /// @param file its name, for messages
    /// @throws AuthError if the text is no valid set of rules
    public static Rules read(String file, String text) {
        try {
            return new AuthFile(file).rules(ConfigFactory.parseString(text).resolve());
        } catch (ConfigException broken) {
            throw new AuthError("Could not read " + file + ": " + broken.getMessage());
        }
    }

    private Rules rules(Config config) {
        if (!config.hasPath("authorization")) {
            throw new AuthError(file + " has no section 'authorization'");
        }
        Config section = config.getConfig("authorization");
        if (!section.hasPath("version") || section.getInt("version") != 1) {
            throw new AuthError("Unsupported or missing version in configuration file " + file + ". Supported versions are: 1");
        }
        if (!section.hasPath("rules")) {
            throw new AuthError(file + " has no 'rules' in its section 'authorization'");
        }
        List<Rule> rules = new ArrayList<>();
        section.getList("rules").unwrapped().forEach(each -> rules.add(rule(map(each, "a rule"))));
        boolean takesHeaders = section.hasPath("allow-header-cert-info") && section.getBoolean("allow-header-cert-info");
        return new Rules(rules, takesHeaders);
    }

    private Rule rule(Map<?, ?> given) {
        String name = given.get("name") instanceof String text ? text : fail("A rule has no 'name'");
        int order = given.get("sort-order") instanceof Number number ? number.intValue() : fail("The rule '" + name + "' has no 'sort-order'");
        if (order < 1 || order > 999) {
            fail("The sort-order of the rule '" + name + "' is not between 1 and 999");
        }
        Map<?, ?> match = map(given.get("match-request"), "match-request of the rule '" + name + "'");
        boolean open = Boolean.TRUE.equals(given.get("allow-unauthenticated")) || "true".equals(given.get("allow-unauthenticated"));
        List<Entry> allow = entries(given.get("allow"), name);
        List<Entry> deny = entries(given.get("deny"), name);
        if (open && !(allow.isEmpty() && deny.isEmpty())) {
            fail("The rule '" + name + "' has allow-unauthenticated beside allow or deny");
        }
        if (!open && allow.isEmpty() && deny.isEmpty()) {
            fail("The rule '" + name + "' has neither allow, deny nor allow-unauthenticated");
        }
        return new Rule(name, order, path(match, name), methods(match.get("method"), name), query(match.get("query-params"), name), open, allow, deny);
    }

    private PathPattern path(Map<?, ?> match, String rule) {
        String path = match.get("path") instanceof String text ? text : fail("The rule '" + rule + "' has no path");
        return switch (String.valueOf(match.get("type"))) {
            case "path" -> new PathPattern.Prefix(path);
            case "regex" -> new PathPattern.Expression(pattern(path, rule));
            default -> fail("The type of the rule '" + rule + "' is neither 'path' nor 'regex'");
        };
    }

    private Pattern pattern(String text, String rule) {
        try {
            return Pattern.compile(text);
        } catch (PatternSyntaxException broken) {
            return fail("The rule '" + rule + "' has a broken expression: " + broken.getDescription());
        }
    }

    private Set<String> methods(@Nullable Object given, String rule) {
        Set<String> methods = new LinkedHashSet<>();
        for (Object each : list(given)) {
            String method = String.valueOf(each).toLowerCase(Locale.ROOT);
            if (!METHODS.contains(method)) {
                fail("The rule '" + rule + "' has an unknown method: " + each);
            }
            methods.add(method);
        }
        return methods.contains("any") ? Set.of() : methods;
    }

    private Map<String, Set<String>> query(@Nullable Object given, String rule) {
        Map<String, Set<String>> query = new LinkedHashMap<>();
        if (given != null) {
            map(given, "query-params of the rule '" + rule + "'").forEach((name, values) -> query.put(String.valueOf(name), texts(values)));
        }
        return query;
    }

    private List<Entry> entries(@Nullable Object given, String rule) {
        List<Entry> entries = new ArrayList<>();
        list(given).forEach(each -> entries.add(entry(each, rule)));
        return entries;
    }

    private Entry entry(Object given, String rule) {
        if (given instanceof String text) {
            return named(text, rule);
        }
        Map<?, ?> both = map(given, "an entry of the rule '" + rule + "'");
        Entry name = both.get("certname") instanceof String text ? named(text, rule) : null;
        Entry extended = both.get("extensions") instanceof Map<?, ?> extensions ? extended(extensions) : null;
        if (name != null && extended != null) {
            return new Entry.Both(name, extended);
        }
        Entry only = name != null ? name : extended;
        return only != null ? only : fail("The rule '" + rule + "' has an entry without certname and extensions");
    }

    private Entry named(String text, String rule) {
        if (text.equals("*")) {
            return new Entry.Everyone();
        }
        if (text.length() > 1 && text.startsWith("/") && text.endsWith("/")) {
            return new Entry.Expression(pattern(text.substring(1, text.length() - 1), rule));
        }
        if (REFERENCE.matcher(text).find()) {
            return new Entry.BackReference(text);
        }
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.startsWith("*.") && NAME.matcher(lower.substring(2)).matches()) {
            return new Entry.Domain(lower.substring(2));
        }
        return NAME.matcher(lower).matches() ? new Entry.Name(lower) : fail("The rule '" + rule + "' has an invalid name: " + text);
    }

    private static Entry extended(Map<?, ?> extensions) {
        Map<String, Set<String>> values = new LinkedHashMap<>();
        extensions.forEach((name, value) -> values.put(String.valueOf(name), texts(value)));
        return new Entry.Extended(values);
    }

    private static Set<String> texts(@Nullable Object values) {
        Set<String> texts = new LinkedHashSet<>();
        list(values).forEach(each -> texts.add(String.valueOf(each)));
        return texts;
    }

    private static List<?> list(@Nullable Object value) {
        return switch (value) {
            case null -> List.of();
            case List<?> several -> several;
            default -> List.of(value);
        };
    }

    private Map<?, ?> map(@Nullable Object value, String what) {
        return value instanceof Map<?, ?> map ? map : fail(what + " is not a map");
    }

    private <T> T fail(String reason) {
        throw new AuthError(file + ": " + reason);
    }
}
