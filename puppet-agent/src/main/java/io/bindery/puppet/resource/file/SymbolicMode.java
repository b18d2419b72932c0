package io.bindery.puppet.resource.file;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.resource.ResourceError;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Permissions in a manifest: octal digits, or clauses such as `u=rw,go+rX` that modify the present permissions.
final class SymbolicMode {
    private static final Pattern NUMERIC = Pattern.compile("0?[0-7]{1,4}");
    private static final Pattern SYMBOLIC =
            Pattern.compile("([ugoa]*[-=+][-=+rstwxXugo]*)(,[ugoa]*[-=+][-=+rstwxXugo]*)*");
    private static final Pattern PART = Pattern.compile("([ugoa]*)([-+=].*)");
    private static final int READ = 4;
    private static final int WRITE = 2;
    private static final int EXECUTE = 1;

    private final int original;
    private final boolean directory;
    private int special;
    private int user;
    private int group;
    private int others;

    private SymbolicMode(int original, boolean directory) {
        this.original = original;
        this.directory = directory;
        special = original >> 9 & 07;
        user = original >> 6 & 07;
        group = original >> 3 & 07;
        others = original & 07;
    }

    static boolean isValid(String mode) {
        return isNumeric(mode) || SYMBOLIC.matcher(mode).matches();
    }

    static boolean isNumeric(String mode) {
        return NUMERIC.matcher(mode).matches();
    }

    /// The mode without leading zeros where it is a number.
    static String normalized(String mode) {
        return isNumeric(mode) ? Integer.toOctalString(Integer.parseInt(mode, 8)) : mode;
    }

    /// The mode as messages show it: four digits where it is a number.
    static String shown(String mode) {
        return isNumeric(mode) ? "0".repeat(Math.max(0, 4 - mode.length())) + mode : mode;
    }

    /// The permissions that a mode makes of others.
    ///
    /// @throws ResourceError in Puppet's words, where a clause makes no sense
    static int applied(String mode, int current, boolean directory) {
        if (isNumeric(mode) || mode.matches("[0-7]+")) {
            return Integer.parseInt(mode, 8);
        }
        SymbolicMode changed = new SymbolicMode(current, directory);
        for (String part : mode.split("\\s*,\\s*")) {
            changed.change(part, mode);
        }
        return changed.special << 9 | changed.user << 6 | changed.group << 3 | changed.others;
    }

    private void change(String part, String whole) {
        Matcher matcher = PART.matcher(part);
        if (!matcher.matches()) {
            throw failure("Missing action", part, whole);
        }
        String to = matcher.group(1).isEmpty() ? "a" : matcher.group(1);
        int[] snapshot = {user, group, others};
        Set<Character> who = new LinkedHashSet<>();
        for (char c : to.replace("a", "ugo").toCharArray()) {
            who.add(c);
        }
        for (char each : who) {
            change(each, matcher.group(2), snapshot, part, whole);
        }
    }

    private void change(char who, String operations, int[] snapshot, String part, String whole) {
        int value = snapshot["ugo".indexOf(who)];
        char action = '!';
        for (char operation : operations.toCharArray()) {
            switch (operation) {
                case '-', '+', '=' -> {
                    action = operation;
                    value = operation == '=' ? 0 : value;
                }
                case 'u', 'g', 'o' -> value = combined(action, value, snapshot["ugo".indexOf(operation)]);
                case 'r' -> value = combined(action, value, READ);
                case 'w' -> value = combined(action, value, WRITE);
                case 'x' -> value = combined(action, value, EXECUTE);
                case 'X' -> {
                    if (action != '+') {
                        throw failure("X only works with the '+' operator", part, whole);
                    }
                    if (directory || (original & 0111) != 0) {
                        value = combined(action, value, EXECUTE);
                    }
                }
                case 's' -> special = combined(action, special, who == 'u' ? 4 : who == 'g' ? 2 : 1);
                case 't' -> special = combined(action, special, 1);
                default -> throw failure("Unknown operation", part, whole);
            }
        }
        switch (who) {
            case 'u' -> user = value;
            case 'g' -> group = value;
            default -> others = value;
        }
    }

    private static int combined(char action, int mode, int bits) {
        return action == '-' ? mode & ~bits : mode | bits;
    }

    private static ResourceError failure(String what, String part, String whole) {
        String at = part.equals(whole) ? "" : " at " + RubyText.inspect(part);
        return new ResourceError(what + at + " in symbolic mode " + RubyText.inspect(whole));
    }
}
