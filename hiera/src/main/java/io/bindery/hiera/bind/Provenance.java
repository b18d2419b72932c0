package io.bindery.hiera.bind;

/// Which statement a value is from.
///
/// @param when the alternative that held, `common` for none
/// @param precedence as a numbered paragraph
public record Provenance(Key key, String layer, String bindings, String when, String precedence, SourceLocation location) {
    static Provenance of(Candidate candidate) {
        return new Provenance(
                candidate.key(),
                candidate.origin().layer(),
                candidate.origin().bindings(),
                candidate.origin().alternative().toString(),
                candidate.position().precedence().toString(),
                candidate.location());
    }

    static Provenance of(Key key, Contribution contribution) {
        return new Provenance(
                key,
                contribution.origin().layer(),
                contribution.origin().bindings(),
                contribution.origin().alternative().toString(),
                contribution.position().precedence().toString(),
                contribution.location());
    }

    /// The same with the place of the statement.
    @Override
    public String toString() {
        String at = location.toString();
        return described() + (at.isEmpty() ? "" : " at " + at);
    }

    /// `layer 'site', bindings 'default', when virtual 'true', precedence 2`.
    String described() {
        String category = when.equals("common") ? "common" : "when " + when;
        return "layer '" + layer + "', bindings '" + bindings + "', " + category + ", precedence " + precedence;
    }
}
