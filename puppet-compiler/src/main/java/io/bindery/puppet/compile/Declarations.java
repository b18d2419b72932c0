package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.DeclaredBody;
import io.bindery.puppet.eval.EvaluatedAttribute;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Creates resources from statements, from functions and from stored catalogs, and applies their defaults and overrides.
final class Declarations {
    private final Compilation compilation;
    private final References references;

    Declarations(Compilation compilation) {
        this.compilation = compilation;
        this.references = new References(compilation);
    }

    List<Value> declare(ResourceStatement statement, Frame frame, String type, List<DeclaredBody> bodies) {
        if (statement.form() == ResourceStatement.Form.EXPORTED && !compilation.storesConfigs()) {
            compilation
                    .world()
                    .log(
                            LogLevel.WARNING,
                            null,
                            "You cannot collect exported resources without storeconfigs being set; the export is ignored"
                                    + Texts.fullLocation(statement.place()));
        }
        List<Value> declared = new ArrayList<>();
        for (DeclaredBody body : bodies) {
            List<DraftParameter> parameters = parameters(body.attributes(), frame, Origin.Declared::new);
            List<Value> titles = new ArrayList<>(body.titles().size());
            for (String title : body.titles()) {
                titles.add(Str.of(title));
            }
            declared.addAll(create(statement.form(), type, titles, parameters, frame, statement.place(), false));
        }
        return declared;
    }

    List<Value> create(
            ResourceStatement.Form form,
            String type,
            List<Value> titles,
            SequencedMap<String, Value> values,
            Frame frame,
            @Nullable Place place) {
        List<DraftParameter> parameters = new ArrayList<>(values.size());
        values.forEach((name, value) -> parameters.add(new DraftParameter(
                name, references.canonical(value), frame.source(), false, null, Origin.Given.CALL)));
        return create(form, type, titles, parameters, frame, place, true);
    }

    private List<Value> create(
            ResourceStatement.Form form,
            String type,
            List<Value> titles,
            List<DraftParameter> parameters,
            Frame frame,
            @Nullable Place place,
            boolean called) {
        List<Value> created = new ArrayList<>(titles.size());
        if (type.equalsIgnoreCase("class")) {
            for (Value title : titles) {
                created.add(declareClass(form, RubyText.of(title), parameters, frame, place, called));
            }
            return created;
        }
        ResolvedType named = compilation.resolve(type);
        // As Puppet does: types that agents implement are not known by a name with leading colons.
        if (named == null || named.nativeType() != null && type.startsWith("::")) {
            throw new EvaluationError("Unknown resource type: '" + type + "'");
        }
        Injection injection = compilation.injection();
        ResolvedType resolved = injection == null ? named : injection.substituted(named);
        for (Value written : titles) {
            if (written == Undef.UNDEF) {
                throw new EvaluationError("No title provided and \"" + type + "\" is not a valid resource reference");
            }
            String title = RubyText.of(written);
            Reference reference = References.named(resolved.referenceName(), title);
            DraftResource resource = new DraftResource(
                    reference,
                    resolved.kind(),
                    resolved.nativeType(),
                    resolved.definition(),
                    frame,
                    frame.source(),
                    place);
            resource.setTitle(written);
            resource.setExportUnsaid(called);
            finishDeclaring(resource, form, parameters, frame);
            if (resolved != named) {
                compilation.catalog().standIn(new Reference(named.referenceName(), title), resource);
            }
            created.add(new ResourceType(resolved.referenceName(), title));
        }
        return created;
    }

    private void finishDeclaring(DraftResource resource, ResourceStatement.Form form, List<DraftParameter> parameters, Frame frame) {
        resource.setVirtual(form == ResourceStatement.Form.VIRTUAL);
        if (form == ResourceStatement.Form.EXPORTED) {
            resource.setExported(true);
        }
        resource.declare(parameters);
        Injection injection = compilation.injection();
        if (injection == null) {
            resource.fillDefaults();
        } else {
            injection.fillInstance(resource);
            resource.fillDefaults();
            injection.fillType(resource);
        }
        compilation.add(frame, resource);
    }

    // `class { 'name': ... }`: like any resource, but it is evaluated at once.
    private Value declareClass(
            ResourceStatement.Form form,
            String title,
            List<DraftParameter> parameters,
            Frame frame,
            @Nullable Place place,
            boolean called) {
        Blueprint named = compilation.known().findClass(title);
        if (named == null) {
            throw new EvaluationError("Could not find declared class " + title);
        }
        Blueprint blueprint = compilation.bodies().substituted(named);
        DraftResource resource = new DraftResource(
                Reference.ofClass(blueprint.name()), Kind.CLASS, null, blueprint, frame, frame.source(), place);
        resource.setVirtual(form == ResourceStatement.Form.VIRTUAL);
        resource.setExportUnsaid(called);
        resource.declare(parameters);
        resource.fillDefaults();
        compilation.bodies().prepare(resource, blueprint, frame);
        compilation.add(frame, resource);
        compilation.bodies().standIn(named, resource);
        compilation.bodies().include(List.of(blueprint.name()), frame);
        return new ClassType(blueprint.name());
    }

    /// A resource that another node exported, declared where it is collected.
    DraftResource importStored(ExportedResources.Stored stored, Frame frame) {
        Resource resource = stored.resource();
        Reference reference = resource.reference();
        ResolvedType resolved = compilation.resolve(reference.typeName());
        NativeType nativeType = resolved == null ? null : resolved.nativeType();
        DraftResource draft = new DraftResource(
                reference,
                // A database does not say of what kind a resource is.
                resource.kind() == Kind.UNKNOWN && resolved != null ? resolved.kind() : resource.kind(),
                nativeType,
                resolved == null ? null : resolved.definition(),
                frame,
                frame.source(),
                null);
        List<DraftParameter> parameters = new ArrayList<>();
        for (Parameter parameter : resource.parameters()) {
            parameters.add(new DraftParameter(
                    parameter.name(), parameter.value(), frame.source(), false, null, Origin.Given.STORED));
        }
        draft.setVirtual(true);
        draft.setCollectedFrom(stored.id());
        draft.declare(parameters);
        resource.tags().forEach(draft.tags()::add);
        compilation.add(frame, draft);
        return draft;
    }

    void setDefaults(Frame frame, String type, List<EvaluatedAttribute> attributes) {
        frame.setDefaults(Reference.capitalize(type), parameters(attributes, frame, Origin.ResourceDefault::new));
    }

    void override(
            ResourceOverride expression, Frame frame, List<Value> targets, List<EvaluatedAttribute> attributes) {
        List<DraftParameter> parameters = parameters(attributes, frame, Origin.Overridden::new);
        for (Value target : targets) {
            if (target instanceof ResourceType(String type, String title, _) && type != null) {
                if (title == null) {
                    String symbol = ":" + type.toLowerCase(Locale.ROOT);
                    throw new EvaluationError("No title provided and " + symbol + " is not a valid resource reference");
                }
                compilation.overrides().add(new Overrides.Change(
                        references.canonical(type, title), frame.source(), parameters, expression.place()));
            }
        }
    }

    List<DraftParameter> parameters(
            List<EvaluatedAttribute> attributes, Frame frame, Function<Place, Origin> origin) {
        List<DraftParameter> parameters = new ArrayList<>(attributes.size());
        for (EvaluatedAttribute attribute : attributes) {
            parameters.add(new DraftParameter(
                    attribute.name(),
                    canonical(attribute),
                    frame.source(),
                    attribute.appends(),
                    attribute.place(),
                    origin.apply(attribute.place())));
        }
        return parameters;
    }

    private Value canonical(EvaluatedAttribute attribute) {
        try {
            return references.canonical(attribute.value());
        } catch (EvaluationError error) {
            if (!error.message().equals(References.UNTITLED_CLASS) && !error.message().equals(References.ITERATOR)) {
                throw error;
            }
            throw EvaluationError.at(
                    "Evaluation Error: Error while evaluating a '=>' expression, " + error.message(), attribute.place());
        }
    }

    References references() {
        return references;
    }
}
