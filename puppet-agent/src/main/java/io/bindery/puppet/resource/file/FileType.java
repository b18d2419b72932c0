package io.bindery.puppet.resource.file;

import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Surroundings;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// `file`: files, directories and symbolic links.
public final class FileType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "file",
            List.of("ensure", "content", "checksum_value", "target", "owner", "group", "mode", "type", "seluser", "selrole", "seltype", "selrange",
                    "ctime", "mtime"),
            List.of("path", "backup", "recurse", "recurselimit", "max_files", "replace", "force", "ignore", "links", "purge", "sourceselect",
                    "show_diff", "staging_location", "validate_cmd", "validate_replacement", "checksum", "source",
                    "source_permissions", "selinux_ignore_defaults", "provider")).identifiedBy("path");
    private static final String DIGEST_CONTENT = "Using a checksum in a file's \"content\" property is deprecated. The ability to use a checksum to"
            + " retrieve content from the filebucket using the \"content\" property will be removed in a future release. The literal value of the"
            + " \"content\" property will be written to the file. The checksum retrieval functionality is being replaced by the use of static catalogs."
            + " See https://puppet.com/docs/puppet/latest/static_catalogs.html for more information.";
    private static final String SOURCE_PERMISSIONS =
            "The `source_permissions` parameter is deprecated. Explicitly set `owner`, `group`, and `mode`.";

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public List<String> redacted() {
        return List.of("source");
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        FileAttributes own = FileAttributes.of(attributes, around.options().digestAlgorithm());
        warn(own, attributes, around);
        return new ManagedFile(own, attributes, around);
    }

    // As Puppet does: no file is listed, so that none can be purged but by its directory.
    @Override
    public List<Resource> instances(Surroundings around) {
        return List.of();
    }

    private static void warn(FileAttributes own, Attributes attributes, Surroundings around) {
        Speaker speaker = around.speaker();
        String manifest = attributes.resource().file();
        String place = attributes.placeBelow();
        if (own.isDigestContent()) {
            speaker.sayPlainly(LogLevel.WARNING, DIGEST_CONTENT + place);
        }
        // As Puppet does: once for each place, so once for all titles of one declaration.
        if (!own.sourcePermissions().equals("ignore") && manifest != null && around.shared().get(Deprecated.class, Deprecated::new).isNew(place)) {
            speaker.sayPlainly(LogLevel.WARNING, SOURCE_PERMISSIONS + place);
        }
        if (!own.recurses() && own.recurseLimit() >= 0) {
            speaker.sayPlainly(
                    LogLevel.WARNING,
                    "/" + attributes.reference() + ": Possible error: recurselimit is set but not recurse, no recursion will happen");
        }
        if (own.checksumValue() != null && own.content() == null && own.sources().isEmpty()) {
            speaker.sayPlainly(
                    LogLevel.WARNING, "/" + attributes.reference() + ": Checksum value is ignored unless content or source are specified");
        }
    }

    /// The places in manifests that were warned of in this run.
    private static final class Deprecated {
        private final Set<String> places = new HashSet<>();

        boolean isNew(String place) {
            return places.add(place);
        }
    }
}
