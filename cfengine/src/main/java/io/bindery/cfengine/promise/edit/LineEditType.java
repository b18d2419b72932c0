package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;

/// A promise type of `edit_line` bundles, for one file.
record LineEditType(LineEdit edit, EditedFile file) implements PromiseType {
    @Override
    public boolean isPartOfAnother() {
        return true;
    }

    @Override
    public String subject(ExpandedPromise promise, Keeping keeping) {
        return file.name() + edit.distinction(promise);
    }

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        return edit.isPossible(of(promise, keeping));
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        EditPromise one = of(promise, keeping);
        return one.concluded(edit.edit(one, new Regions(one).selected()));
    }

    private EditPromise of(ExpandedPromise promise, Keeping keeping) {
        return new EditPromise(edit.kind(), promise, file, keeping);
    }
}
