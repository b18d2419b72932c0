package io.bindery.puppet.resource.file;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The attributes of a file, checked and converted for use.
///
/// @param ensure      `absent`, `present`, `file`, `directory` or `link`; null if it is not given
/// @param content     the bytes of a declared content
/// @param sources     the addresses of sources; the first that exists is used
/// @param backup      the suffix or the filebucket of backups; null for none
/// @param recurse     `true`, `remote` or null
/// @param recurseLimit the depth to which trees are followed; -1 for any depth
record FileAttributes(
        Path path,
        @Nullable String ensure,
        byte @Nullable [] content,
        List<String> sources,
        @Nullable String target,
        @Nullable Value owner,
        @Nullable Value group,
        @Nullable String mode,
        Checksum checksum,
        @Nullable String checksumValue,
        @Nullable String backup,
        boolean replaces,
        boolean forced,
        boolean follows,
        boolean purges,
        @Nullable String recurse,
        int recurseLimit,
        int maxFiles,
        List<String> ignored,
        boolean allSources,
        boolean showsDiff,
        String sourcePermissions,
        @Nullable String validation,
        String validationPlace,
        @Nullable String staging) {

    static final String CHECKSUM_VALUE = "checksum_value";

    private static final Pattern DIGEST = Pattern.compile("\\{(\\w{3,9})\\}\\S+");
    private static final Pattern LIMIT = Pattern.compile("[0-9]{1,9}");

    static FileAttributes of(Attributes given, String usualChecksum) {
        Path path = path(given);
        String ensure = ensure(given);
        String target = given.text("target");
        if (ensure != null && !List.of("absent", "present", "file", "directory", "link").contains(ensure)) {
            target = ensure;
            ensure = "link";
        }
        byte[] content = content(given);
        List<String> sources = sources(given);
        Checksum checksum = checksum(given, usualChecksum);
        String recurse = recurse(given);
        FileAttributes made = new FileAttributes(
                path,
                ensure == null ? target != null ? "link" : content != null ? "file" : null : ensure,
                content,
                sources,
                target,
                given.list("owner").isEmpty() ? null : given.list("owner").getFirst(),
                group(given),
                mode(given),
                checksum,
                given.text("checksum_value"),
                backup(given),
                given.flag("replace", true),
                given.flag("force", false),
                given.choice("links", "manage", "follow").equals("follow"),
                given.flag("purge", false),
                recurse,
                recurseLimit(given),
                maxFiles(given),
                given.value("ignore") instanceof Bool ? List.of() : given.texts("ignore"),
                given.choice("sourceselect", "first", "all").equals("all"),
                given.flag("show_diff", true),
                given.choice("source_permissions", "ignore", "use", "use_when_creating"),
                given.text("validate_cmd"),
                given.text("validate_replacement", "%"),
                given.text("staging_location"));
        made.check(given);
        return made;
    }

    /// The directory that new content is drafted in.
    Path draftPlace() {
        Path parent = path.getParent();
        return staging != null ? Path.of(staging) : parent == null ? path : parent;
    }

    private void check(Attributes given) {
        int creators = (content == null ? 0 : 1) + (sources.isEmpty() ? 0 : 1) + (target == null ? 0 : 1);
        if (creators > 1) {
            throw given.contradictory("You cannot specify more than one of content, source, target");
        }
        if (sources.isEmpty() && "remote".equals(recurse)) {
            throw given.contradictory("You cannot specify a remote recursion without a source");
        }
        if (checksum == Checksum.NONE && !sources.isEmpty()) {
            throw given.contradictory("You cannot specify source when using checksum 'none'");
        }
        if (checksum.isSourceOnly() && content != null) {
            throw given.contradictory("You cannot specify content when using checksum '" + checksum.word() + "'");
        }
        if (checksumValue != null && !checksum.accepts(checksumValue)) {
            throw given.contradictory("Checksum value '" + checksumValue + "' is not a valid checksum type " + checksum.word());
        }
        for (String fixed : List.of("type", "ctime", "mtime")) {
            if (given.has(fixed)) {
                throw given.invalid(fixed, fixed + " is read-only");
            }
        }
    }

    private static Path path(Attributes given) {
        String text = given.name();
        if (!text.startsWith("/")) {
            throw given.invalid("path", "File paths must be fully qualified, not '" + text + "'");
        }
        return Path.of(text).normalize();
    }

    private static @Nullable String ensure(Attributes given) {
        Value value = given.value("ensure");
        if (value instanceof Bool bool) {
            return bool.value() ? "present" : "absent";
        }
        String text = given.text("ensure");
        return "false".equals(text) ? "absent" : text;
    }

    private static byte @Nullable [] content(Attributes given) {
        List<Value> values = given.list("content");
        if (values.isEmpty()) {
            return null;
        }
        // As Puppet does: of several contents the last is written.
        for (Value value : values) {
            if (!(value instanceof Str) && !(value instanceof Binary)) {
                throw given.invalid(
                        "content",
                        "Munging failed for value " + Attributes.inspect(value) + " in class content: no implicit conversion of " + rubyClass(value)
                                + " into String");
            }
        }
        return values.getLast() instanceof Binary binary
                ? binary.bytes()
                : Attributes.text(values.getLast()).getBytes(StandardCharsets.UTF_8);
    }

    /// The word that Ruby has for what a value is, in its complaints.
    private static String rubyClass(Value value) {
        return switch (value) {
            case Bool bool -> Boolean.toString(bool.value());
            case Undef _ -> "nil";
            case Int _ -> "Integer";
            case Real _ -> "Float";
            case Hash _ -> "Hash";
            case Arr _ -> "Array";
            default -> "Object";
        };
    }

    private static List<String> sources(Attributes given) {
        List<String> sources = new ArrayList<>();
        for (String source : given.texts("source")) {
            if (!source.startsWith("/")) {
                checkAddress(given, source);
            }
            String plain = source.length() > 1 ? source.replaceFirst("/+$", "") : source;
            sources.add(plain.startsWith("/") ? "file://" + plain : plain);
        }
        return sources;
    }

    private static void checkAddress(Attributes given, String source) {
        URI address;
        try {
            address = new URI(source.replace(" ", "%20"));
        } catch (URISyntaxException e) {
            throw given.invalid("source", "Could not understand source " + source + ": " + e.getReason());
        }
        if (!address.isAbsolute()) {
            throw given.invalid("source", "Cannot use relative URLs '" + source + "'");
        }
        if (address.isOpaque()) {
            throw given.invalid("source", "Cannot use opaque URLs '" + source + "'");
        }
        if (!List.of("file", "puppet", "http", "https").contains(address.getScheme())) {
            throw given.invalid("source", "Cannot use URLs of type '" + address.getScheme() + "' as source for fileserving");
        }
    }

    private static @Nullable Value group(Attributes given) {
        List<Value> values = given.list("group");
        if (values.isEmpty()) {
            return null;
        }
        if (Attributes.text(values.getFirst()).isEmpty()) {
            throw given.invalid("group", "Invalid group name '\"\"'");
        }
        return values.getFirst();
    }

    private static @Nullable String mode(Attributes given) {
        List<Value> values = given.list("mode");
        if (values.isEmpty()) {
            return null;
        }
        if (!(values.getFirst() instanceof Str(String mode))) {
            String kind = values.getFirst() instanceof Int ? "Integer" : values.getFirst() instanceof Arr ? "Array" : "Float";
            throw given.invalid("mode", "The file mode specification must be a string, not '" + kind + "'");
        }
        if (!SymbolicMode.isValid(mode)) {
            throw given.invalid("mode", "The file mode specification is invalid: " + Attributes.inspect(Str.of(mode)));
        }
        return SymbolicMode.normalized(mode);
    }

    private static Checksum checksum(Attributes given, String usual) {
        String word = given.oneOf("checksum", Checksum.WORDS.toArray(String[]::new));
        String name = (word == null ? usual : word).toUpperCase(Locale.ROOT);
        return Checksum.WORDS.contains(name.toLowerCase(Locale.ROOT)) ? Checksum.valueOf(name) : Checksum.SHA256;
    }

    private static @Nullable String backup(Attributes given) {
        List<Value> values = given.list("backup");
        if (values.isEmpty()) {
            return null;
        }
        String text = Attributes.text(values.getFirst());
        return switch (text) {
            case "false" -> null;
            case "true" -> ".puppet-bak";
            default -> {
                if (!(values.getFirst() instanceof Str)) {
                    throw given.invalid("backup", "Invalid backup type " + Attributes.inspect(values.getFirst()));
                }
                yield text;
            }
        };
    }

    private static @Nullable String recurse(Attributes given) {
        Value value = given.value("recurse");
        if (value == null) {
            return null;
        }
        return switch (Attributes.text(value)) {
            case "true" -> "true";
            case "false" -> null;
            case "remote" -> "remote";
            default -> throw given.invalid("recurse", "Invalid recurse value " + Attributes.inspect(value));
        };
    }

    private static int recurseLimit(Attributes given) {
        String text = given.text("recurselimit");
        if (text == null) {
            return -1;
        }
        if (!LIMIT.matcher(text).matches()) {
            throw given.invalid(
                    "recurselimit", "Invalid value " + Attributes.inspect(Str.of(text)) + ". Valid values match /^[0-9]+$/.");
        }
        return Integer.parseInt(text);
    }

    private static int maxFiles(Attributes given) {
        String text = given.text("max_files");
        if (text == null) {
            return 0;
        }
        if (!text.equals("-1") && !LIMIT.matcher(text).matches()) {
            throw given.invalid(
                    "max_files", "Invalid value " + Attributes.inspect(Str.of(text)) + ". Valid values match /^[0-9]+$/, /^-1$/.");
        }
        return Integer.parseInt(text);
    }

    /// Whether the content is that of a source and compared with a checksum that is given.
    boolean isByChecksumValue() {
        return checksumValue != null && !sources.isEmpty();
    }

    boolean recurses() {
        return recurse != null;
    }

    /// Whether the declared content is the checksum of a content that a bucket holds.
    boolean isDigestContent() {
        return content != null && content.length > 0 && content[0] == '{' && DIGEST.matcher(new String(content, StandardCharsets.UTF_8)).matches();
    }
}
