package io.bindery.fleet.report;

import io.bindery.fleet.diff.Change;
import io.bindery.fleet.diff.FailureGroup;
import io.bindery.fleet.diff.FleetResult;
import io.bindery.fleet.diff.Group;
import io.bindery.fleet.diff.Reason;
import io.bindery.fleet.diff.TextDiff;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Text for a terminal: failures first, then the changes, grouped by nodes.
///
/// @param coloured whether colours are used
/// @param details whether parameters of added and removed resources are shown
public record TextReport(boolean coloured, boolean details) implements Report {
    private static final String RED = "\u001b[31m";
    private static final String GREEN = "\u001b[32m";
    private static final String YELLOW = "\u001b[33m";
    private static final String BOLD = "\u001b[1m";
    private static final String DIM = "\u001b[2m";
    private static final int MOST_DIFF_LINES = 100;

    @Override
    public String write(FleetResult result) {
        List<String> lines = new ArrayList<>();
        result.failures().forEach(each -> failure(lines, each));
        Map<List<String>, List<Group>> sections = new LinkedHashMap<>();
        result.groups().forEach(each -> sections.computeIfAbsent(each.nodes(), asked -> new ArrayList<>()).add(each));
        sections.entrySet().stream()
                .sorted((left, right) -> right.getKey().size() - left.getKey().size())
                .forEach(section -> {
                    lines.add(paint(BOLD, Names.of(section.getKey())));
                    section.getValue().forEach(group -> change(lines, group));
                    lines.add("");
                });
        lines.add(summary(result));
        return String.join("\n", lines) + "\n";
    }

    /// One line on how many nodes there were and what became of them.
    static String summary(FleetResult result) {
        FleetResult.Counts counts = result.counts();
        StringBuilder line = new StringBuilder(Names.count(counts.nodes(), "node")).append(", ").append(name(result.from()));
        line.append(" to ").append(name(result.to())).append(": ").append(counts.different()).append(" different, ");
        line.append(counts.same()).append(" the same, ").append(counts.unaffected()).append(" proven unaffected, ");
        line.append(counts.failed()).append(" failed");
        if (counts.failedBefore() > 0) {
            line.append(" (").append(counts.failedBefore()).append(" at both sides)");
        }
        return counts.notDone() == 0 ? line.toString() : line.append(", ").append(counts.notDone()).append(" not done").toString();
    }

    static String name(FleetResult.Ref ref) {
        boolean commit = ref.version().matches("[0-9a-f]{40}");
        return commit && !ref.version().startsWith(ref.label()) ? ref.label() + " (" + ref.version().substring(0, 10) + ")" : ref.label();
    }

    private void failure(List<String> lines, FailureGroup failure) {
        String where = switch (failure.where()) {
            case NEW -> "fails now";
            case OLD -> "failed before, compiles now";
            case BOTH -> "fails before and now";
        };
        lines.add(paint(BOLD, Names.of(failure.nodes())) + ": " + paint(failure.where() == FailureGroup.Where.OLD ? YELLOW : RED, where));
        failure.message().lines().forEach(line -> lines.add("    " + line));
        lines.add("");
    }

    private void change(List<String> lines, Group group) {
        switch (group.change()) {
            case Change.Added added -> {
                lines.add("  " + paint(GREEN, "+ " + added.subject()) + because(group));
                parameters(lines, added.parameters());
            }
            case Change.Removed removed -> {
                lines.add("  " + paint(RED, "- " + removed.subject()) + because(group));
                parameters(lines, removed.parameters());
            }
            case Change.Altered altered -> altered(lines, altered, group);
            case Change.EdgeChanged edge -> lines.add("  " + sign(edge.added()) + " " + edge.source() + " " + edge.kind() + " " + edge.target());
            case Change.ClassChanged named -> lines.add("  " + sign(named.added()) + " class " + named.name());
        }
    }

    private String sign(boolean added) {
        return added ? paint(GREEN, "+") : paint(RED, "-");
    }

    private void parameters(List<String> lines, Map<String, Value> parameters) {
        if (details) {
            parameters.forEach((name, value) -> lines.add("      " + name + " => " + ValueText.line(value)));
        }
    }

    private void altered(List<String> lines, Change.Altered altered, Group group) {
        List<String> path = altered.path().getFirst().equals("parameters") ? altered.path().subList(1, altered.path().size()) : altered.path();
        String head = "  " + paint(YELLOW, "~ " + altered.subject()) + " " + String.join(" / ", path);
        Value before = altered.before();
        Value after = altered.after();
        if (before instanceof Str(String old) && after instanceof Str(String now) && (ValueText.isLong(before) || ValueText.isLong(after))) {
            lines.add(head + because(group));
            text(lines, TextDiff.unified(old, now));
            return;
        }
        lines.add(head + ": " + paint(RED, ValueText.line(before)) + " -> " + paint(GREEN, ValueText.line(after)) + because(group));
    }

    private void text(List<String> lines, List<String> diff) {
        for (String line : diff.subList(0, Math.min(diff.size(), MOST_DIFF_LINES))) {
            String colour = line.startsWith("+") ? GREEN : line.startsWith("-") ? RED : DIM;
            lines.add("      " + paint(colour, line));
        }
        if (diff.size() > MOST_DIFF_LINES) {
            lines.add("      ... " + (diff.size() - MOST_DIFF_LINES) + " more lines");
        }
    }

    private String because(Group group) {
        @Nullable Reason cause = group.cause();
        return cause == null ? "" : "  " + paint(DIM, "because " + cause.place());
    }

    private String paint(String colour, String text) {
        return coloured ? colour + text + "\u001b[0m" : text;
    }
}
