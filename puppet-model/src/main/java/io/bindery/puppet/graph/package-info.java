/// The order a catalog is applied in: its relationships as a graph, containers expanded, cycles found.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.graph;
