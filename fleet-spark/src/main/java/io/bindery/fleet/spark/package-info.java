/// The nodes of a fleet on a Spark cluster: tasks of some hundred nodes, which compile both states and answer with what differs.
@NullMarked
package io.bindery.fleet.spark;

import org.jspecify.annotations.NullMarked;
