package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.Outcome;
import java.util.Objects;
import org.w3c.dom.Element;

/// `insert_text`: an element's text contains the promised text, which is appended if it is missing.
final class InsertText implements XmlEdit {
    @Override
    public String refusal(String promiser) {
        return "The promised text insertion '" + promiser + "' breaks its own promises";
    }

    @Override
    public boolean isPossible(XmlPromise edit) {
        return SetText.isPlaced(edit, refusal(edit.promiser()), "the XML document");
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
        SetText.set(element, SetText.first(element) + edit.text());
        return edit.repaired("Inserted text '" + edit.promiser() + "' " + edit.atThe());
    }
}
