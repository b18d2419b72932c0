package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.Outcome;
import java.util.Objects;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/// `set_text`: an element has this text only. Its child elements stay.
final class SetText implements XmlEdit {
    @Override
    public boolean isPossible(XmlPromise edit) {
        return isPlaced(edit, "The promised text set '" + edit.promiser() + "' breaks its own promises", "the XML document");
    }

    /// What promises about text have in common: there is one element to edit.
    static boolean isPlaced(XmlPromise edit, String refusal, String document) {
        if (edit.xpath() == null) {
            // As CFEngine does: promises about text have the words of those about trees.
            edit.error("Tree insertion requires select_xpath to be specified");
            edit.error(refusal);
            return false;
        }
        if (edit.selected() == null) {
            edit.error("No node selected by XPath '" + edit.xpath() + "' in " + document + " '" + edit.document().name() + "'");
            return false;
        }
        return true;
    }

    @Override
    public Outcome edit(XmlPromise edit) {
        Element element = Objects.requireNonNull(edit.selected());
        String what = "text '" + edit.promiser() + "' " + edit.at();
        if (text(element).equals(edit.text())) {
            edit.verbose("Text '" + edit.promiser() + "' already exists " + edit.at());
            return Outcome.KEPT;
        }
        if (!edit.mayChange("set " + what)) {
            return Outcome.WARNED;
        }
        set(element, edit.text());
        return edit.repaired("Set " + what);
    }

    /// The text that stands directly in an element.
    static String text(Element element) {
        StringBuilder text = new StringBuilder();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (isText(node)) {
                text.append(node.getNodeValue());
            }
        }
        return text.toString();
    }

    private static boolean isText(Node node) {
        return node.getNodeType() == Node.TEXT_NODE || node.getNodeType() == Node.CDATA_SECTION_NODE;
    }

    /// Replaces all text of an element by a text before its child elements.
    static void set(Element element, String text) {
        Node next;
        for (Node node = element.getFirstChild(); node != null; node = next) {
            next = node.getNextSibling();
            if (isText(node)) {
                element.removeChild(node);
            }
        }
        element.insertBefore(element.getOwnerDocument().createTextNode(text), element.getFirstChild());
    }
}
