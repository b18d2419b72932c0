package io.bindery.hiera.bind;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.value.Value;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The effective keys of a composition, as lists show them.
public final class BindingList {
    private final List<Row> rows;

    /// A key and where it is bound.
    ///
    /// @param value the literal it is bound to; null where it is produced
    public record Row(Key key, @Nullable Value value, Provenance provenance) {}

    private BindingList(List<Row> rows) {
        this.rows = rows;
    }

    /// @param all whether what is there without being stated, in the layers `system` and `defaults`, is listed too
    public static BindingList of(Composition composition, boolean all) {
        ComposedInjector injector = (ComposedInjector) composition.injector();
        return new BindingList(injector.effective().entries().values().stream()
                .map(entry -> new Row(entry.key(), entry.winner().literal(), Provenance.of(entry.winner())))
                .filter(row -> all || !row.provenance.layer().equals("defaults") && !row.provenance.layer().equals("system"))
                .sorted(Comparator.comparing((Row row) -> row.key.type()).thenComparing(row -> row.key.name()))
                .toList());
    }

    public List<Row> rows() {
        return rows;
    }

    public String text() {
        StringBuilder out = new StringBuilder();
        for (Row row : rows) {
            out.append(row.key).append(row.value == null ? "" : " = " + ExplanationText.value(row.value)).append('\n');
            out.append("  ").append(row.provenance).append('\n');
        }
        return out.toString();
    }

    public void write(JsonOutput out) {
        out.beginArray();
        for (Row row : rows) {
            out.beginObject().key("key").beginObject().key("type").string(row.key.type());
            out.key("name").string(row.key.name()).endObject();
            if (row.value != null) {
                out.key("value");
                ExplanationJson.value(row.value, out);
            }
            ExplanationJson.fields(row.provenance, out);
            out.endObject();
        }
        out.endArray();
    }
}
