package io.bindery.puppet.syntax.rules;

/// The role of a file in a site, as far as it is known. It decides which statements `site` may contain.
public enum ManifestRole {
    /// Nothing is known: whatever may stand in `site` anywhere may stand here.
    ANY,
    /// One of an environment's initial manifests.
    INITIAL,
    /// The environments manifest, which chooses the environments of nodes.
    ENVIRONMENTS,
    /// A file loaded for what it defines, where `site` has no place.
    DEFINITIONS
}
