package io.bindery.puppet.syntax.rules;

/// The role of a file in a site, as far as it is known. It decides which statements `site` may contain.
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
