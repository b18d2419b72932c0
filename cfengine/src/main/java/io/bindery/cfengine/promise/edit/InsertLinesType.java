package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// `insert_lines`: lines are there, put in where they are missing.
final class InsertLinesType implements PromiseType {
    private static final long FILE_LIMIT = 64L << 20;

    private final EditedFile file;

    InsertLinesType(EditedFile file) {
        this.file = file;
    }

    @Override
    public String subject(ExpandedPromise promise) {
        // A line that is to be there as often as it is promised is another promise each time.
        boolean everyTime = promise.attributes().text("insert_type", "literal").equals("preserve_all_lines");
        return everyTime ? file.name() + ":" + promise.source().place().start() : file.name();
    }

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        EditPromise edit = edit(promise, keeping);
        String insertion = "The promised line insertion '" + promise.promiser() + "' ";
        if (new WhiteSpace(promise.attributes()).isContradictory()) {
            edit.error("Line insertion selection promise is meaningless - cannot mix exact_match with other ignore whitespace options");
            edit.impossible(insertion + "breaks its own promises");
            return false;
        }
        return new Regions(edit).isDelimited("insert", insertion + "could not select an edit region in '" + file.name() + "'");
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        EditPromise edit = edit(promise, keeping);
        return edit.concluded(insert(edit, new Regions(edit).selected()));
    }

    private EditPromise edit(ExpandedPromise promise, Keeping keeping) {
        return new EditPromise("insert_lines", promise, file, keeping);
    }

    private Outcome insert(EditPromise edit, Region region) {
        List<String> lines = lines(edit);
        if (lines == null) {
            return Outcome.FAILED;
        }
        Attributes location = edit.promise().body("location");
        Place place = place(location, region);
        if (place == null) {
            edit.impossible("The promised line insertion '" + edit.promiser() + "' could not select a locator matching regex '"
                    + location.text("select_line_matching", "") + "' in '" + file.name() + "'");
            return Outcome.SKIPPED;
        }
        return insert(edit, lines, region, place);
    }

    /// Where lines go: before the line at `index`, and whether that is before its locator.
    private record Place(int index, boolean before) {}

    private @Nullable Place place(Attributes location, Region region) {
        boolean before = location.text("before_after", "after").equals("before");
        boolean first = location.text("first_last", "last").equals("first");
        String pattern = location.text("select_line_matching");
        if (pattern == null) {
            return new Place(before ? region.start() : region.end(), before);
        }
        Regex regex = Regex.compile(pattern);
        int found = -1;
        for (int at = region.start(); regex != null && at < region.end(); at++) {
            if (regex.matchesAll(file.lines().get(at))) {
                found = at;
                if (first) {
                    break;
                }
            }
        }
        return found < 0 ? null : new Place(before ? found : found + 1, before);
    }

    private static @Nullable List<String> lines(EditPromise edit) {
        Attributes attributes = edit.promise().attributes();
        if (!attributes.text("insert_type", "literal").startsWith("file")) {
            return edit.promiser().isEmpty() ? List.of("") : ByteText.lines(edit.promiser());
        }
        try {
            byte[] content = edit.keeping().host().files().read(ByteText.path(edit.promiser()), FILE_LIMIT);
            boolean expands = attributes.flag("expand_scalars", false);
            return ByteText.lines(ByteText.of(content)).stream()
                    .map(line -> expands ? edit.keeping().evaluation().expand(line) : line)
                    .toList();
        } catch (IOException e) {
            edit.error("Could not read file '" + edit.promiser() + "'. (fopen: " + Failures.reason(e) + ")");
            return null;
        }
    }

    private Outcome insert(EditPromise edit, List<String> lines, Region region, Place place) {
        String type = edit.promise().attributes().text("insert_type", "literal");
        boolean block = type.endsWith("preserve_block");
        WhiteSpace policy = new WhiteSpace(edit.promise().attributes());
        if (block && hasBlock(lines, region, policy)) {
            return Outcome.KEPT;
        }
        boolean every = block || type.equals("preserve_all_lines");
        LineFilter filter = new LineFilter(edit.promise().body("insert_select"), "insert");
        Region known = region;
        int at = place.index();
        Outcome outcome = Outcome.SKIPPED;
        for (String line : lines) {
            if (!filter.admits(line)) {
                continue;
            }
            if (!every && has(line, known, policy)) {
                edit.keeping().conclude(edit.promise(), Outcome.KEPT);
                continue;
            }
            if (!edit.mayChange(intended(line, at, place))) {
                outcome = Outcome.WARNED;
                at++;
                continue;
            }
            file.tell(done(line, at, place));
            file.insert(at++, line);
            // As CFEngine does: what this promise puts into an empty region does not count as being there.
            known = region.start() == region.end() ? region : new Region(known.start(), known.end() + 1);
            outcome = Outcome.REPAIRED;
        }
        return outcome == Outcome.SKIPPED ? Outcome.KEPT : outcome;
    }

    private String intended(String line, int at, Place place) {
        if (place.before() && at == 0) {
            return file.lines().isEmpty()
                    ? "insert promised line '" + line + "' into '" + file.name() + "'"
                    : "prepend promised line '" + line + "' to '" + file.name() + "'";
        }
        return "insert line '" + line + "' into '" + file.name() + "' " + side(place);
    }

    private String done(String line, int at, Place place) {
        if (place.before() && at == 0) {
            return file.lines().isEmpty()
                    ? "Inserted the promised line '" + line + "' into '" + file.name() + "'"
                    : "Prepended the promised line '" + line + "' to " + file.name();
        }
        return "Inserted the promised line '" + line + "' into '" + file.name() + "' " + side(place);
    }

    private static String side(Place place) {
        return (place.before() ? "before" : "after") + " locator";
    }

    private boolean has(String line, Region region, WhiteSpace policy) {
        return file.lines().subList(region.start(), region.end()).stream().anyMatch(policy.same(line));
    }

    private boolean hasBlock(List<String> block, Region region, WhiteSpace policy) {
        List<Predicate<String>> wanted = block.stream().map(policy::same).toList();
        for (int start = region.start(); start + wanted.size() <= region.end(); start++) {
            int at = 0;
            while (at < wanted.size() && wanted.get(at).test(file.lines().get(start + at))) {
                at++;
            }
            if (at == wanted.size()) {
                return true;
            }
        }
        return false;
    }
}
