/// Scopes: their variables, the groups of the last match, the class or resource they belong to and the output of a template.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.eval.scope;
