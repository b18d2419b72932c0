package io.bindery.hiera.bind.inject;

import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.problem.SourceLocation;
import org.jspecify.annotations.Nullable;

/// The statement that a value comes from.
///
/// @param when the alternative that held, `common` for none
/// @param precedence as a numbered paragraph
/// @param source the object that the value was taken from, such as `parameter 'user' of Sql[one]`; null if the statement itself
/// has the value
public record Provenance(
        Key key, String layer, String bindings, String when, String precedence, SourceLocation location, @Nullable String source) {
    /// The same with the source and the place of the statement.
    @Override
    public String toString() {
        String at = location.toString();
        return (source == null ? "" : source + ", ") + described() + (at.isEmpty() ? "" : " at " + at);
    }

    /// `layer 'site', bindings 'default', when virtual 'true', precedence 2`.
    public String described() {
        String category = when.equals("common") ? "common" : "when " + when;
        return "layer '" + layer + "', bindings '" + bindings + "', " + category + ", precedence " + precedence;
    }
}
