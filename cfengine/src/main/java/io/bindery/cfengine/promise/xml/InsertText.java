package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.Outcome;
import java.util.Objects;
import org.w3c.dom.Element;

/// `insert_text`: an element's text contains the promised text, which is appended if it is missing.
final class InsertText implements XmlEdit {
    @Override
    public boolean isPossible(XmlPromise edit) {
        return SetText.isPlaced(edit, "The promised text insertion '" + edit.promiser() + "' breaks its own promises", "the XML document");
    }

    @Override
    public Outcome edit(XmlPromise edit) {
        Element element = Objects.requireNonNull(edit.selected());
        if (SetText.text(element).contains(edit.text())) {
            edit.verbose("Text '" + edit.promiser() + "' already exists " + edit.atThe());
            return Outcome.KEPT;
        }
        if (!edit.mayChange("insert text '" + edit.promiser() + "' " + edit.atThe())) {
            return Outcome.WARNED;
        }
        element.appendChild(element.getOwnerDocument().createTextNode(edit.text()));
        return edit.repaired("Inserted text '" + edit.promiser() + "' " + edit.atThe());
    }
}
