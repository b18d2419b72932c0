package io.bindery.hiera.bind.explain;

import io.bindery.data.JsonOutput;
import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An explanation for programs.
public final class ExplanationJson {
    private ExplanationJson() {}

    public static void write(Explanation explanation, JsonOutput out) {
        out.beginObject().key("key").beginObject().key("type").string(explanation.key().type());
        out.key("name").string(explanation.key().name()).endObject();
        Injected found = explanation.found();
        out.key("found").bool(found != null);
        if (found != null) {
            out.key("value");
            value(found.value(), out);
            out.key("type").string(BindingTypes.shown(found.value()));
            out.key("source").beginObject();
            fields(found.provenance(), out);
            out.key("statement").string(explanation.kind());
            out.endObject();
        }
        if (explanation.bound() != null) {
            out.key("bound").beginObject();
            fields(explanation.bound(), out);
            out.key("statement").string(explanation.kind());
            out.endObject();
        }
        strings("notes", explanation.notes(), out);
        strings("via", explanation.via(), out);
        shadows("fragments", explanation.fragments(), out);
        shadows("skipped", explanation.skipped(), out);
        shadows("shadows", explanation.shadows(), out);
        out.key("not_applicable").beginArray();
        for (Provenance each : explanation.notApplicable()) {
            out.beginObject();
            fields(each, out);
            out.endObject();
        }
        out.endArray();
        strings("nested", explanation.nested(), out);
        strings("layers", explanation.layers(), out);
        strings("near", explanation.near(), out);
        out.endObject();
    }

    private static void strings(String key, List<String> texts, JsonOutput out) {
        if (!texts.isEmpty()) {
            out.key(key).beginArray();
            texts.forEach(out::string);
            out.endArray();
        }
    }

    private static void shadows(String key, List<Explanation.Shadow> shadows, JsonOutput out) {
        out.key(key).beginArray();
        for (Explanation.Shadow each : shadows) {
            out.beginObject();
            fields(each.provenance(), out);
            Value value = each.value();
            if (value != null) {
                out.key("value");
                value(value, out);
            }
            out.key("flags").beginArray();
            each.flags().forEach(out::string);
            out.endArray().endObject();
        }
        out.endArray();
    }

    static void fields(Provenance provenance, JsonOutput out) {
        text("file", provenance.location().file(), out);
        if (provenance.location().line() > 0) {
            out.key("line").number(provenance.location().line());
        }
        out.key("layer").string(provenance.layer()).key("bindings").string(provenance.bindings());
        out.key("when").string(provenance.when()).key("precedence").string(provenance.precedence());
    }

    private static void text(String key, @Nullable String text, JsonOutput out) {
        if (text != null) {
            out.key(key).string(text);
        }
    }

    static void value(Value value, JsonOutput out) {
        new RichData(out).write(value);
    }
}
