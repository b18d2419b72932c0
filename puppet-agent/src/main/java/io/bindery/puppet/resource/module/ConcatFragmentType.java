package io.bindery.puppet.resource.module;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.WithoutState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `concat_fragment`: a part of a file that [ConcatFileType] assembles.
public final class ConcatFragmentType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "concat_fragment",
            List.of(),
            List.of("name", "target", "content", "source", "order", "tag"));

    /// A fragment of a catalog.
    record Fragment(
            String name, @Nullable String target, @Nullable String tag, String order, @Nullable String content, List<String> sources, boolean secret)
            implements WithoutState {}

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        if (!attributes.has("target") && !attributes.has("tag")) {
            throw attributes.contradictory("No 'target' or 'tag' set");
        }
        if (!attributes.has("content") && !attributes.has("source")) {
            throw attributes.contradictory("Set either 'source' or 'content'");
        }
        if (attributes.has("content") && attributes.has("source")) {
            throw attributes.contradictory("Can't use 'source' and 'content' at the same time");
        }
        String order = attributes.text("order", "10");
        if (order.matches("(?s).*[:\n/].*")) {
            throw attributes.invalid("order", "Order cannot contain '/', ':', or '\\n'.");
        }
        return new Fragment(
                attributes.name(),
                attributes.text("target"),
                attributes.text("tag"),
                order,
                attributes.text("content"),
                attributes.texts("source"),
                attributes.isSensitive("content"));
    }
}
