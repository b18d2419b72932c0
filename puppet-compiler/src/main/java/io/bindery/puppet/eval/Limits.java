package io.bindery.puppet.eval;

/// How much one compile may spend before it is stopped.
///
/// @param steps expressions evaluated; a call counts for several
/// @param depth calls inside calls
/// @param text characters in one string that is built
/// @param values values in one array or hash, all the way down
/// @param nesting arrays and hashes inside each other
/// @param resources resources in one catalog
public record Limits(long steps, int depth, int text, int values, int nesting, int resources) {
    public static final Limits STANDARD = new Limits(50_000_000L, 1_000, 64 * 1024 * 1024, 10_000_000, 2_000, 1_000_000);
}
