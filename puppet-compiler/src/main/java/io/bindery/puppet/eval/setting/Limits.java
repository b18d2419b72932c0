package io.bindery.puppet.eval.setting;

/// How much one compile may spend before it is stopped.
///
/// @param steps evaluated expressions; a call counts for several
/// @param depth nested calls
/// @param text characters in one constructed string
/// @param values values in one array or hash, nested ones included
/// @param nesting nested arrays and hashes
/// @param resources resources in one catalog
///
/// The standard limits are far above the needs of any site, and low enough that runaway code ends within two seconds and 256 MB.
public record Limits(long steps, int depth, int text, int values, int nesting, int resources) {
    public static final Limits STANDARD = new Limits(50_000_000L, 1_000, 32 * 1024 * 1024, 10_000_000, 2_000, 200_000);
}
