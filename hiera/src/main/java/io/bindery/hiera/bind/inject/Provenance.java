package io.bindery.hiera.bind.inject;

import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.problem.SourceLocation;

/// Which statement a value is from.
///
/// @param when the alternative that held, `common` for none
/// @param precedence as a numbered paragraph
public record Provenance(Key key, String layer, String bindings, String when, String precedence, SourceLocation location) {
    /// The same with the place of the statement.
    @Override
    public String toString() {
        String at = location.toString();
        return described() + (at.isEmpty() ? "" : " at " + at);
    }

    /// `layer 'site', bindings 'default', when virtual 'true', precedence 2`.
    public String described() {
        String category = when.equals("common") ? "common" : "when " + when;
        return "layer '" + layer + "', bindings '" + bindings + "', " + category + ", precedence " + precedence;
    }
}
