package io.bindery.puppet.resource.file;

import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A file, directory or link with its declaration. Attributes that the declaration omits are taken from the source when the file
/// is looked at.
final class ManagedFile implements Managed {
    /// The placeholder for content that equals the wanted content, used where its checksum is not needed.
    static final Value AS_WANTED = Str.of("as wanted");

    private static final long CONTENT_LIMIT = 1L << 31;
    private static final int ANY_READ = 0444;
    private static final List<String> AUDITED_LAST = List.of("type", "seluser", "selrole", "seltype", "selrange", "ctime", "mtime");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss xx");

    private final FileAttributes attributes;
    private final Attributes given;
    private final Surroundings around;
    private final FileWork work;
    private final List<Property> properties = new ArrayList<>();
    private @Nullable String ensure;
    private @Nullable String target;
    private @Nullable String mode;
    private @Nullable Value owner;
    private @Nullable Value group;
    private @Nullable FileMetadata source;
    private @Nullable String sourceChecksum;
    private @Nullable String contentChecksum;
    /// What was found at the path and was not changed since.
    private @Nullable FileState standing;

    ManagedFile(FileAttributes attributes, Attributes given, Surroundings around) {
        this.attributes = attributes;
        this.given = given;
        this.around = around;
        this.ensure = attributes.ensure();
        this.target = attributes.target();
        this.mode = attributes.mode();
        this.owner = attributes.owner();
        this.group = attributes.group();
        this.work = new FileWork(this, around);
        build();
    }

    /// The properties that are declared, audited, or taken from the source by now.
    private void build() {
        properties.clear();
        if (ensure != null || given.manages("ensure")) {
            properties.add(new FileEnsure(this, work));
        }
        if (attributes.content() != null || sourceChecksum != null || given.manages("content")) {
            properties.add(new ContentProperty(this, work));
        }
        if (!attributes.isByChecksumValue()) {
            watch(FileAttributes.CHECKSUM_VALUE);
        }
        if (target != null || given.manages("target")) {
            properties.add(new TargetProperty(this, work));
        }
        if (owner != null || given.manages("owner")) {
            properties.add(new OwnerProperty(this, "owner", owner, work));
        }
        if (group != null || given.manages("group")) {
            properties.add(new OwnerProperty(this, "group", group, work));
        }
        if (mode != null || given.manages("mode")) {
            properties.add(new ModeProperty(this, work));
        }
        for (String audited : AUDITED_LAST) {
            watch(audited);
        }
    }

    /// Adds an audited property, which is only looked at.
    private void watch(String property) {
        if (given.manages(property)) {
            properties.add(ValueProperty.of("file", property, null, _ -> {}));
        }
    }

    @Override
    public List<Property> properties() {
        return properties;
    }

    @Override
    public String provider() {
        return "posix";
    }

    @Override
    public Map<String, Value> retrieve() {
        return values(false);
    }

    @Override
    public Map<String, Value> compared() {
        return values(!given.audits("content"));
    }

    private Map<String, Value> values(boolean comparing) {
        forgetState();
        if (given.has("source")) {
            copySourceValues();
        }
        FileState state = state();
        standing = state;
        Map<String, Value> values = new LinkedHashMap<>();
        values.put("ensure", state.exists() ? Str.of(FileMetadata.kind(state.kind())) : ABSENT);
        build();
        for (Property property : properties) {
            if (!property.name().equals("ensure")) {
                values.put(property.name(), !state.exists() ? ABSENT : comparing && isAsWanted(property, state) ? AS_WANTED : value(property.name(), state));
            }
        }
        return values;
    }

    /// Whether the file holds the bytes that are declared. Comparing them costs less than two digests.
    private boolean isAsWanted(Property property, FileState state) {
        byte[] content = attributes.content();
        if (content == null || !property.name().equals("content") || state.kind() != FileKind.FILE || state.size() != content.length
                || sourceChecksum != null || attributes.checksumValue() != null || attributes.checksum().isSourceOnly() || attributes.isDigestContent()) {
            return false;
        }
        try {
            return Arrays.equals(around.host().files().read(attributes.path(), content.length), content);
        } catch (IOException _) {
            // The digest reads the file again and fails with the reason.
            return false;
        }
    }

    /// Makes the next look at the path a new one.
    void forgetState() {
        standing = null;
    }

    private Value value(String property, FileState state) {
        return switch (property) {
            case "content" -> contentChecksum(state);
            case "target" -> state.kind() == FileKind.LINK ? Str.of(state.linkTarget()) : Str.of("notlink");
            case "owner" -> Int.of(state.owner());
            case "group" -> Int.of(state.group());
            case "mode" -> Str.of(state.mode() < 01000 ? "0" + Integer.toOctalString(01000 | state.mode()).substring(1) : Integer.toOctalString(state.mode()));
            // Without SELinux a file has no context.
            case FileAttributes.CHECKSUM_VALUE -> attributes.isByChecksumValue() ? Checksum.bare(contentChecksum(state)) : Undef.UNDEF;
            case "seluser", "selrole", "seltype", "selrange" -> Undef.UNDEF;
            case "type" -> Str.of(FileMetadata.kind(state.kind()));
            case "ctime" -> Str.of(TIME.format(state.changed().atZone(ZoneId.systemDefault())));
            default -> Str.of(TIME.format(state.modified().atZone(ZoneId.systemDefault())));
        };
    }

    private Value contentChecksum(FileState state) {
        if (state.kind() != FileKind.FILE) {
            return Undef.UNDEF;
        }
        try {
            return Str.of(attributes.checksum().of(attributes.path(), state, around.host().files()));
        } catch (IOException e) {
            throw new ResourceError("Could not read file " + given.title() + ": " + FileChangeKeeper.reason(e) + " @ rb_sysopen - " + attributes.path());
        }
    }

    @Override
    public boolean isPresent(Map<String, Value> current) {
        return !ABSENT.equals(current.get("ensure"));
    }

    /// Takes over what the source is and the catalog does not say.
    private void copySourceValues() {
        FileMetadata found = source();
        boolean link = found.state().kind() == FileKind.LINK;
        if (found.state().kind() == FileKind.FILE) {
            sourceChecksum = checksum(found);
        }
        // As Puppet does: where the checksum is declared, the source gives the content and nothing else.
        if (attributes.isByChecksumValue()) {
            return;
        }
        boolean takesPermissions = switch (attributes.sourcePermissions()) {
            case "use" -> true;
            case "use_when_creating" -> !state().exists();
            default -> false;
        };
        if (takesPermissions) {
            if (around.host().accounts().effectiveUser() == 0) {
                owner = owner == null ? Int.of(found.state().owner()) : owner;
                group = group == null ? Int.of(found.state().group()) : group;
            }
            mode = mode == null ? Integer.toOctalString(found.state().mode()) : mode;
        }
        if (!"absent".equals(ensure)) {
            ensure = found.kind();
            if (link) {
                target = found.state().linkTarget();
            }
        }
    }

    private String checksum(FileMetadata found) {
        try {
            return attributes.checksum().of(found.path(), found.state(), around.host().files());
        } catch (IOException e) {
            throw new ResourceError("Could not retrieve file metadata for " + found.source() + ": " + FileChangeKeeper.reason(e));
        }
    }

    /// The source that is used.
    FileMetadata source() {
        FileMetadata found = source;
        if (found == null) {
            found = FileMetadata.find(attributes.sources(), attributes.follows(), around.host().files(), around.served());
            if (found == null) {
                throw new ResourceError("Could not retrieve information from environment " + around.options().environment() + " source(s) "
                        + String.join(", ", attributes.sources()));
            }
            source = found;
        }
        return found;
    }

    /// Whether a source decides on the content.
    boolean hasSource() {
        return !attributes.sources().isEmpty();
    }

    /// The checksum of the content that is wanted; null if none is.
    @Nullable String wantedChecksum() {
        if (sourceChecksum != null) {
            return sourceChecksum;
        }
        byte[] content = attributes.content();
        if (content == null) {
            return null;
        }
        if (attributes.isDigestContent()) {
            return given.text("content");
        }
        String checksum = contentChecksum;
        if (checksum == null) {
            checksum = attributes.checksum().of(content);
            contentChecksum = checksum;
        }
        return checksum;
    }

    /// Whether a content is wanted.
    boolean wantsContent() {
        return sourceChecksum != null || attributes.content() != null;
    }

    boolean managesMode() {
        return mode != null;
    }

    /// The content that is wanted.
    byte[] wantedContent() {
        byte[] content = attributes.content();
        if (content != null) {
            if (attributes.isDigestContent()) {
                throw new ResourceError("Could not retrieve content for " + given.text("content") + " from filebucket: Could not get filebucket from file");
            }
            return content;
        }
        if (!hasSource()) {
            return new byte[0];
        }
        FileMetadata found = source();
        try {
            return around.host().files().read(found.path(), CONTENT_LIMIT);
        } catch (IOException e) {
            throw new ResourceError(FileChangeKeeper.reason(e) + " @ rb_sysopen - " + found.path());
        }
    }

    /// What stands at the path.
    FileState state() {
        FileState known = standing;
        if (known != null) {
            return known;
        }
        try {
            return attributes.follows()
                    ? around.host().files().stateFollowingLinks(attributes.path())
                    : around.host().files().state(attributes.path());
        } catch (java.nio.file.AccessDeniedException e) {
            around.speaker().say(LogLevel.WARNING, "Could not stat; permission denied");
            return FileState.ABSENT;
        } catch (IOException e) {
            return FileState.ABSENT;
        }
    }

    /// Whether a regular file is wanted here.
    boolean isWantedAsFile() {
        if ("file".equals(ensure)) {
            return true;
        }
        FileKind kind = state().kind();
        if (ensure != null) {
            return ensure.equals("present") && (kind == FileKind.ABSENT || kind == FileKind.FILE);
        }
        return attributes.content() != null || kind == FileKind.FILE;
    }

    /// The wanted permissions with those of directories made passable where they are readable; null if it is not given.
    @Nullable String wantedMode() {
        if (mode == null || !SymbolicMode.isNumeric(mode) || !isDirectory()) {
            return mode;
        }
        int bits = Integer.parseInt(mode, 8);
        return Integer.toOctalString(bits | (bits & ANY_READ) >> 2);
    }

    private boolean isDirectory() {
        FileState known = standing;
        if (known != null && known.kind() != FileKind.LINK) {
            return known.kind() == FileKind.DIRECTORY;
        }
        try {
            return around.host().files().stateFollowingLinks(attributes.path()).kind() == FileKind.DIRECTORY;
        } catch (IOException e) {
            return false;
        }
    }

    /// The number of a declared owner or group; empty if the host has no account of that name.
    Optional<Integer> id(String property, Value wanted) {
        Accounts accounts = around.host().accounts();
        Function<String, Optional<Integer>> find = property.equals("owner")
                ? name -> accounts.user(name).map(Accounts.User::uid)
                : name -> accounts.group(name).map(Accounts.Group::gid);
        String text = Attributes.text(wanted);
        return NUMBER.matcher(text).matches() ? Optional.of(Integer.parseInt(text)) : find.apply(text);
    }

    /// The name of an owner or group, or its number where it has none.
    Value name(String property, Value id) {
        if (!(id instanceof Int(long number))) {
            return id;
        }
        Accounts accounts = around.host().accounts();
        Optional<String> name = property.equals("owner")
                ? accounts.user((int) number).map(Accounts.User::name)
                : accounts.group((int) number).map(Accounts.Group::name);
        return name.<Value>map(Str::of).orElse(id);
    }

    FileAttributes attributes() {
        return attributes;
    }

    Attributes given() {
        return given;
    }

    Surroundings around() {
        return around;
    }

    Path path() {
        return attributes.path();
    }

    @Nullable String ensure() {
        return ensure;
    }

    /// Turns a link to a directory into a directory of its own, for `recurse`: the tree of links goes into it.
    void becomeDirectory() {
        ensure = "directory";
        build();
    }

    @Nullable String target() {
        return target;
    }

    @Nullable Value wanted(String property) {
        return property.equals("owner") ? owner : group;
    }

    @Override
    public void check() {
        work.backups().check();
    }

    @Override
    public List<Resource> children() {
        forgetState();
        return attributes.recurses() ? new Recursion(this).children() : List.of();
    }
}
