package io.bindery.puppet.resource.augeas;

import io.bindery.puppet.resource.ResourceError;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The condition of a change: the state that a part of the tree must have for the change to be made.
record TreeCondition(TreeCommand command, String context) {
    private static final Pattern NUMERIC = Pattern.compile("[+-]?\\d+(\\.\\d+)?");
    private static final Pattern ITEM = Pattern.compile("\\s*(?:'((?:[^'\\\\]|\\\\.)*)'|\"((?:[^\"\\\\]|\\\\.)*)\")\\s*(,|$)");

    /// The command that prints the values to compare.
    String question() {
        return (command.word().equals("get") ? "get " : "match ") + command.argument(0);
    }

    /// Whether the condition holds.
    ///
    /// @param found the values at the path, in order
    boolean holds(List<TreeNode> found) {
        return switch (command.word()) {
            case "get" -> compares(found.isEmpty() ? "" : found.getFirst().value());
            case "match" -> holds(found.stream().map(TreeNode::path).toList(), found.size());
            case "values" -> holds(found.stream().map(TreeNode::value).toList(), found.size());
            default -> true;
        };
    }

    private boolean compares(String value) {
        String comparison = command.argument(1);
        String wanted = command.argument(2);
        boolean numeric = NUMERIC.matcher(value).matches() && NUMERIC.matcher(wanted).matches();
        return switch (comparison) {
            case "!=" -> !value.equals(wanted);
            case "=~" -> RubyRegex.compile(wanted).match(value) != null;
            case "==" -> value.equals(wanted);
            default -> ordered(comparison, numeric ? Double.compare(Double.parseDouble(value), Double.parseDouble(wanted)) : value.compareTo(wanted));
        };
    }

    private static boolean ordered(String comparison, int order) {
        return switch (comparison) {
            case "<" -> order < 0;
            case "<=" -> order <= 0;
            case ">" -> order > 0;
            case ">=" -> order >= 0;
            case "!=" -> order != 0;
            default -> order == 0;
        };
    }

    private boolean holds(List<String> found, int size) {
        TreeCommand clause = TreeCommand.parse(command.argument(1), context);
        return switch (clause.word()) {
            case "size" -> ordered(clause.argument(0), Integer.compare(size, Integer.parseInt(clause.argument(1))));
            case "include" -> found.contains(clause.argument(0));
            case "not_include" -> !found.contains(clause.argument(0));
            case "==" -> found.equals(list(clause.argument(0)));
            case "!=" -> !found.equals(list(clause.argument(0)));
            default -> false;
        };
    }

    /// A list as a condition writes it: `['a', 'b']`.
    private List<String> list(String text) {
        String inner = text.strip();
        if (!inner.startsWith("[") || !inner.endsWith("]")) {
            throw new ResourceError("Invalid array in command: " + command.argument(1));
        }
        inner = inner.substring(1, inner.length() - 1).strip();
        List<String> items = new ArrayList<>();
        Matcher matcher = ITEM.matcher(inner);
        int at = 0;
        while (at < inner.length()) {
            if (!matcher.find(at) || matcher.start() != at) {
                throw new ResourceError("Invalid array in command: " + command.argument(1));
            }
            String item = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
            items.add(item.replaceAll("\\\\(.)", "$1"));
            at = matcher.end();
        }
        return items;
    }
}
