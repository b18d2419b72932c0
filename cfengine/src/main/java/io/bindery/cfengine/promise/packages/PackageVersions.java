package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.promise.Keeping;
import io.bindery.enact.host.CommandException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Compares versions: by the commands of a `package_method` body if it has any, else part by part.
record PackageVersions(PackageMethod method, Keeping keeping) {
    /// Whether `one OPERATOR other` holds. Versions that cannot be compared are in no relation but that of difference.
    boolean holds(String one, String operator, String other) {
        return switch (operator) {
            case "==" -> equal(one, other);
            case "!=" -> !equal(one, other);
            case "<" -> less(one, other);
            case ">" -> less(other, one);
            case "<=" -> less(one, other) || equal(one, other);
            case ">=" -> less(other, one) || equal(one, other);
            default -> false;
        };
    }

    private boolean equal(String one, String other) {
        String command = method.body().text("package_version_equal_command");
        if (command != null) {
            return succeeds(command, one, other);
        }
        if (method.body().has("package_version_less_command")) {
            return !less(one, other) && !less(other, one);
        }
        Integer compared = compare(one, other);
        return compared != null && compared == 0;
    }

    private boolean less(String one, String other) {
        String command = method.body().text("package_version_less_command");
        if (command != null) {
            return succeeds(command, one, other);
        }
        Integer compared = compare(one, other);
        return compared != null && compared < 0;
    }

    private boolean succeeds(String command, String one, String other) {
        try {
            String line = PackageMethod.filled(command, Map.of("v1", one, "v2", other));
            return keeping.host().processes().ask(method.command(line)).status() == 0;
        } catch (CommandException e) {
            keeping.log().error("Can not start package version comparison command '" + command + "': " + e.getMessage());
            return false;
        }
    }

    /// Null if the separators differ, so that the versions are of different models.
    static @Nullable Integer compare(String one, String other) {
        List<String> separators = parts(one, false);
        List<String> others = parts(other, false);
        int common = Math.min(separators.size(), others.size());
        if (!separators.subList(0, common).equals(others.subList(0, common))) {
            return null;
        }
        List<String> numbers = parts(one, true);
        List<String> otherNumbers = parts(other, true);
        for (int at = 0; at < Math.min(numbers.size(), otherNumbers.size()); at++) {
            int compared = comparePart(numbers.get(at), otherNumbers.get(at));
            if (compared != 0) {
                return compared;
            }
        }
        return Integer.compare(numbers.size(), otherNumbers.size());
    }

    private static int comparePart(String one, String other) {
        boolean numeric = isNumber(one) && isNumber(other);
        return numeric ? new BigInteger(one).compareTo(new BigInteger(other)) : one.compareTo(other);
    }

    private static boolean isNumber(String part) {
        return !part.isEmpty() && part.chars().allMatch(each -> each >= '0' && each <= '9');
    }

    /// The runs of letters and digits of a version, or the separators between them.
    private static List<String> parts(String version, boolean words) {
        List<String> parts = new ArrayList<>();
        int at = 0;
        while (at < version.length()) {
            int start = at;
            boolean word = isWord(version.charAt(at));
            while (at < version.length() && isWord(version.charAt(at)) == word) {
                at++;
            }
            if (word == words) {
                parts.add(version.substring(start, at));
            }
        }
        return parts;
    }

    private static boolean isWord(char character) {
        return character >= '0' && character <= '9' || character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z';
    }
}
