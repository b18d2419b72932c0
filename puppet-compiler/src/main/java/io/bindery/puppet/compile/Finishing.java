package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.Metaparameters;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Finishes the catalog after the last declaration: pending overrides, tags, secrets, checks, and metaparameters that containers
/// pass on.
record Finishing(Compilation compilation) {
    private static final SequencedMap<String, DraftParameter> NONE = Collections.unmodifiableSequencedMap(new LinkedHashMap<>());

    /// Finishes each resource in the order it was declared.
    void finishResources() {
        for (DraftResource resource : List.copyOf(compilation.resources())) {
            compilation.overrides().applyWaiting(resource);
            finish(resource);
        }
    }

    private void finish(DraftResource resource) {
        if (resource.finished()) {
            return;
        }
        resource.markFinished();
        resource.takeScopeTags();
        uncoverSecrets(resource);
        NativeType type = resource.nativeType();
        Blueprint blueprint = resource.blueprint();
        if (type != null) {
            checkNames(resource, type);
        } else if (blueprint != null) {
            compilation.bodies().parameters().checkFinished(resource, blueprint);
        }
    }

    // A secret is written plainly, and the parameter's name is put on the list of those not to be shown.
    private static void uncoverSecrets(DraftResource resource) {
        List<DraftParameter> covered = null;
        for (DraftParameter parameter : resource.parameters().values()) {
            if (parameter.value() instanceof Sensitive) {
                covered = covered == null ? new ArrayList<>() : covered;
                covered.add(parameter);
            }
        }
        if (covered != null) {
            for (DraftParameter parameter : covered) {
                resource.sensitive().add(parameter.name());
                Value secret = ((Sensitive) parameter.value()).secret();
                resource.parameters().put(parameter.name(), parameter.withValue(secret));
            }
        }
    }

    private static void checkNames(DraftResource resource, NativeType type) {
        for (String name : resource.parameters().keySet()) {
            if (!type.accepts(name)) {
                String at = Texts.location(resource.place());
                throw EvaluationError.placeless("no parameter named '" + name + "'" + at + " on " + resource + at);
            }
        }
    }

    /// Copies metaparameters and tags from containers to their content, breadth first from the main class.
    // As Puppet does: classes hang off their stage, so only what the main class contains itself is reached.
    void handOnMetaparameters() {
        DraftResource main = compilation.catalog().find(new Reference("Class", "main"), null);
        if (main == null) {
            throw new IllegalStateException("Couldn't find main");
        }
        Map<DraftResource, SequencedMap<String, DraftParameter>> handed = new HashMap<>();
        Deque<DraftResource> queue = new ArrayDeque<>(List.of(main));
        Set<DraftResource> done = new HashSet<>();
        while (!queue.isEmpty()) {
            DraftResource container = queue.removeFirst();
            if (!done.add(container)) {
                continue;
            }
            SequencedMap<String, DraftParameter> known = handed.getOrDefault(container, NONE);
            if (known.isEmpty() && container.handsOn()) {
                known = metaparameters(container);
            }
            for (DraftResource content : container.contents()) {
                if (!known.isEmpty()) {
                    handOn(container, known, content, handed);
                }
                content.tags().addAll(container.tags());
                queue.addLast(content);
            }
        }
    }

    private static void handOn(
            DraftResource container,
            SequencedMap<String, DraftParameter> known,
            DraftResource content,
            Map<DraftResource, SequencedMap<String, DraftParameter>> handed) {
        for (DraftParameter parameter : known.values()) {
            if (content.value(parameter.name()) == null) {
                content.set(
                        parameter.name(), parameter.value(), new Origin.Container(container.reference()));
            }
        }
        SequencedMap<String, DraftParameter> both = new LinkedHashMap<>(known);
        both.putAll(metaparameters(content));
        handed.put(content, both);
    }

    private static SequencedMap<String, DraftParameter> metaparameters(DraftResource resource) {
        SequencedMap<String, DraftParameter> found = new LinkedHashMap<>();
        for (String name : Metaparameters.INHERITED) {
            DraftParameter parameter = resource.parameters().get(name);
            if (parameter != null && parameter.value() != Undef.UNDEF) {
                found.put(name, parameter);
            }
        }
        return found;
    }

    /// Every relationship must name something in the catalog, be it virtual.
    void checkRelationships() {
        for (DraftResource resource : compilation.catalog().resources()) {
            if (!resource.virtual()) {
                for (DraftParameter parameter : resource.parameters().values()) {
                    if (Metaparameters.isRelationship(parameter.name())) {
                        checkRelationship(parameter);
                    }
                }
            }
        }
    }

    private void checkRelationship(DraftParameter parameter) {
        each(parameter.value(), value -> {
            if (value instanceof ResourceType(String type, String title, boolean given)
                    && given && type != null && title != null && !title.isEmpty()
                    && compilation.find(Reference.of(type, title)) != null) {
                return;
            }
            String text = Texts.of(value);
            Reference reference = Reference.parse(text);
            if (reference == null) {
                throw EvaluationError.placeless("No title provided and " + RubyText.inspect(text)
                        + " is not a valid resource reference" + Texts.location(parameter.place()));
            }
            requireTag(text.substring(0, text.indexOf('[')));
            if (compilation.find(reference) == null) {
                throw EvaluationError.placeless("Could not find resource '" + text + "' in parameter '" + parameter.name()
                        + "'" + Texts.location(parameter.place()));
            }
        });
    }

    // As Puppet does: what is not a resource yet is tagged with its type already.
    private static void requireTag(String type) {
        if (!Tags.isValid(type)) {
            throw EvaluationError.placeless("Invalid tag '" + type.toLowerCase(Locale.ROOT) + "'");
        }
    }

    private static void each(@Nullable Value value, Consumer<Value> action) {
        if (value == null) {
            return;
        }
        List<Value> flat = new ArrayList<>();
        Overrides.flatten(value, flat);
        for (Value element : flat) {
            if (element != Undef.UNDEF) {
                action.accept(element);
            }
        }
    }
}
