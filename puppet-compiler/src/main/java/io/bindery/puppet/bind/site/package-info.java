/// Before a compile: the environment that a node gets, and the categories and layers that the site defines.
///
/// Doors: [io.bindery.puppet.bind.site.EnvironmentSelection] chooses the environment; [io.bindery.puppet.bind.site.SitePass] reads
/// `site` in the initial manifests.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.bind.site;
