package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The variables that a class or defined type uses, sets and receives as parameters.
final class VariableUse {
    private final LintedManifest manifest;
    /// All names that are known, those of definitions before in the file too.
    private final Set<String> assigned;
    private final List<LintToken> used = new ArrayList<>();
    /// The parameters of lambdas, by the lines of their bodies.
    private final Map<Integer, Set<String>> lambdaParameters = new HashMap<>();
    private List<String> open = new ArrayList<>();
    private boolean inPipes;

    VariableUse(LintedManifest manifest, Definition definition, Set<String> assigned) {
        this.manifest = manifest;
        this.assigned = assigned;
        List<LintToken> parameters = definition.parameters();
        if (parameters != null) {
            parameters.forEach(this::parameter);
        }
        manifest.each(definition.tokens(), this::read);
    }

    private void parameter(LintToken token) {
        LintToken next = token.is(LintKind.VARIABLE) ? manifest.codeAfter(token) : null;
        if (next != null && (next.is(LintKind.COMMA) || next.is(LintKind.EQUALS) || next.is(LintKind.RIGHT_PARENTHESIS))) {
            assigned.add(token.value());
        }
    }

    private void read(LintToken token) {
        switch (token.kind()) {
            case EQUALS -> assignment(token);
            case PIPE -> pipe(token);
            case VARIABLE -> {
                if (inPipes) {
                    open.add(token.value());
                } else {
                    used.add(token);
                }
            }
            default -> {}
        }
    }

    private void assignment(LintToken equals) {
        LintToken target = manifest.codeBefore(equals);
        if (target != null && target.is(LintKind.VARIABLE)) {
            assigned.add(target.value());
        } else if (target != null && target.is(LintKind.RIGHT_BRACKET)) {
            list(target);
        }
    }

    private void list(LintToken close) {
        int depth = 1;
        LintToken token = manifest.codeBefore(close);
        while (token != null && depth > 0) {
            switch (token.kind()) {
                case VARIABLE -> assigned.add(token.value());
                case RIGHT_BRACKET -> depth++;
                case LEFT_BRACKET -> depth--;
                case COMMA -> {}
                default -> depth = 0;
            }
            token = manifest.codeBefore(token);
        }
    }

    private void pipe(LintToken pipe) {
        inPipes = !inPipes;
        if (inPipes) {
            open = new ArrayList<>();
            return;
        }
        LintToken brace = nextBrace(pipe);
        LintToken end = brace == null ? null : manifest.partner(brace);
        if (end != null) {
            for (int line = pipe.line(); line <= end.line(); line++) {
                lambdaParameters.computeIfAbsent(line, unused -> new HashSet<>()).addAll(open);
            }
        }
    }

    private @Nullable LintToken nextBrace(LintToken pipe) {
        LintToken token = manifest.codeAfter(pipe);
        while (token != null && !token.is(LintKind.LEFT_BRACE)) {
            token = manifest.codeAfter(token);
        }
        return token;
    }

    /// The variables that are used and that nothing here sets.
    List<LintToken> unknown() {
        return used.stream().filter(this::isUnknown).toList();
    }

    private boolean isUnknown(LintToken variable) {
        String name = VariableNames.base(variable.value());
        return !variable.value().contains("::")
                && !lambdaParameters.getOrDefault(variable.line(), Set.of()).contains(name)
                && !assigned.contains(name)
                && !name.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
