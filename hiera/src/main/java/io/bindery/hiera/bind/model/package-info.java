/// The model of bindings: layers of named bindings, their statements, categories and keys. Only [Categories] depends on a
/// request.
@NullMarked
package io.bindery.hiera.bind.model;

import org.jspecify.annotations.NullMarked;
