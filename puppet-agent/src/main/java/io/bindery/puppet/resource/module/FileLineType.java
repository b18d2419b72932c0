package io.bindery.puppet.resource.module;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.graph.ResourceNames;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Str;
import java.util.List;

/// `file_line`: a line is present in a file or absent.
public final class FileLineType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "file_line",
            List.of("ensure", "line"),
            List.of("name", "match", "match_for_absence", "multiple", "after", "path", "replace", "replace_all_matches_not_matching_line",
                    "encoding", "append_on_no_match", "provider"));

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public List<Reference> requirements(Resource resource, ResourceNames names) {
        return resource.value("path") instanceof Str(String path) ? List.of(new Reference("File", path)) : List.of();
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        String path = attributes.text("path");
        if (path != null && !path.startsWith("/")) {
            throw attributes.invalid("path", "File paths must be fully qualified, not '" + path + "'");
        }
        boolean all = attributes.flag("replace_all_matches_not_matching_line", false);
        if (all && !attributes.flag("multiple", true)) {
            throw attributes.contradictory("multiple must be true when replace_all_matches_not_matching_line is true");
        }
        if (all && !attributes.flag("replace", true)) {
            throw attributes.contradictory("replace must be true when replace_all_matches_not_matching_line is true");
        }
        boolean byMatch = attributes.text("ensure", "present").equals("absent") && attributes.flag("match_for_absence", false) && attributes.has("match");
        if (!attributes.has("line") && !byMatch) {
            throw attributes.contradictory("line is a required attribute");
        }
        if (path == null) {
            throw attributes.contradictory("path is a required attribute");
        }
        return new FileLine(attributes, path, around);
    }
}
