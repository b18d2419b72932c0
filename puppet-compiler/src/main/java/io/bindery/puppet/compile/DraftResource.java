package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.DeclaredResource;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Replacement;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.Metaparameters;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A resource under construction. Its parameters may change until the catalog is finished; [Overrides] decides which code may
/// change them.
final class DraftResource implements DeclaredResource {
    private final Reference reference;
    private final Kind kind;
    private final @Nullable NativeType nativeType;
    private @Nullable Map<String, String> titleVariables;
    private final @Nullable Blueprint blueprint;
    private final Frame frame;
    private final @Nullable Blueprint source;
    private final @Nullable Place place;
    private final SequencedMap<String, DraftParameter> parameters = new LinkedHashMap<>();
    private final Tags tags = new Tags();
    private final List<String> sensitive = new ArrayList<>(0);
    private final List<DraftResource> containers = new ArrayList<>(1);
    private final List<DraftResource> contents = new ArrayList<>(0);
    private @Nullable Value unusualTitle;
    private boolean handsOn;
    private boolean virtual;
    private boolean exportUnsaid;
    private boolean aliased;
    private boolean exported;
    private boolean evaluated;
    private boolean scopeTagged;
    private boolean finished;
    private @Nullable String collectedFrom;

    DraftResource(
            Reference reference,
            Kind kind,
            @Nullable NativeType nativeType,
            @Nullable Blueprint blueprint,
            Frame frame,
            @Nullable Blueprint source,
            @Nullable Place place) {
        this.reference = reference;
        this.kind = kind;
        this.nativeType = nativeType;
        this.blueprint = blueprint;
        this.frame = frame;
        this.source = source;
        this.place = place;
    }

    Reference reference() {
        return reference;
    }

    Kind kind() {
        return kind;
    }

    @Nullable NativeType nativeType() {
        return nativeType;
    }

    @Nullable Blueprint blueprint() {
        return blueprint;
    }

    boolean isNative() {
        return nativeType != null;
    }

    boolean isClass() {
        return reference.isClass();
    }

    /// The body that declared it.
    Frame frame() {
        return frame;
    }

    @Nullable Blueprint source() {
        return source;
    }

    @Nullable Place place() {
        return place;
    }

    Tags tags() {
        return tags;
    }

    @Override
    public List<String> tagList() {
        return List.copyOf(tags.toList());
    }

    List<String> sensitive() {
        return sensitive;
    }

    boolean virtual() {
        return virtual;
    }

    void setVirtual(boolean value) {
        virtual = value;
    }

    boolean exported() {
        return exported;
    }

    void setExported(boolean value) {
        exported = value;
        virtual |= value;
    }

    /// Whether its declaration did not even say that it is not exported.
    boolean isExportUnsaid() {
        return exportUnsaid && !exported;
    }

    void setExportUnsaid(boolean value) {
        exportUnsaid = value;
    }

    boolean evaluated() {
        return evaluated;
    }

    void markEvaluated() {
        evaluated = true;
    }

    /// Puts a resource into this one; twice is once.
    void contain(DraftResource content) {
        if (!content.containers.contains(this)) {
            content.containers.add(this);
            contents.add(content);
        }
    }

    /// What it is in: a class may be in its stage and in other classes.
    List<DraftResource> containers() {
        return containers;
    }

    List<DraftResource> contents() {
        return contents;
    }

    /// Which stored catalog an imported resource came from.
    @Nullable String collectedFrom() {
        return collectedFrom;
    }

    void setCollectedFrom(String store) {
        collectedFrom = store;
    }

    SequencedMap<String, DraftParameter> parameters() {
        return parameters;
    }

    // As Puppet does: a function may give a number or boolean as title. It makes no tag, and is not equal to the name in the catalog.
    Value title() {
        return unusualTitle == null ? Str.of(reference.title()) : unusualTitle;
    }

    void setTitle(Value title) {
        unusualTitle = title instanceof Str ? null : title;
    }

    /// The value of a parameter, or null if it is not set or undef.
    @Nullable Value value(String name) {
        return name.equals("title") ? title() : given(name);
    }

    /// The value a parameter was given, or null if it is not set or undef.
    @Nullable Value given(String name) {
        DraftParameter parameter = parameters.get(name);
        return parameter == null || parameter.value() == Undef.UNDEF ? null : parameter.value();
    }

    void set(DraftParameter parameter) {
        if (parameter.name().equals("tag")) {
            String wrong = tags.addValue(parameter.value());
            if (wrong != null) {
                throw Texts.error("Invalid tag '" + wrong + "'", place);
            }
        }
        aliased |= parameter.name().equals("alias");
        handsOn |= Metaparameters.isInherited(parameter.name());
        parameters.put(parameter.name(), parameter);
    }

    /// Whether it was given other names beside its title.
    boolean isAliased() {
        return aliased;
    }

    /// Whether it has metaparameters that what it contains inherits; it may have lost their values since.
    boolean handsOn() {
        return handsOn;
    }

    void set(String name, Value value, Origin origin) {
        set(new DraftParameter(name, value, source, false, null, origin));
    }

    /// Sets the parameters a declaration was written with.
    void declare(List<DraftParameter> given) {
        for (DraftParameter parameter : given) {
            if (parameters.containsKey(parameter.name())) {
                throw Texts.error("Duplicate parameter '" + parameter.name() + "' for on " + reference, place);
            }
            set(parameter);
        }
        tags.add(reference.type());
        if (!reference.title().isEmpty() && !isMain() && unusualTitle == null) {
            tags.addIfValid(reference.title());
        }
    }

    // As Puppet does: the titles of Stage[main] and Class[main] are symbols and make no tag.
    boolean isMain() {
        return place == null && reference.title().equals("main") && (isClass() || reference.type().equals("Stage"));
    }

    /// Puts what Ruby code changed in place into the parameters.
    void replace(Replacement replacement) {
        parameters.replaceAll((name, parameter) -> {
            Value after = replacement.apply(parameter.value());
            return after == parameter.value() ? parameter : parameter.withValue(after);
        });
    }

    /// Fills what is not set from the resource defaults visible in the declaring body.
    void fillDefaults() {
        for (DraftParameter parameter : frame.defaults(reference.type()).values()) {
            if (!parameters.containsKey(parameter.name())) {
                set(parameter);
            }
        }
    }

    /// Takes the tags of the resource whose body declared this one, once.
    void takeScopeTags() {
        DraftResource container = frame.resource();
        if (!scopeTagged && container != null && container != this) {
            tags.addAll(container.tags);
        }
        scopeTagged = true;
    }

    /// Whether it has one of the tags, or will have from its container.
    boolean isTagged(List<String> wanted) {
        if (tags.containsAny(wanted)) {
            return true;
        }
        DraftResource container = frame.resource();
        return container != null && container != this && container.isTagged(wanted);
    }

    boolean finished() {
        return finished;
    }

    void markFinished() {
        finished = true;
    }

    /// The attribute that identifies a resource of its type.
    String nameVariable() {
        return nativeType == null ? "name" : nativeType.nameVariable();
    }

    /// The parameters with a value, over those that follow from the title.
    SequencedMap<String, Value> effective() {
        SequencedMap<String, Value> all = new LinkedHashMap<>();
        titleVariables().forEach((name, text) -> all.put(name, Str.of(text)));
        for (DraftParameter parameter : parameters.values()) {
            if (parameter.value() != Undef.UNDEF) {
                all.put(parameter.name(), parameter.value());
            }
        }
        return all;
    }

    /// The parameters that follow from the title.
    Map<String, String> titleVariables() {
        Map<String, String> known = titleVariables;
        if (known == null) {
            known = nativeType == null ? Map.of("name", reference.title()) : parsedTitle(nativeType);
            titleVariables = known;
        }
        return known;
    }

    private Map<String, String> parsedTitle(NativeType type) {
        SequencedMap<String, String> variables = type.parseTitle(reference.title());
        if (variables == null) {
            throw new EvaluationError(
                    "No set of title patterns matched the title \"" + reference.title() + "\".");
        }
        return variables;
    }

    @Override
    public boolean hasParameter(String name) {
        if (nativeType != null) {
            return nativeType.accepts(name);
        }
        return Metaparameters.isOne(name)
                || name.equals("name")
                || blueprint != null && blueprint.parameter(name) != null;
    }

    @Override
    public SequencedMap<String, Value> given() {
        SequencedMap<String, Value> given = new LinkedHashMap<>();
        for (DraftParameter parameter : parameters.values()) {
            if (parameter.value() != Undef.UNDEF) {
                given.put(parameter.name(), parameter.value());
            }
        }
        return given;
    }

    @Override
    public Value parameter(String name) {
        Value value = value(name);
        if (value == null) {
            DraftParameter fallback = frame.defaults(reference.type()).get(name);
            return fallback == null ? Undef.UNDEF : fallback.value();
        }
        return value;
    }

    @Override
    public String toString() {
        return reference.toString();
    }
}
