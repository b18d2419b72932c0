package io.bindery.puppet.eval;

/// What the expressions about resources do to the catalog. The evaluator evaluates their parts; the compiler does the rest.
public interface CatalogBuilder {
    /// Whether a class of that name can be found, loading it where needed.
    boolean classExists(String name);
}
