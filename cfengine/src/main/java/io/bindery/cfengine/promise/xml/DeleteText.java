package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.Outcome;
import java.util.Objects;
import org.w3c.dom.Element;

/// `delete_text`: an element whose text contains the promised text becomes empty.
final class DeleteText implements XmlEdit {
    @Override
    public String refusal(String promiser) {
        return "The promised text deletion '" + promiser + "' is inconsistent";
    }

    @Override
    public boolean isPossible(XmlPromise edit) {
        return SetText.isPlaced(edit, refusal(edit.promiser()), "XML document");
    }

    @Override
    public Outcome edit(XmlPromise edit) {
        Element element = Objects.requireNonNull(edit.selected());
        if (!SetText.text(element).contains(edit.text())) {
            edit.verbose("Text '" + edit.promiser() + "' does not exist " + edit.atThe());
            return Outcome.KEPT;
        }
        if (!edit.mayChange("delete text '" + edit.promiser() + "' " + edit.atThe())) {
            return Outcome.WARNED;
        }
        // As CFEngine does: all text of the element goes, whatever part of it was named.
        SetText.set(element, "");
        return edit.repaired("Deleted text '" + edit.promiser() + "' " + edit.atThe());
    }
}
