/// Probes of this host, as neutral data. Each asks the host anew when called; nothing is kept.
@NullMarked
package io.bindery.inventory;

import org.jspecify.annotations.NullMarked;
