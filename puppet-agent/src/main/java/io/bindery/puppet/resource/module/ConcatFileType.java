package io.bindery.puppet.resource.module;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.graph.ResourceNames;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.WithoutState;
import io.bindery.puppet.resource.file.SourceContent;
import io.bindery.puppet.resource.module.ConcatFragmentType.Fragment;
import io.bindery.puppet.value.Str;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/// `concat_file`: a file that is assembled from the fragments in a catalog.
public final class ConcatFileType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "concat_file",
            List.of(),
            List.of("ensure", "tag", "path", "owner", "group", "mode", "order", "backup", "replace", "validate_cmd", "ensure_newline", "format",
                    "force", "selinux_ignore_defaults", "selrange", "selrole", "seltype", "seluser", "show_diff")).identifiedBy("path");
    private static final Set<String> OF_FILE = Set.of(
            "owner", "group", "mode", "replace", "backup", "selinux_ignore_defaults", "selrange", "selrole", "seltype", "seluser", "validate_cmd",
            "show_diff", "noop", "loglevel", "schedule", "audit");

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public List<Reference> requirements(Resource resource, ResourceNames names) {
        String path = resource.value("path") instanceof Str(String given) ? given : resource.reference().title();
        return List.of(new Reference("File", path));
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        if (!attributes.name().startsWith("/")) {
            throw attributes.invalid("path", "File paths must be fully qualified, not '" + attributes.name() + "'");
        }
        String format = attributes.choice("format", "plain", "yaml", "json", "json-array", "json-pretty", "json-array-pretty");
        if (!format.equals("plain")) {
            throw attributes.invalid("format", "fragments are put together as text only, not as " + format);
        }
        return new WithoutState() {
            @Override
            public List<Resource> generate() {
                return List.of(file(attributes, around));
            }
        };
    }

    private static Resource file(Attributes attributes, Surroundings around) {
        List<Parameter> parameters = new ArrayList<>();
        for (Parameter parameter : attributes.resource().parameters()) {
            if (OF_FILE.contains(parameter.name())) {
                parameters.add(parameter);
            }
        }
        boolean absent = attributes.choice("ensure", "present", "absent").equals("absent");
        parameters.add(new Parameter("ensure", Str.of(absent ? "absent" : "file"), Origin.Given.STORED));
        List<Fragment> fragments = fragments(attributes, around);
        if (!absent) {
            parameters.add(new Parameter("content", Str.of(content(attributes, fragments, around)), Origin.Given.STORED));
        }
        List<String> sensitive = fragments.stream().anyMatch(Fragment::secret) ? List.of("content") : List.of();
        return new Resource(
                new Reference("File", attributes.name()), Kind.NATIVE, parameters, List.of("file"), sensitive, false, false, null, 0);
    }

    private static List<Fragment> fragments(Attributes attributes, Surroundings around) {
        String tag = attributes.text("tag");
        List<Fragment> fragments = new ArrayList<>();
        for (Managed managed : around.catalog().all("concat_fragment")) {
            if (managed instanceof Fragment fragment) {
                boolean targeted = attributes.name().equals(fragment.target()) || attributes.title().equals(fragment.target());
                if (targeted || tag != null && tag.equals(fragment.tag())) {
                    fragments.add(fragment);
                }
            }
        }
        boolean numeric = attributes.choice("order", "numeric", "alpha").equals("numeric");
        Comparator<Fragment> byOrder = numeric
                ? Comparator.comparing(Fragment::order, ConcatFileType::compareNumeric)
                : Comparator.comparing(Fragment::order);
        fragments.sort(byOrder.thenComparing(Fragment::name));
        return fragments;
    }

    /// Numbers by their value and before words.
    private static int compareNumeric(String one, String other) {
        boolean number = one.matches("\\d{1,18}");
        boolean otherNumber = other.matches("\\d{1,18}");
        if (number && otherNumber) {
            return Long.compare(Long.parseLong(one), Long.parseLong(other));
        }
        return number ? -1 : otherNumber ? 1 : one.compareTo(other);
    }

    private static String content(Attributes attributes, List<Fragment> fragments, Surroundings around) {
        boolean newlines = attributes.flag("ensure_newline", false);
        StringBuilder content = new StringBuilder();
        for (Fragment fragment : fragments) {
            String text = fragment.content();
            if (text == null) {
                text = SourceContent.text(fragment.sources(), around)
                        .orElseThrow(() -> new ResourceError("Could not retrieve source(s) " + String.join(", ", fragment.sources())));
            }
            content.append(text);
            if (newlines && !text.endsWith("\n")) {
                content.append('\n');
            }
        }
        return content.toString();
    }
}
