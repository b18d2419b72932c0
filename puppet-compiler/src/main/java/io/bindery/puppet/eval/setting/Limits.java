package io.bindery.puppet.eval.setting;

/// How much one compile may spend before it is stopped.
///
/// @param steps expressions evaluated; a call counts for several
/// @param depth calls inside calls
/// @param text characters in one string that is built
/// @param values values in one array or hash, all the way down
/// @param nesting arrays and hashes inside each other
/// @param resources resources in one catalog
///
/// The standard ones are far beyond what any site asks for, and low enough that a program which runs away ends within two seconds and 256 MB.
public record Limits(long steps, int depth, int text, int values, int nesting, int resources) {
    public static final Limits STANDARD = new Limits(50_000_000L, 1_000, 32 * 1024 * 1024, 10_000_000, 2_000, 200_000);
}
