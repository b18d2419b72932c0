package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;

/// A promise type of `edit_xml` bundles, for one document.
record XmlEditType(String kind, XmlEdit edit, EditedDocument document) implements PromiseType {
    @Override
    public boolean isPartOfAnother() {
        return true;
    }

    @Override
    public String subject(ExpandedPromise promise, Keeping keeping) {
        return document.name();
    }

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        boolean possible = isPossible(of(promise, keeping));
        if (!possible) {
            keeping.conclude(promise, Outcome.FAILED);
        }
        return possible;
    }

    private boolean isPossible(XmlPromise one) {
        if (document.document() == null) {
            one.error("Unable to load XML document '" + document.name() + "'");
            return false;
        }
        String path = one.xpath();
        if (path != null && !Convergence.isGiven(path)) {
            one.error(edit.refusal(one.promiser()));
            return false;
        }
        return BuildXpath.prepare(one) && edit.isPossible(one);
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        XmlPromise one = of(promise, keeping);
        return one.concluded(edit.edit(one));
    }

    private XmlPromise of(ExpandedPromise promise, Keeping keeping) {
        return new XmlPromise(kind, promise, document, keeping);
    }
}
