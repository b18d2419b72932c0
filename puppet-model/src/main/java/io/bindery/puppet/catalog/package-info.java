/// The catalog: resources, edges and origins of parameters, and its JSON form.
@NullMarked
package io.bindery.puppet.catalog;

import org.jspecify.annotations.NullMarked;
