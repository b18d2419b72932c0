package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.edit.EditedFile.Region;

/// The edits that promises of one type make to the lines of a file.
interface LineEdit {
    /// What messages call promises of this type.
    String kind();

    /// Whether the edit can be made as things are; where it cannot, why was said and concluded.
    boolean isPossible(EditPromise edit);

    Outcome edit(EditPromise edit, Region region);

    /// What else than its text tells a promise from others about the same file.
    default String distinction(ExpandedPromise promise) {
        return "";
    }
}
