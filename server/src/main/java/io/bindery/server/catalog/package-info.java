/// Nodes, their facts and their catalogs: the requests that an agent's run is about.
@NullMarked
package io.bindery.server.catalog;

import org.jspecify.annotations.NullMarked;
