package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.FileKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// `insert_lines`: lines are present; missing lines are inserted.
final class InsertLines implements LineEdit {
    private static final long FILE_LIMIT = 64L << 20;

    @Override
    public String kind() {
        return "insert_lines";
    }

    @Override
    public String distinction(ExpandedPromise promise) {
        // If a line may be inserted several times, each of its promises counts as a different one.
        boolean everyTime = type(promise).equals("preserve_all_lines");
        return everyTime ? ":" + promise.source().place().start() : "";
    }

    private static String type(ExpandedPromise promise) {
        return promise.attributes().text("insert_type", "literal");
    }

    @Override
    public boolean isPossible(EditPromise edit) {
        String insertion = "The promised line insertion '" + edit.promiser() + "' ";
        List<String> contradictions = contradictions(edit);
        if (!contradictions.isEmpty()) {
            contradictions.forEach(each -> edit.error("Line insertion " + each));
            edit.impossible(insertion + "breaks its own promises");
            return false;
        }
        return new Regions(edit).isDelimited("insert", insertion + "could not select an edit region in '" + edit.file().name() + "'");
    }

    /// What in the promise cannot be meant together.
    private static List<String> contradictions(EditPromise edit) {
        List<String> contradictions = new ArrayList<>();
        String lists = new LineFilter(edit, "insert").contradiction();
        if (lists != null) {
            contradictions.add("selection promise is meaningless - " + lists);
        }
        WhiteSpace policy = new WhiteSpace(edit.promise().attributes());
        if (type(edit.promise()).equals("preserve_block")) {
            contradictions.addAll(Collections.nCopies(policy.ignored(), "should not use whitespace policy with preserve_block"));
        }
        if (policy.isContradictory()) {
            contradictions.add("selection promise is meaningless - cannot mix exact_match with other ignore whitespace options");
        }
        return contradictions;
    }

    @Override
    public Outcome edit(EditPromise edit, Region region) {
        Attributes location = edit.promise().body("location");
        Insertion.Place place = place(edit, location, region);
        if (place == null) {
            edit.impossible("The promised line insertion '" + edit.promiser() + "' could not select a locator matching regex '"
                    + location.text("select_line_matching", "") + "' in '" + edit.file().name() + "'");
            return Outcome.SKIPPED;
        }
        List<String> lines = lines(edit);
        if (lines == null) {
            return Outcome.FAILED;
        }
        if (new Regions(edit).isNowhere()) {
            return Outcome.KEPT;
        }
        if (type(edit.promise()).equals("file_preserve_block")) {
            return new NeighbourInsertion(edit, place).insert(lines);
        }
        return insert(edit, lines, region, place);
    }

    private static Insertion.@Nullable Place place(EditPromise edit, Attributes location, Region region) {
        boolean before = location.text("before_after", "after").equals("before");
        boolean first = location.text("first_last", "last").equals("first");
        String pattern = location.text("select_line_matching");
        if (pattern == null) {
            // As CFEngine does: before all of a region is before all of the file.
            return new Insertion.Place(before ? 0 : region.end(), before);
        }
        LinePattern wanted = edit.pattern(pattern);
        int found = -1;
        for (int at = region.start(); at < region.end() && !(first && found >= 0); at++) {
            if (wanted.matches(edit.file().lines().get(at))) {
                found = at;
            }
        }
        return found < 0 ? null : new Insertion.Place(before ? found : found + 1, before);
    }

    private static @Nullable List<String> lines(EditPromise edit) {
        if (!type(edit.promise()).startsWith("file")) {
            return List.of(edit.promiser().split("\n", -1));
        }
        var files = edit.keeping().host().files();
        try {
            Path path = ByteText.path(edit.promiser());
            if (files.stateFollowingLinks(path).kind() == FileKind.DIRECTORY) {
                edit.error("Could not insert lines from a directory '" + edit.promiser() + "'");
                return null;
            }
            boolean expands = edit.promise().attributes().flag("expand_scalars", false);
            return ByteText.lines(ByteText.of(files.read(path, FILE_LIMIT))).stream()
                    .map(line -> expands ? edit.keeping().evaluation().expand(line) : line)
                    .toList();
        } catch (IOException e) {
            edit.error("Could not read file '" + edit.promiser() + "'. (fopen: " + Failures.reason(e) + ")");
            return null;
        }
    }

    private static Outcome insert(EditPromise edit, List<String> lines, Region region, Insertion.Place place) {
        boolean block = type(edit.promise()).equals("preserve_block");
        List<String> there = edit.file().lines();
        if (block && hasBlock(lines, there.subList(region.start(), Math.min(region.end() + 1, there.size())))) {
            return Outcome.KEPT;
        }
        boolean every = block || type(edit.promise()).equals("preserve_all_lines");
        WhiteSpace policy = new WhiteSpace(edit.promise().attributes());
        Insertion insertion = new Insertion(edit, place);
        LineFilter filter = new LineFilter(edit, "insert");
        Region known = region;
        for (String line : lines) {
            if (!filter.admits(line)) {
                continue;
            }
            Predicate<String> same = policy.same(line);
            if (!every && there.subList(known.start(), known.end()).stream().anyMatch(same)) {
                insertion.kept();
            } else if (every ? insertion.isFirst(same) : insertion.isBeside(same)) {
                insertion.pass();
            } else if (insertion.insert(line) && region.start() < region.end()) {
                // As CFEngine does: what this promise puts into an empty region does not count as being there.
                known = known.with(insertion.last());
            }
        }
        return insertion.outcome();
    }

    private static boolean hasBlock(List<String> block, List<String> lines) {
        return Collections.indexOfSubList(lines, block) >= 0;
    }
}
