package io.bindery.server.files;

import io.bindery.server.http.Parameters;
import io.bindery.server.v3.V3Error;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// The parameters of a file request besides the path: treatment of links, kind of checksum, source of permissions, depth.
///
/// @param limit   how many directories deep; negative for all
/// @param most    how many entries at most; zero or less for all
/// @param ignored patterns of names that are left out
record FileQuery(
        boolean followLinks, ChecksumKind checksum, boolean ownPermissions, boolean recurse, int limit, int most, List<String> ignored) {
    /// What Puppet takes for a number in a query; every other text stays a text.
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}(\\.\\d{1,9})?");

    /// What is asked of one file: the options of listings do not count, whatever they are.
    ///
    /// @param usual the checksum where the client names none
    static FileQuery ofFile(Parameters query, ChecksumKind usual) {
        boolean follow = follow(query, unknown -> ":links can only be set to :manage or :follow");
        return new FileQuery(follow, checksum(query, usual), ownPermissions(query), false, -1, 0, List.of());
    }

    /// What is asked of a directory and of what lies below it.
    ///
    /// @param usual the checksum where the client names none
    static FileQuery ofListing(Parameters query, ChecksumKind usual) {
        return new FileQuery(
                follow(query, unknown -> "Invalid :links value '" + unknown + "'"),
                checksum(query, usual),
                ownPermissions(query),
                recurse(query),
                limit(query),
                most(query),
                query.all("ignore"));
    }

    private static boolean follow(Parameters query, UnaryOperator<String> refusal) {
        return switch (query.last("links").orElse("manage")) {
            case "manage" -> false;
            case "follow" -> true;
            case String other -> throw V3Error.failed(refusal.apply(other));
        };
    }

    private static boolean recurse(Parameters query) {
        String text = query.last("recurse").orElse("false");
        if (text.matches("\\d+")) {
            throw V3Error.failed("Fileset recurse parameter must not be a number anymore, please use recurselimit");
        }
        return !text.equals("false");
    }

    private static ChecksumKind checksum(Parameters query, ChecksumKind usual) {
        String asked = query.last("checksum_type").orElse(null);
        ChecksumKind kind = asked == null ? usual : ChecksumKind.named(asked);
        if (kind == null) {
            throw V3Error.failed("Unsupported checksum type " + asked);
        }
        return kind;
    }

    private static boolean ownPermissions(Parameters query) {
        return switch (query.last("source_permissions").orElse("ignore")) {
            case "use", "use_when_creating" -> true;
            case "ignore" -> false;
            case String other -> throw V3Error.failed("Unsupported source_permission " + other);
        };
    }

    private static int limit(Parameters query) {
        String text = query.last("recurselimit").orElse("infinite");
        if (query.all("recurselimit").size() > 1) {
            throw V3Error.failed("comparison of Integer with Array failed");
        }
        if (text.equals("infinite")) {
            return -1;
        }
        if (!NUMBER.matcher(text).matches()) {
            throw V3Error.failed("comparison of Integer with String failed");
        }
        return whole(text);
    }

    private static int most(Parameters query) {
        String text = query.last("max_files").orElse("0");
        if (text.equals("-1")) {
            return -1;
        }
        if (!NUMBER.matcher(text).matches()) {
            throw V3Error.failed("comparison of String with 0 failed");
        }
        return whole(text);
    }

    private static int whole(String number) {
        int point = number.indexOf('.');
        return Integer.parseInt(point < 0 ? number : number.substring(0, point));
    }

    boolean goesBelow(int depth) {
        return recurse && (limit < 0 || depth <= limit);
    }
}
