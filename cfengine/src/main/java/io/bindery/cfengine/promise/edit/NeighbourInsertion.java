package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.promise.Outcome;
import java.util.List;

/// Inserts as `file_preserve_block` requires. As CFEngine does: each line is compared with one line of the file only, the first
/// with the locator and each later one with the next line. A line that equals its counterpart is not inserted.
final class NeighbourInsertion {
    /// Past the end of any file.
    private static final int NONE = 1 << 30;

    private final EditPromise edit;
    private final EditedFile file;
    private final boolean before;
    private final Insertion insertion;

    /// The line before the next one to go in, where they go before the locator; -1 at the beginning.
    private int previous;

    /// The index of the line that the next inserted line is compared with; past the end if the file has no such line.
    private int neighbour;

    NeighbourInsertion(EditPromise edit, Insertion.Place place) {
        this.edit = edit;
        this.file = edit.file();
        this.before = place.before();
        this.insertion = new Insertion(edit, place);
        int locator = place.before() ? place.index() : place.index() - 1;
        this.previous = Math.max(-1, locator - 1);
        this.neighbour = locator < 0 ? NONE : locator;
    }

    Outcome insert(List<String> lines) {
        LineFilter filter = new LineFilter(edit, "insert");
        lines.stream().filter(filter::admits).forEach(this::line);
        return insertion.outcome();
    }

    private void line(String line) {
        int size = file.lines().size();
        boolean beside = neighbour < size;
        if (beside && file.lines().get(neighbour).equals(line)) {
            insertion.kept();
        } else {
            int at = before || !beside ? previous + 1 : neighbour + 1;
            insertion.moveTo(at);
            neighbour += insertion.insert(line) && at <= neighbour ? 1 : 0;
        }
        previous++;
        neighbour++;
    }
}
