/// The syntax tree: records for everything that a manifest, a template, `site` or `bindings` can say. All node kinds are in one package
/// because the permitted subtypes of a sealed interface must be.
@NullMarked
package io.bindery.puppet.syntax.tree;

import org.jspecify.annotations.NullMarked;
