package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.Outcome;
import java.util.Objects;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/// `set_text`: an element has this text only. Its child elements stay.
final class SetText implements XmlEdit {
    @Override
    public String refusal(String promiser) {
        return "The promised text set '" + promiser + "' breaks its own promises";
    }

    @Override
    public boolean isPossible(XmlPromise edit) {
        return isPlaced(edit, refusal(edit.promiser()), "the XML document");
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

    /// The text that an element begins with.
    static String first(Element element) {
        Node first = element.getFirstChild();
        return first != null && isText(first) ? first.getNodeValue() : "";
    }

    /// Replaces the text that an element begins with. As CFEngine does: text behind a child element stays.
    static void set(Element element, String text) {
        Node first = element.getFirstChild();
        if (first != null && isText(first)) {
            element.removeChild(first);
        }
        element.insertBefore(element.getOwnerDocument().createTextNode(text), element.getFirstChild());
    }
}
