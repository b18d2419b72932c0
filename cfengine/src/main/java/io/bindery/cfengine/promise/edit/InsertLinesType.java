package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.edit.EditedFile.Region;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `insert_lines`: lines are there, put in where they are missing.
final class InsertLinesType implements PromiseType {
    private static final long FILE_LIMIT = 64L << 20;

    private final EditedFile file;

    InsertLinesType(EditedFile file) {
        this.file = file;
    }

    @Override
    public String subject() {
        return file.name();
    }

    @Override
    public boolean isTriedAgain(Outcome outcome) {
        return outcome == Outcome.FAILED;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        Region region = Regions.of(promise, file);
        if (region == null) {
            keeping.log().error("The promised line insertion '" + promise.promiser() + "' could not select an edit region in '"
                    + file.name() + "'");
            return Outcome.FAILED;
        }
        List<String> lines = lines(promise, keeping);
        if (lines == null) {
            return Outcome.FAILED;
        }
        Place place = place(promise.body("location"), region);
        if (place == null) {
            keeping.log().error("The promised line insertion '" + promise.promiser()
                    + "' could not select a locator matching regex '" + promise.body("location").text("select_line_matching", "")
                    + "' in '" + file.name() + "'");
            return Outcome.FAILED;
        }
        return insert(promise, lines, region, place, keeping);
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

    private @Nullable List<String> lines(ExpandedPromise promise, Keeping keeping) {
        String type = promise.attributes().text("insert_type", "literal");
        if (!type.startsWith("file")) {
            return split(promise.promiser());
        }
        try {
            String content = ByteText.of(keeping.host().files().read(ByteText.path(promise.promiser()), FILE_LIMIT));
            boolean expands = promise.attributes().flag("expand_scalars", false);
            return ByteText.lines(content).stream()
                    .map(line -> expands ? keeping.evaluation().expand(line) : line)
                    .toList();
        } catch (IOException e) {
            keeping.log().error("Could not insert lines from file '" + promise.promiser() + "'. (fopen: "
                    + io.bindery.cfengine.promise.Failures.reason(e) + ")");
            return null;
        }
    }

    private static List<String> split(String text) {
        return text.isEmpty() ? List.of("") : List.of(text.split("\n", -1));
    }

    private Outcome insert(ExpandedPromise promise, List<String> lines, Region region, Place place, Keeping keeping) {
        String type = promise.attributes().text("insert_type", "literal");
        boolean block = type.endsWith("preserve_block");
        WhiteSpace policy = new WhiteSpace(promise.attributes());
        if (block && hasBlock(lines, region, policy)) {
            return Outcome.KEPT;
        }
        boolean every = block || type.equals("preserve_all_lines");
        LineFilter filter = new LineFilter(promise.body("insert_select"), "insert");
        boolean rehearsal = keeping.isRehearsal(promise);
        Region known = region;
        int at = place.index();
        Outcome outcome = Outcome.KEPT;
        for (String line : lines) {
            if (!filter.admits(line) || !every && has(line, known, policy)) {
                continue;
            }
            if (rehearsal) {
                keeping.log().warning("Should insert the promised line '" + line + "' into '" + file.name() + "'");
                outcome = Outcome.WARNED;
                continue;
            }
            say(line, at, place, keeping);
            file.insert(at++, line);
            // As CFEngine does: what this promise puts into an empty region does not count as being there.
            known = region.start() == region.end() ? region : new Region(known.start(), known.end() + 1);
            outcome = Outcome.REPAIRED;
        }
        return outcome;
    }

    private void say(String line, int at, Place place, Keeping keeping) {
        keeping.log().info(place.before() && at == 0
                ? "Prepended the promised line '" + line + "' to " + file.name()
                : "Inserted the promised line '" + line + "' into '" + file.name() + "' " + (place.before() ? "before" : "after")
                        + " locator");
    }

    private boolean has(String line, Region region, WhiteSpace policy) {
        for (int at = region.start(); at < region.end(); at++) {
            if (policy.same(line, file.lines().get(at))) {
                return true;
            }
        }
        return false;
    }

    private boolean hasBlock(List<String> block, Region region, WhiteSpace policy) {
        for (int start = region.start(); start + block.size() <= region.end(); start++) {
            int at = 0;
            while (at < block.size() && policy.same(block.get(at), file.lines().get(start + at))) {
                at++;
            }
            if (at == block.size()) {
                return true;
            }
        }
        return false;
    }
}
