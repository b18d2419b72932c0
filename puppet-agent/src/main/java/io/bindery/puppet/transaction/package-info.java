/// The transaction: applies the resources of a catalog in order and sends refreshes along its edges.
@NullMarked
package io.bindery.puppet.transaction;

import org.jspecify.annotations.NullMarked;
