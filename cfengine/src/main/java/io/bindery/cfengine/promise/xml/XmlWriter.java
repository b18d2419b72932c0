package io.bindery.cfengine.promise.xml;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/// Writes a tree as the reference program's library does: white space unchanged, attributes in their order, double quotes.
final class XmlWriter {
    private final StringBuilder text = new StringBuilder();
    private final boolean ascii;

    private XmlWriter(boolean ascii) {
        this.ascii = ascii;
    }

    /// @param encoding the encoding in the declaration, or empty if it names none; then all is written in ASCII
    static String write(Document document, String encoding) {
        XmlWriter writer = new XmlWriter(encoding.isEmpty());
        writer.text.append("<?xml version=\"1.0\"").append(encoding.isEmpty() ? "" : " encoding=\"" + encoding + "\"").append("?>\n");
        for (Node node = document.getFirstChild(); node != null; node = node.getNextSibling()) {
            writer.node(node);
            writer.text.append('\n');
        }
        return writer.text.toString();
    }

    static String write(Node node) {
        XmlWriter writer = new XmlWriter(false);
        writer.node(node);
        return writer.text.toString();
    }

    private void node(Node node) {
        switch (node) {
            case Element element -> element(element);
            case DocumentType type -> definition(type);
            default -> leaf(node);
        }
    }

    private void leaf(Node node) {
        switch (node.getNodeType()) {
            case Node.TEXT_NODE -> escaped(node.getNodeValue(), false);
            case Node.CDATA_SECTION_NODE -> text.append("<![CDATA[").append(node.getNodeValue()).append("]]>");
            case Node.COMMENT_NODE -> text.append("<!--").append(node.getNodeValue()).append("-->");
            case Node.PROCESSING_INSTRUCTION_NODE -> {
                String data = node.getNodeValue();
                text.append("<?").append(node.getNodeName()).append(data.isEmpty() ? "" : " " + data).append("?>");
            }
            default -> {}
        }
    }

    private void definition(DocumentType type) {
        text.append("<!DOCTYPE ").append(type.getName());
        if (type.getPublicId() != null) {
            text.append(" PUBLIC \"").append(type.getPublicId()).append("\" \"").append(type.getSystemId()).append('"');
        } else if (type.getSystemId() != null) {
            text.append(" SYSTEM \"").append(type.getSystemId()).append('"');
        }
        text.append('>');
    }

    private void element(Element element) {
        text.append('<').append(element.getTagName());
        for (String name : attributes(element)) {
            text.append(' ').append(name).append("=\"");
            escaped(element.getAttribute(name), true);
            text.append('"');
        }
        if (element.getFirstChild() == null) {
            text.append("/>");
            return;
        }
        text.append('>');
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            node(child);
        }
        text.append("</").append(element.getTagName()).append('>');
    }

    /// The names of an element's attributes: those read in their order, then the others.
    private static List<String> attributes(Element element) {
        NamedNodeMap map = element.getAttributes();
        Set<String> present = new TreeSet<>();
        for (int at = 0; at < map.getLength(); at++) {
            present.add(map.item(at).getNodeName());
        }
        List<String> names = new ArrayList<>();
        if (element.getUserData(XmlReader.ORDER) instanceof List<?> order) {
            order.forEach(name -> {
                if (name instanceof String known && present.remove(known)) {
                    names.add(known);
                }
            });
        }
        names.addAll(present);
        return names;
    }

    private void escaped(String value, boolean inAttribute) {
        value.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '\r' -> text.append("&#13;");
                case '"' -> text.append(inAttribute ? "&quot;" : "\"");
                case '\n' -> text.append(inAttribute ? "&#10;" : "\n");
                case '\t' -> text.append(inAttribute ? "&#9;" : "\t");
                default -> {
                    if (ascii && c > 0x7f) {
                        text.append(String.format(Locale.ROOT, "&#x%X;", c));
                    } else {
                        text.appendCodePoint(c);
                    }
                }
            }
        });
    }
}
