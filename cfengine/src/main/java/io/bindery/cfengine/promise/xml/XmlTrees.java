package io.bindery.cfengine.promise.xml;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/// Compares trees.
final class XmlTrees {
    private XmlTrees() {}

    static List<Element> children(Node parent) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                children.add(element);
            }
        }
        return children;
    }

    /// The first child of a node that has all that a tree says.
    static @Nullable Element find(Node parent, Element wanted) {
        for (Element child : children(parent)) {
            if (contains(child, wanted)) {
                return child;
            }
        }
        return null;
    }

    /// Whether an element has the name, all attributes, the text and all children of another. It may have more.
    static boolean contains(Element element, Element wanted) {
        if (!element.getTagName().equals(wanted.getTagName())) {
            return false;
        }
        NamedNodeMap attributes = wanted.getAttributes();
        for (int at = 0; at < attributes.getLength(); at++) {
            Node attribute = attributes.item(at);
            if (!element.hasAttribute(attribute.getNodeName())
                    || !element.getAttribute(attribute.getNodeName()).equals(attribute.getNodeValue())) {
                return false;
            }
        }
        String text = text(wanted);
        if (!text.isEmpty() && !text(element).equals(text)) {
            return false;
        }
        return children(wanted).stream().allMatch(child -> find(element, child) != null);
    }

    /// The text that stands directly in an element, without white space around it.
    private static String text(Element element) {
        StringBuilder text = new StringBuilder();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node.getNodeType() == Node.TEXT_NODE || node.getNodeType() == Node.CDATA_SECTION_NODE) {
                text.append(node.getNodeValue());
            }
        }
        return text.toString().strip();
    }
}
