package io.bindery.puppet.syntax.rules;

/// What a file is to a site, as far as is known. It decides what may stand in `site`.
public enum ManifestRole {
    /// Nothing is known: whatever may stand in `site` anywhere may stand here.
    ANY,
    /// One of an environment's initial manifests.
    INITIAL,
    /// The manifest that says which environments there are.
    ENVIRONMENTS,
    /// A file loaded for what it defines, where `site` has no place.
    DEFINITIONS
}
