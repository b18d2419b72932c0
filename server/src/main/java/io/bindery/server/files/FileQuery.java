package io.bindery.server.files;

import io.bindery.server.http.Parameters;
import io.bindery.server.v3.V3Error;
import java.util.List;

/// What a client asks about files besides their path: how links count, which checksum, whose permissions, how deep.
///
/// @param limit   how many directories deep; negative for all
/// @param most    how many entries at most; zero or less for all
/// @param ignored patterns of names that are left out
record FileQuery(
        boolean followLinks, ChecksumKind checksum, boolean ownPermissions, boolean recurse, int limit, int most, List<String> ignored) {

    /// @param usual the checksum where the client names none
    static FileQuery of(Parameters query, ChecksumKind usual) {
        String links = query.last("links").orElse("manage");
        if (!links.equals("manage") && !links.equals("follow")) {
            throw V3Error.failed("Invalid :links value '" + links + "'");
        }
        return new FileQuery(
                links.equals("follow"),
                checksum(query, usual),
                ownPermissions(query),
                query.last("recurse").map(each -> !each.equals("false")).orElse(false),
                limit(query),
                most(query),
                query.all("ignore"));
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
        if (text.equals("infinite")) {
            return -1;
        }
        if (!text.matches("\\d{1,9}")) {
            throw V3Error.failed("comparison of Integer with String failed");
        }
        return Integer.parseInt(text);
    }

    private static int most(Parameters query) {
        String text = query.last("max_files").orElse("0");
        if (!text.matches("-?\\d{1,9}")) {
            throw V3Error.failed("comparison of String with 0 failed");
        }
        return Integer.parseInt(text);
    }

    boolean goesBelow(int depth) {
        return recurse && (limit < 0 || depth <= limit);
    }
}
