package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import java.util.Objects;
import org.w3c.dom.Element;

/// `set_attribute`: an element has an attribute of this value.
final class SetAttribute implements XmlEdit {
    @Override
    public String refusal(String promiser) {
        return "The promised attribute set '" + promiser + "', breaks its own promises";
    }

    @Override
    public boolean isPossible(XmlPromise edit) {
        if (edit.xpath() == null) {
            edit.error("Attribute insertion requires select_xpath to be specified");
            edit.error(refusal(edit.promiser()));
            return false;
        }
        if (edit.selected() == null) {
            edit.error("No node to edit selected by XPath '" + edit.xpath() + "' in the XML document '" + edit.document().name() + "'");
            return false;
        }
        return true;
    }

    @Override
    public Outcome edit(XmlPromise edit) {
        Element element = Objects.requireNonNull(edit.selected());
        String value = edit.promise().attributes().text("attribute_value", "");
        String unicode = ByteText.unicode(value);
        String what = "attribute with name '" + edit.promiser() + "' to value '" + value + "' " + edit.at();
        if (element.hasAttribute(edit.text()) && element.getAttribute(edit.text()).equals(unicode)) {
            edit.verbose("Attribute with name '" + edit.promiser() + "' and value '" + value + "' already exists " + edit.at());
            return Outcome.KEPT;
        }
        if (!edit.mayChange("set " + what)) {
            return Outcome.WARNED;
        }
        element.setAttribute(edit.text(), unicode);
        return edit.repaired("Set " + what);
    }
}
