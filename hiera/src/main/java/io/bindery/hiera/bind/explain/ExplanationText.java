package io.bindery.hiera.bind.explain;

import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.stream.Collectors;

/// An explanation for people.
public final class ExplanationText {
    private final StringBuilder out = new StringBuilder();

    private ExplanationText() {}

    public static String of(Explanation explanation) {
        ExplanationText text = new ExplanationText();
        text.write(explanation);
        return text.out.toString();
    }

    private void write(Explanation explanation) {
        line("Key: " + explanation.key());
        line("State: " + state(explanation.state()));
        Injected found = explanation.found();
        Provenance bound = explanation.bound();
        if (found == null && bound != null) {
            line("Bound, without a value here");
            origin(explanation, bound);
        } else if (found == null) {
            line("Not found in " + explanation.layers().stream().map(name -> "layer '" + name + "'").collect(Collectors.joining(", ")));
            if (!explanation.near().isEmpty()) {
                line("Did you mean " + explanation.near().stream().map(name -> "'" + name + "'").collect(Collectors.joining(" or ")) + "?");
            }
        } else {
            found(explanation, found);
        }
        explanation.notes().forEach(note -> line("Note: " + note));
        shadows("Contributions:", explanation.fragments());
        shadows("Skipped, as they produced nothing:", explanation.skipped());
        shadows("Shadows:", explanation.shadows());
        if (!explanation.notApplicable().isEmpty()) {
            line("Not applicable:");
            for (Provenance each : explanation.notApplicable()) {
                line("  layer '" + each.layer() + "', bindings '" + each.bindings() + "', when " + each.when() + ": "
                        + each.location());
            }
        }
    }

    private void found(Explanation explanation, Injected found) {
        line("Found: " + BindingTypes.written(found.value()) + " (" + BindingTypes.shown(found.value()) + ")");
        origin(explanation, found.provenance());
    }

    private void origin(Explanation explanation, Provenance provenance) {
        String at = provenance.location().toString();
        line("  by " + explanation.kind() + (at.isEmpty() ? "" : " at " + at));
        line("  " + provenance.described());
        explanation.via().forEach(step -> line("  " + step));
        explanation.nested().forEach(step -> line("    " + step));
    }

    private void shadows(String title, List<Explanation.Shadow> shadows) {
        if (shadows.isEmpty()) {
            return;
        }
        line(title);
        for (Explanation.Shadow each : shadows) {
            Value value = each.value();
            String at = each.provenance().location().toString();
            line("  " + each.provenance().described() + (at.isEmpty() ? "" : ": " + at) + (value == null ? "" : " = " + BindingTypes.written(value))
                    + (each.flags().isEmpty() ? "" : "  [" + String.join("|", each.flags()) + "]"));
        }
    }

    private static String state(Categories state) {
        return state.highestFirst().stream()
                .filter(category -> category.rank() > 0)
                .map(category -> category.name() + "=" + (category.value() == null ? "" : category.value()) + "(" + category.rank() + ")")
                .collect(Collectors.joining(" "));
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
