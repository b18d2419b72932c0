package io.bindery.puppet.lint;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The lines that `lint:ignore:RULE` comments excuse: the comment's own line, or, if the comment is alone on its line, all lines
/// up to `lint:endignore`.
final class ControlComments {
    private static final Pattern CONTROL = Pattern.compile("lint:(ignore:\\w+|endignore).*", Pattern.DOTALL);

    private final Map<String, Map<Integer, String>> excuses = new HashMap<>();
    private final List<String> complaints = new ArrayList<>();
    private final Deque<List<Opening>> open = new ArrayDeque<>();

    private record Opening(int line, String rule, String reason) {}

    ControlComments(LintedManifest manifest) {
        for (LintToken token : manifest.tokens()) {
            if (token.kind().isComment() && token.value().contains("lint:") && CONTROL.matcher(token.value().strip()).matches()) {
                read(token, manifest.before(token));
            }
        }
        open.descendingIterator().forEachRemaining(openings -> complaints.add("lint:ignore:" + openings.getFirst().rule + " comment on line "
                + openings.getFirst().line + " with no closing lint:endignore comment"));
    }

    private void read(LintToken comment, @Nullable LintToken before) {
        List<String> words = List.of(comment.value().strip().split("\\s+"));
        int controls = 0;
        while (controls < words.size() && isControl(words.get(controls))) {
            controls++;
        }
        String reason = String.join(" ", words.subList(controls, words.size()));
        boolean ownLine = before == null || before.is(LintKind.NEWLINE) || before.is(LintKind.INDENT);
        List<Opening> openings = new ArrayList<>();
        for (String control : words.subList(0, controls)) {
            String[] parts = control.split(":");
            if (!parts[1].equals("ignore")) {
                close(comment.line());
            } else if (parts.length > 2 && ownLine) {
                openings.add(new Opening(comment.line(), parts[2], reason));
            } else if (parts.length > 2) {
                excuse(parts[2], comment.line(), reason);
            }
        }
        if (!openings.isEmpty()) {
            open.push(openings);
        }
    }

    private static boolean isControl(String word) {
        return word.startsWith("lint:ignore") || word.startsWith("lint:endignore");
    }

    private void close(int line) {
        List<Opening> closed = open.poll();
        if (closed == null) {
            complaints.add("lint:endignore comment with no opening lint:ignore:<check> comment found on line " + line);
            return;
        }
        for (Opening opening : closed) {
            for (int excused = opening.line; excused <= line; excused++) {
                excuse(opening.rule, excused, opening.reason);
            }
        }
    }

    private void excuse(String rule, int line, String reason) {
        excuses.computeIfAbsent(rule, unused -> new HashMap<>()).put(line, reason);
    }

    /// The reason why a problem is excused, possibly empty; null if it is not.
    @Nullable String reason(Problem problem) {
        return excuses.getOrDefault(problem.rule(), Map.of()).get(problem.line());
    }

    /// What is wrong with the comments themselves.
    List<String> complaints() {
        return complaints;
    }
}
