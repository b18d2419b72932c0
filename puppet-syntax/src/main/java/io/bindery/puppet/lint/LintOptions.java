package io.bindery.puppet.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Options of puppet-lint, as its command line and its option files give them. A later option overrides an earlier one.
public final class LintOptions {
    private final SequencedMap<String, Rule> rules = new LinkedHashMap<>();
    private final SequencedMap<String, Boolean> enabled = new LinkedHashMap<>();
    private final List<String> ignoredPaths = new ArrayList<>();
    private final List<String> unknown = new ArrayList<>();
    private boolean relative;
    private boolean failOnWarnings;
    private boolean fix;
    private boolean showIgnored;
    private @Nullable String logFormat;

    public LintOptions(List<Rule> all) {
        for (Rule rule : all) {
            rules.put(rule.name(), rule);
            enabled.put(rule.name(), rule.isUsual());
        }
    }

    /// Takes the options of a file: one on each line, with its value behind `=` or a blank.
    public void read(String text) {
        for (String line : text.lines().map(String::strip).toList()) {
            if (!line.isEmpty() && !line.startsWith("#") && !option(line)) {
                unknown.add(line);
            }
        }
    }

    private boolean option(String line) {
        int end = line.indexOf('=') >= 0 ? line.indexOf('=') : line.indexOf(' ');
        String name = end < 0 ? line : line.substring(0, end);
        String value = end < 0 ? "" : line.substring(end + 1).strip();
        switch (name) {
            case "--relative" -> relative = true;
            case "--fail-on-warnings" -> failOnWarnings = true;
            case "--fix", "-f" -> fix = true;
            case "--show-ignored" -> showIgnored = true;
            case "--log-format" -> logFormat = value;
            case "--only-checks" -> {
                return only(List.of(value.split(",")));
            }
            case "--ignore-paths" -> ignore(List.of(value.split(",")));
            // What the text report does anyway.
            case "--with-filename", "--with-context" -> {}
            default -> {
                return check(name);
            }
        }
        return true;
    }

    private boolean check(String option) {
        if (!option.startsWith("--") || !option.endsWith("-check")) {
            return false;
        }
        boolean off = option.startsWith("--no-");
        return enable(option.substring(off ? 5 : 2, option.length() - "-check".length()), !off);
    }

    /// Runs these rules and no others; false if one does not exist.
    public boolean only(List<String> names) {
        enabled.replaceAll((name, _) -> names.contains(name));
        return rules.keySet().containsAll(names);
    }

    /// Turns a rule on or off; false if no rule has the name.
    public boolean enable(String rule, boolean on) {
        return enabled.replace(rule, on) != null;
    }

    public void ignore(List<String> paths) {
        ignoredPaths.clear();
        ignoredPaths.addAll(paths);
    }

    public Linter linter(boolean relativeToo) {
        return new Linter(rules.values().stream().filter(rule -> Boolean.TRUE.equals(enabled.get(rule.name()))).toList(), relative || relativeToo);
    }

    public List<String> ignoredPaths() {
        return List.copyOf(ignoredPaths);
    }

    /// The options of files that nobody knows here.
    public List<String> unknown() {
        return List.copyOf(unknown);
    }

    public boolean failOnWarnings() {
        return failOnWarnings;
    }

    public boolean fix() {
        return fix;
    }

    public boolean showIgnored() {
        return showIgnored;
    }

    public @Nullable String logFormat() {
        return logFormat;
    }
}
