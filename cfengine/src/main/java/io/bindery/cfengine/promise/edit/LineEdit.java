package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.edit.EditedFile.Region;

/// The edits that promises of one type make to the lines of a file.
interface LineEdit {
    /// What messages call promises of this type.
    String kind();

    /// Whether the edit is possible now. If it is not, the reason was logged and the outcome concluded.
    boolean isPossible(EditPromise edit);

    Outcome edit(EditPromise edit, Region region);

    /// What else than its text tells a promise from others about the same file.
    default String distinction(ExpandedPromise promise) {
        return "";
    }
}
