/// Turns a hierarchy of Hiera 5 into categories, layers and bindings, and lists what cannot be carried over. Start at [Migration].
@NullMarked
package io.bindery.hiera.bind.migrate;

import org.jspecify.annotations.NullMarked;
