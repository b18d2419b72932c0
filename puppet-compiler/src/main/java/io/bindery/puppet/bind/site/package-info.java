/// Before a compile: which environment a node gets, and what the site says of categories and layers.
///
/// Doors: [io.bindery.puppet.bind.site.EnvironmentSelection] chooses the environment; [io.bindery.puppet.bind.site.SitePass] reads
/// `site` in the initial manifests.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.bind.site;
