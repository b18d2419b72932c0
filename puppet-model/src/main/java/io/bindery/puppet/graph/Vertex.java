package io.bindery.puppet.graph;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;

/// A vertex of the graph: a resource, or one of the two anchors of a container.
///
/// @see RelationshipGraph#expanded()
public sealed interface Vertex {

    /// The resource, or the container that an anchor stands for.
    Resource resource();

    /// The place of the resource in the catalog: of two that are ready, the smaller goes first.
    int priority();

    /// The name Puppet gives it in graphs.
    String reference();

    // As Puppet does: an agent writes the titles of all classes with capitals, that of the main class too.
    static String name(Reference reference) {
        return reference.isClass() ? Reference.ofClass(reference.title()).toString() : reference.toString();
    }

    /// A resource of the catalog.
    record Managed(Resource resource, int priority) implements Vertex {
        @Override
        public String reference() {
            return name(resource.reference());
        }

        /// Whether it has no state of its own but only represents its content.
        boolean isContainer() {
            return resource.kind() != Kind.NATIVE || resource.reference().type().equals("Stage");
        }

        // There is one vertex for a resource; comparing all parameters would only cost time.
        @Override
        public boolean equals(Object other) {
            return other instanceof Managed managed && managed.resource == resource;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(resource);
        }

        @Override
        public String toString() {
            return reference();
        }
    }

    /// The begin (`admissible`) or the end (`completed`) of a container.
    record Anchor(Resource resource, boolean completed, int priority) implements Vertex {
        // As Puppet does: its name is a reference to a type of which nobody ever heard.
        @Override
        public String reference() {
            String name = name(resource.reference());
            int title = name.indexOf('[');
            String type = Reference.capitalize((completed ? "completed_" : "admissible_") + name.substring(0, title));
            return "Whit[" + type + name.substring(title) + "]";
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Anchor anchor && anchor.resource == resource && anchor.completed == completed;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(resource) * 2 + (completed ? 1 : 0);
        }

        @Override
        public String toString() {
            return name(resource.reference());
        }
    }
}
