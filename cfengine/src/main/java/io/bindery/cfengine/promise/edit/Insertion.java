package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.promise.Outcome;
import java.util.function.Predicate;

/// Inserts lines into a file, one after another, at one place.
final class Insertion {
    private final EditPromise edit;
    private final EditedFile file;
    private final boolean before;
    private int at;
    private boolean untouched = true;
    private Outcome outcome = Outcome.KEPT;

    /// The place of insertion: before the line at `index`, and whether this is before or after its locator.
    record Place(int index, boolean before) {}

    Insertion(EditPromise edit, Place place) {
        this.edit = edit;
        this.file = edit.file();
        this.before = place.before();
        this.at = place.index();
    }

    /// A line that is there already.
    void kept() {
        edit.keeping().conclude(edit.promise(), Outcome.KEPT);
    }

    /// Whether the file begins with such a line where the first one is to go.
    boolean isFirst(Predicate<String> same) {
        return untouched && before && at == 0 && !file.lines().isEmpty() && same.test(file.lines().getFirst());
    }

    /// Whether such a line stands already on the side of the locator where the next one is to go.
    boolean isBeside(Predicate<String> same) {
        if (isFirst(same)) {
            return true;
        }
        int neighbour = before ? at - 1 : at;
        boolean known = untouched || !before;
        return known && neighbour >= 0 && neighbour < file.lines().size() && same.test(file.lines().get(neighbour));
    }

    /// Goes on behind a line that is there already.
    void pass() {
        kept();
        at++;
        untouched = false;
    }

    /// Puts a line in; false if the promise only warns.
    boolean insert(String line) {
        boolean may = edit.mayChange(intended(line));
        if (may) {
            file.tell(done(line));
            file.insert(at, line);
        }
        at++;
        untouched = false;
        outcome = may ? Outcome.REPAIRED : Outcome.WARNED;
        return may;
    }

    /// Where the last line was put in.
    int last() {
        return at - 1;
    }

    /// Goes on with the next line at another place.
    void moveTo(int index) {
        at = index;
    }

    Outcome outcome() {
        return outcome;
    }

    private String intended(String line) {
        if (before && file.lines().isEmpty()) {
            return "insert promised line '" + line + "' into '" + file.name() + "'";
        }
        if (before && at == 0) {
            return "prepend promised line '" + line + "' to '" + file.name() + "'";
        }
        return "insert line '" + line + "' into '" + file.name() + "' " + side();
    }

    private String done(String line) {
        if (before && at == 0) {
            return file.lines().isEmpty()
                    ? "Inserted the promised line '" + line + "' into '" + file.name() + "'"
                    : "Prepended the promised line '" + line + "' to " + file.name();
        }
        return "Inserted the promised line '" + line + "' into '" + file.name() + "' " + side();
    }

    private String side() {
        return (before ? "before" : "after") + " locator";
    }
}
