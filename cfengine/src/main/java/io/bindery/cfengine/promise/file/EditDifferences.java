package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Log;
import java.util.List;

/// The messages about edits that a promise with `action_policy => "warn"` omits.
final class EditDifferences {
    private EditDifferences() {}

    // As CFEngine does: lines are compared one by one, so that all lines after an insertion differ.
    static void warn(List<String> before, List<String> after, boolean dryRun, Log log) {
        if (after.isEmpty() || dryRun) {
            return;
        }
        if (before.isEmpty()) {
            after.forEach(_ -> log.warning("File content wants to change from from/to full/empty but only a warning promised"));
            return;
        }
        int common = Math.min(before.size(), after.size());
        for (int at = 0; at < common; at++) {
            if (!before.get(at).equals(after.get(at))) {
                log.warning("edit_line warning promised: - " + before.get(at));
            }
        }
        after.subList(common, after.size()).forEach(line -> log.warning(" ! edit_line change warning promised: (add) " + line));
        before.subList(common, before.size()).forEach(line -> log.warning(" ! edit_line change warning promised: (remove) " + line));
    }
}
