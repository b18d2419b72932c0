package io.bindery.hiera.bind.explain;

import io.bindery.data.JsonOutput;
import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.puppet.value.Value;
import java.util.Comparator;
import java.util.List;

/// The effective keys of a composition, as lists show them.
public final class BindingList {
    private final List<Composition.Bound> rows;

    private BindingList(List<Composition.Bound> rows) {
        this.rows = rows;
    }

    /// @param all whether built-in bindings, those of the layers `system` and `defaults`, are listed too
    public static BindingList of(Composition composition, boolean all) {
        return new BindingList(composition.bound().stream()
                .filter(row -> all || !row.provenance().layer().equals("defaults") && !row.provenance().layer().equals("system"))
                .sorted(Comparator.comparing((Composition.Bound row) -> row.key().type()).thenComparing(row -> row.key().name()))
                .toList());
    }

    public List<Composition.Bound> rows() {
        return rows;
    }

    public String text() {
        StringBuilder out = new StringBuilder();
        for (Composition.Bound row : rows) {
            Value value = row.value();
            out.append(row.key()).append(value == null ? "" : " = " + BindingTypes.written(value)).append('\n');
            out.append("  ").append(row.provenance()).append('\n');
        }
        return out.toString();
    }

    public void write(JsonOutput out) {
        out.beginArray();
        for (Composition.Bound row : rows) {
            Value value = row.value();
            out.beginObject().key("key").beginObject().key("type").string(row.key().type());
            out.key("name").string(row.key().name()).endObject();
            if (value != null) {
                out.key("value");
                ExplanationJson.value(value, out);
            }
            ExplanationJson.fields(row.provenance(), out);
            out.endObject();
        }
        out.endArray();
    }
}
