package io.bindery.cli.compile;

import io.bindery.cli.explain.ModuleFiles;
import io.bindery.cli.explain.TrailStep;
import io.bindery.cli.explain.ValueTrail;
import io.bindery.data.JsonOutput;
import io.bindery.hiera.Lookup;
import io.bindery.hiera.LookupError;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.DataPlaces;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.load.FileTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The parameters of a resource with their origins: the place that sets each, and from there the variables, templates and data back.
record Explained(Compiler compiler, Request request, FileTree files) {
    private ValueTrail trail(Catalog catalog) {
        return new ValueTrail(catalog, files, new ModuleFiles(request.environment().modulepath(), files), this::data);
    }

    // Data that uses variables of classes is found here only as far as they are facts or of the top scope.
    private @Nullable String data(String key) {
        try {
            return compiler.ask(
                    request.in(request.environment().withoutManifests()),
                    (level, source, message) -> {},
                    (lookup, scope) -> new DataPlaces(key, lookup.answerWithSources(Lookup.Question.of(key), scope), files).get());
        } catch (LookupError notFound) {
            return null;
        }
    }

    private static @Nullable String value(Resource resource, Parameter parameter) {
        return resource.sensitive().contains(parameter.name()) ? null : Interpolation.text(parameter.value());
    }

    String text(Catalog catalog, Resource resource) {
        ValueTrail trail = trail(catalog);
        StringBuilder text = new StringBuilder(resource.reference().toString());
        if (resource.file() != null) {
            text.append(" declared at ").append(resource.file()).append(':').append(resource.line());
        }
        text.append('\n');
        for (Parameter parameter : resource.parameters()) {
            String value = value(resource, parameter);
            text.append("  ").append(parameter.name()).append(" => ").append(value == null ? "[value redacted]" : value).append('\n');
            text.append("    ").append(parameter.origin().describe()).append('\n');
            for (TrailStep step : trail.of(resource, parameter)) {
                String shown = step.value() == null ? "" : " = " + shortened(step.value());
                text.append("    ").append("  ".repeat(step.depth())).append(step.name()).append(shown).append(": ").append(step.origin()).append('\n');
            }
        }
        return text.toString();
    }

    private static String shortened(String value) {
        int end = value.indexOf('\n');
        return end < 0 ? value : value.substring(0, end) + " ...";
    }

    JsonOutput json(Catalog catalog, Resource resource) {
        ValueTrail trail = trail(catalog);
        JsonOutput out = new JsonOutput().beginObject().key("resource").string(resource.reference().toString());
        if (resource.file() != null) {
            out.key("file").string(resource.file()).key("line").number(resource.line());
        }
        out.key("parameters").beginArray();
        for (Parameter parameter : resource.parameters()) {
            out.beginObject().key("name").string(parameter.name());
            optional(out, value(resource, parameter));
            out.key("origin").string(parameter.origin().describe()).key("trail").beginArray();
            steps(out, trail.of(resource, parameter));
            out.endArray().endObject();
        }
        return out.endArray().endObject();
    }

    private static void steps(JsonOutput out, List<TrailStep> steps) {
        for (TrailStep step : steps) {
            out.beginObject().key("depth").number(step.depth()).key("name").string(step.name());
            optional(out, step.value());
            out.key("origin").string(step.origin()).endObject();
        }
    }

    private static void optional(JsonOutput out, @Nullable String value) {
        if (value != null) {
            out.key("value").string(value);
        }
    }
}
