package io.bindery.puppet.bind.site;

import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.Variable;
import io.bindery.puppet.syntax.walk.Children;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;

/// Finds the statement that assigned a variable, as far as the source text shows it.
final class AssignmentFinder {
    private AssignmentFinder() {}

    /// The statement where only one assigns the variable, else the whole file.
    static Place find(Manifest manifest, String variable) {
        List<Place> found = new ArrayList<>();
        collect(manifest.body(), variable, found);
        return found.size() == 1 ? found.getFirst() : Place.whole(manifest.file());
    }

    private static void collect(Node node, String variable, List<Place> found) {
        if (node instanceof Assignment assignment
                && assignment.target() instanceof Variable target
                && target.name() instanceof Name name
                && name.value().equals(variable)) {
            found.add(assignment.place());
        }
        Children.each(node, child -> collect(child, variable, found));
    }
}
