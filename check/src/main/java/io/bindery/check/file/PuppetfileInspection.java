package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a `Puppetfile`: statements `forge`, `moduledir` and `mod`, each with its options. A Puppetfile is Ruby; code in other
/// forms is ignored.
final class PuppetfileInspection implements Inspection {
    private static final Pattern STATEMENT = Pattern.compile("(?m)^[ \\t]*(mod|forge|moduledir)\\b[ \\t(]*(.*)$");
    private static final Pattern QUOTED = Pattern.compile("(['\"])(.*?)\\1");
    private static final Pattern OPTION = Pattern.compile("(?::(\\w+)\\s*=>|\\b(\\w+):)\\s");
    private static final Pattern NAME = Pattern.compile("(?:[a-zA-Z0-9]+[-/])?[a-z][a-z0-9_]*");
    private static final Set<String> KNOWN = Set.of(
            "git", "ref", "tag", "commit", "branch", "default_branch", "default_branch_override", "branch_override", "svn", "rev", "revision", "local",
            "latest", "install_path", "github_tarball", "path", "type", "source", "version", "exclude_spec", "control_branch", "tarball", "sha256", "username",
            "password", "trust_server_cert");

    @Override
    public void inspect(SourceFile source, Path path, Findings findings) {
        String text = withoutComments(source.text());
        Map<String, Integer> seen = new HashMap<>();
        Matcher statement = STATEMENT.matcher(text);
        while (statement.find()) {
            if (statement.group(1).equals("mod")) {
                module(source, statement, text, seen, findings);
            } else if (!QUOTED.matcher(statement.group(2)).find()) {
                complain(source, statement.start(1), findings, "'" + statement.group(1) + "' needs a quoted value");
            }
        }
    }

    /// The text with blanks where comments were, so that places stay.
    private static String withoutComments(String text) {
        StringBuilder plain = new StringBuilder(text);
        char quote = 0;
        boolean comment = false;
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            if (c == '\n') {
                comment = false;
                quote = 0;
            } else if (comment) {
                plain.setCharAt(i, ' ');
            } else if (quote == 0 && c == '#') {
                comment = true;
                plain.setCharAt(i, ' ');
            } else if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
            } else if (c == quote) {
                quote = 0;
            }
        }
        return plain.toString();
    }

    private static void module(SourceFile source, Matcher statement, String text, Map<String, Integer> seen, Findings findings) {
        int start = statement.start(2);
        int end = end(text, statement);
        String whole = text.substring(start, end);
        Matcher name = QUOTED.matcher(whole);
        if (!name.lookingAt()) {
            complain(source, start, findings, "'mod' needs the quoted name of a module");
            return;
        }
        if (!NAME.matcher(name.group(2)).matches()) {
            complain(source, start, findings, "'" + name.group(2) + "' is not the name of a module: author/module or module");
        }
        String rest = whole.substring(name.end());
        if (!rest.isBlank() && !rest.stripLeading().startsWith(",") && !rest.stripLeading().startsWith(")")) {
            complain(source, start + name.end(), findings, "a comma is missing after the name of the module");
        }
        String module = name.group(2).substring(Math.max(name.group(2).indexOf('/'), name.group(2).indexOf('-')) + 1);
        Integer before = seen.putIfAbsent(module, source.line(start));
        if (before != null) {
            complain(source, start, findings, "the module '" + module + "' stands here and on line " + before);
        }
        options(source, start + name.end(), rest, findings);
    }

    private static void options(SourceFile source, int offset, String rest, Findings findings) {
        Matcher option = OPTION.matcher(QUOTED.matcher(rest).replaceAll(found -> "x".repeat(found.group().length())));
        while (option.find()) {
            String given = option.group(1) == null ? option.group(2) : option.group(1);
            if (!KNOWN.contains(given)) {
                int at = offset + option.start();
                findings.warning("puppetfile", source.line(at), source.column(at), "unknown option '" + given + "'");
            }
        }
        if (rest.stripTrailing().endsWith(",")) {
            complain(source, offset + rest.stripTrailing().length() - 1, findings, "the statement ends with a comma");
        }
    }

    /// Where a statement ends: it goes on while lines end with a comma or the next starts with an option.
    private static int end(String text, Matcher statement) {
        int end = statement.end();
        while (text.substring(statement.start(2), end).stripTrailing().endsWith(",") && end < text.length()) {
            int next = text.indexOf('\n', end + 1);
            int lineEnd = next < 0 ? text.length() : next;
            if (text.substring(end, lineEnd).strip().startsWith("mod ")) {
                break;
            }
            end = lineEnd;
        }
        return end;
    }

    private static void complain(SourceFile source, int at, Findings findings, String message) {
        findings.error("puppetfile", source.line(at), source.column(at), message);
    }
}
