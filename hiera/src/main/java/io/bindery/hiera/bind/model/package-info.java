/// What bindings say: layers of named bindings, their statements, the categories they hold in, and the keys they bind. Nothing here
/// depends on a request but [Categories].
@NullMarked
package io.bindery.hiera.bind.model;

import org.jspecify.annotations.NullMarked;
