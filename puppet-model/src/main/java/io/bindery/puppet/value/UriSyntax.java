package io.bindery.puppet.value;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The syntax of URIs (RFC 3986), with the errors of Ruby's library.
final class UriSyntax {
    private static final String ESCAPE = "%[0-9A-Fa-f]{2}";
    private static final String USERINFO = "(?:" + ESCAPE + "|[!$&-.0-;=A-Z_a-z~])*+";
    private static final String SEGMENT = "(?:" + ESCAPE + "|[!$&-.0-;=@-Z_a-z~])";
    private static final String SEGMENTS = "(?:/" + SEGMENT + "*+)*+";
    private static final String FIRST_WITHOUT_COLON = "(?:" + ESCAPE + "|[!$&-.0-9;=@-Z_a-z~])++";
    private static final String REGISTERED_NAME = "(?:" + ESCAPE + "|[!$&-.0-9;=A-Z_a-z~])++";
    private static final String HOST = "\\[(?:" + address() + "|v[0-9A-Fa-f]+\\.[!$&-.0-;=A-Z_a-z~]+)\\]|" + REGISTERED_NAME;
    private static final String AUTHORITY = "//(?:(?<userinfo>" + USERINFO + ")@)?(?<host>" + HOST + ")?(?::(?<port>\\d*))?";
    private static final String END = "(?:\\?(?<query>[^#]*))?(?:#(?<fragment>(?:" + SEGMENT + "|[/?])*))?";
    private static final String ABSOLUTE = "/(?:" + SEGMENT + "++" + SEGMENTS + ")?";

    private static final Pattern WHOLE = Pattern.compile("(?<scheme>[A-Za-z][+\\-.0-9A-Za-z]*):(?:" + AUTHORITY + "(?<below>"
            + SEGMENTS + ")|(?<path>" + ABSOLUTE + ")|(?<opaque>" + SEGMENT + "++" + SEGMENTS + ")|)" + END);
    private static final Pattern RELATIVE = Pattern.compile("(?:" + AUTHORITY + "(?<below>" + SEGMENTS + ")|(?<path>" + ABSOLUTE + "|"
            + FIRST_WITHOUT_COLON + SEGMENTS + ")|)" + END);
    private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+\\-.]*");
    private static final Pattern USER = Pattern.compile(USERINFO);
    private static final Pattern HOST_ALONE = Pattern.compile("(?:" + HOST + "|(?:" + ESCAPE + "|[!$&-.0-;=A-Z_a-z~])*)");
    private static final Pattern ABSOLUTE_PATH = Pattern.compile("/" + SEGMENT + "*+" + SEGMENTS);
    private static final Pattern RELATIVE_PATH = Pattern.compile(SEGMENT + "++" + SEGMENTS);
    private static final Pattern OPAQUE = Pattern.compile("(?:[^/].*)?", Pattern.DOTALL);
    private static final Pattern ADDRESSES = Pattern.compile("(?:[^@,;]+@[^@,;]+(?:\\z|[,;]))*");
    private static final Pattern BAD_ESCAPE = Pattern.compile("%[^0-9A-Fa-f]{2}");
    private static final Pattern NOT_IN_QUERY = Pattern.compile("(?!" + ESCAPE + "|[!$-&(-;=?-_a-~]).", Pattern.DOTALL);
    private static final Pattern NOT_IN_FRAGMENT = Pattern.compile("(?!" + ESCAPE + "|[!-~]).", Pattern.DOTALL);

    private UriSyntax() {}

    /// IPv6, in full or with a gap of zeroes.
    private static String address() {
        String part = "[0-9A-Fa-f]{1,4}";
        String octet = "(?:[1-9]\\d|1\\d{2}|2[0-4]\\d|25[0-5]|\\d)";
        String last = "(?:" + part + ":" + part + "|" + octet + "(?:\\." + octet + "){3})";
        StringBuilder forms = new StringBuilder("(?:" + part + ":){6}" + last);
        for (int after = 5; after >= 0; after--) {
            forms.append("|").append(before(part, 5 - after)).append("::(?:").append(part).append(":){").append(after).append("}").append(last);
        }
        return forms + "|" + before(part, 6) + "::" + part + "|" + before(part, 7) + "::";
    }

    private static String before(String part, int most) {
        return most == 0 ? "" : "(?:(?:" + part + ":){0," + (most - 1) + "}" + part + ")?";
    }

    /// The parts of a text.
    static Map<String, String> parts(String text) {
        if (!StandardCharsets.US_ASCII.newEncoder().canEncode(text)) {
            throw new IllegalArgumentException("URI must be ascii only " + inspected(text));
        }
        Matcher match = WHOLE.matcher(text);
        boolean whole = match.matches();
        if (!whole) {
            match = RELATIVE.matcher(text);
            if (!match.matches()) {
                throw new IllegalArgumentException("bad URI(is not URI?): " + inspected(text));
            }
        }
        Map<String, String> parts = new LinkedHashMap<>();
        for (String name : List.of("userinfo", "host", "port", "path", "query", "fragment")) {
            put(parts, name, match.group(name));
        }
        put(parts, "path", match.group("below"));
        if (whole) {
            put(parts, "scheme", match.group("scheme"));
            opaque(parts, match.group("opaque"));
        }
        return parts;
    }

    private static void put(Map<String, String> parts, String name, @Nullable String part) {
        if (part != null) {
            parts.put(name, part);
        }
    }

    private static void opaque(Map<String, String> parts, @Nullable String opaque) {
        String query = parts.get("query");
        if (opaque != null) {
            parts.remove("query");
            parts.put("opaque", opaque + (query == null ? "" : "?" + query));
        }
        if ("mailto".equalsIgnoreCase(parts.get("scheme"))) {
            checkMail(opaque == null && query != null ? "?" + query : parts.get("opaque"));
        }
    }

    private static void checkMail(@Nullable String opaque) {
        if (opaque == null) {
            throw new IllegalArgumentException("missing opaque part for mailto URL");
        }
        String to = opaque.split("\\?", 2)[0];
        if (!ADDRESSES.matcher(to).matches()) {
            throw new IllegalArgumentException("unrecognised opaque part for mailtoURL: " + opaque);
        }
    }

    private static String inspected(String text) {
        StringBuilder out = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                out.append('\\').appendCodePoint(c);
            } else if (c < 0x80) {
                out.appendCodePoint(c);
            } else {
                out.append(c > 0xffff ? String.format("\\u{%X}", c) : String.format("\\u%04X", c));
            }
        });
        return out.append('"').toString();
    }

    /// Parts that a URI can be made of, or a complaint.
    static Map<String, String> checked(Map<String, String> given) {
        Map<String, String> parts = new LinkedHashMap<>(given);
        String scheme = parts.get("scheme");
        check(SCHEME, scheme, "bad component(expected scheme component): ");
        // As Ruby does: the opaque part of such a URI is made of others that cannot be given here.
        if ("mailto".equalsIgnoreCase(scheme)) {
            throw new IllegalArgumentException("bad component(expected opaque component): ");
        }
        checkUser(parts.get("userinfo"));
        bracketAddress(parts);
        check(HOST_ALONE, parts.get("host"), "bad component(expected host component): ");
        checkPath(scheme, parts.get("path"));
        checkOpaque(parts);
        if ("ftp".equals(scheme)) {
            parts.computeIfPresent("path", (name, path) -> "/" + path.replaceFirst("^/", "%2F"));
        }
        return parts;
    }

    private static void check(Pattern allowed, @Nullable String part, String complaint) {
        if (part != null && !allowed.matcher(part).matches()) {
            throw new IllegalArgumentException(complaint + part);
        }
    }

    private static void checkUser(@Nullable String userinfo) {
        if (userinfo != null) {
            String[] both = userinfo.split(":", 2);
            check(USER, both[0], "bad component(expected userinfo component or user component): ");
            if (both.length > 1 && !USER.matcher(both[1]).matches()) {
                throw new IllegalArgumentException("bad password component");
            }
        }
    }

    private static void bracketAddress(Map<String, String> parts) {
        parts.computeIfPresent("host", (name, host) -> host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host);
    }

    private static void checkPath(@Nullable String scheme, @Nullable String path) {
        if (path == null || ABSOLUTE_PATH.matcher(path).matches()) {
            return;
        }
        if (scheme != null && !scheme.equals("ftp")) {
            throw new IllegalArgumentException("bad component(expected absolute path component): " + path);
        }
        check(RELATIVE_PATH, path, "bad component(expected relative path component): ");
    }

    private static void checkOpaque(Map<String, String> parts) {
        if (parts.containsKey("opaque")) {
            if (List.of("host", "port", "userinfo", "path").stream().anyMatch(parts::containsKey)) {
                throw new IllegalArgumentException("can not set opaque with host, port, userinfo or path");
            }
            check(OPAQUE, parts.get("opaque"), "bad component(expected opaque component): ");
        }
    }

    static @Nullable String escapedQuery(@Nullable String query) {
        if (query == null) {
            return null;
        }
        Matcher bad = BAD_ESCAPE.matcher(query);
        if (bad.find()) {
            throw new IllegalArgumentException("invalid percent escape: " + bad.group());
        }
        return escaped(query, NOT_IN_QUERY);
    }

    static @Nullable String escapedFragment(@Nullable String fragment) {
        return fragment == null ? null : escaped(fragment, NOT_IN_FRAGMENT);
    }

    private static String escaped(String text, Pattern forbidden) {
        String bytes = new String(text.replaceAll("[\\t\\r\\n]", "").getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        return forbidden.matcher(bytes).replaceAll(match -> String.format("%%%02X", (int) match.group().charAt(0)));
    }
}
