package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.Outcome;
import java.util.Objects;
import org.w3c.dom.Element;

/// `delete_attribute`: an element does not have an attribute.
final class DeleteAttribute implements XmlEdit {
    @Override
    public String refusal(String promiser) {
        return "The promised attribute deletion '" + promiser + "', is inconsistent";
    }

    @Override
    public boolean isPossible(XmlPromise edit) {
        if (edit.xpath() == null) {
            edit.error("Attribute deletion requires select_xpath to be specified");
            edit.error(refusal(edit.promiser()));
            return false;
        }
        if (edit.selected() == null) {
            edit.error("The promised XPath pattern '" + edit.xpath() + "', was NOT successful when selecting an edit node, in XML document '"
                    + edit.document().name() + "'");
            return false;
        }
        return true;
    }

    @Override
    public Outcome edit(XmlPromise edit) {
        Element element = Objects.requireNonNull(edit.selected());
        if (!element.hasAttribute(edit.text())) {
            edit.verbose("Attribute '" + edit.promiser() + "' (to be deleted " + edit.atThe() + ") does not exist");
            return Outcome.KEPT;
        }
        if (!edit.mayChange("delete the attribute '" + edit.promiser() + "' " + edit.atThe())) {
            return Outcome.WARNED;
        }
        element.removeAttribute(edit.text());
        return edit.repaired("Deleted attribute '" + edit.promiser() + "' " + edit.atThe());
    }
}
