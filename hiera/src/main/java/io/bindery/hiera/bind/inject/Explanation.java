package io.bindery.hiera.bind.inject;

import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Key;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Explains how the value of a key was determined.
///
/// @param found null if nothing is bound, or the value cannot be produced
/// @param kind the kind of the effective statement, such as `bind` or `multibind`
/// @param via rebindings on the way, as text
/// @param skipped optional producers above it that gave nothing
/// @param fragments the contributions of a multibind; for `/classes` every inclusion and exclusion
/// @param bound the effective statement if its value cannot be produced; else null
/// @param notes why the value cannot be produced, and the new name of a renamed key
/// @param shadows other candidates, highest first
/// @param notApplicable statements whose `when` does not hold
/// @param nested how a mounted source determined its answer
/// @param near similar names, if nothing is found
public record Explanation(
        Key key,
        Categories state,
        @Nullable Injected found,
        String kind,
        List<String> via,
        List<Shadow> skipped,
        List<Shadow> fragments,
        @Nullable Provenance bound,
        List<String> notes,
        List<Shadow> shadows,
        List<Provenance> notApplicable,
        List<String> nested,
        List<String> layers,
        List<String> near) {

    /// A candidate that is not effective.
    ///
    /// @param value null if it has none or is not a literal
    /// @param flags `abstract`, `override`, `final`
    public record Shadow(Provenance provenance, @Nullable Value value, List<String> flags) {}

    static Explanation ofNothing(Key key) {
        return new Explanation(
                key, new Categories(List.of()), null, "", List.of(), List.of(), List.of(), null, List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
    }
}
