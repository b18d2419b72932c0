package io.bindery.cfengine.promise.xml;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.DefaultHandler2;

/// Reads XML into a tree, and records the order of attributes, which the tree itself loses.
///
/// Nothing outside of the text is read: no external entities, no document type definitions.
final class XmlReader extends DefaultHandler2 {
    /// The user data of an element under which the names of its attributes are, in the order written.
    static final String ORDER = "attributes";

    private final Document document;
    private final Deque<Node> open = new ArrayDeque<>();
    private boolean inCharacterData;
    private boolean inDefinition;

    private XmlReader(Document document, Node parent) {
        this.document = document;
        open.push(parent);
    }

    static Document empty() {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder().newDocument();
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }

    static Document read(byte[] text) throws XmlException {
        Document document = empty();
        parse(new InputSource(new ByteArrayInputStream(text)), new XmlReader(document, document));
        return document;
    }

    /// The elements that a piece of text holds, as nodes of a document.
    static List<Node> piece(String text, Document document) throws XmlException {
        Element around = document.createElement("piece");
        XmlReader reader = new XmlReader(document, around);
        parse(new InputSource(new java.io.StringReader("<piece>" + text + "</piece>")), reader);
        List<Node> nodes = new ArrayList<>();
        Node first = around.getFirstChild();
        for (Node node = first == null ? null : first.getFirstChild(); node != null; node = node.getNextSibling()) {
            nodes.add(node);
        }
        return nodes;
    }

    private static void parse(InputSource source, XmlReader handler) throws XmlException {
        try {
            SAXParserFactory factory = SAXParserFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
            factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
            factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
            XMLReader reader = factory.newSAXParser().getXMLReader();
            reader.setFeature("http://xml.org/sax/features/namespace-prefixes", true);
            reader.setContentHandler(handler);
            reader.setErrorHandler(handler);
            reader.setProperty("http://xml.org/sax/properties/lexical-handler", handler);
            reader.parse(source);
        } catch (SAXParseException e) {
            throw new XmlException("line " + e.getLineNumber() + ": " + e.getMessage());
        } catch (SAXException | ParserConfigurationException | IOException e) {
            throw new XmlException(String.valueOf(e.getMessage()));
        }
    }

    private void append(Node node) {
        Node parent = open.getFirst();
        boolean text = node.getNodeType() == Node.TEXT_NODE;
        if (!text || parent.getNodeType() != Node.DOCUMENT_NODE) {
            parent.appendChild(node);
        }
    }

    @Override
    public void startElement(String uri, String localName, String name, Attributes attributes) {
        Element element = uri.isEmpty() ? document.createElement(name) : document.createElementNS(uri, name);
        List<String> order = new ArrayList<>();
        for (int at = 0; at < attributes.getLength(); at++) {
            order.add(attributes.getQName(at));
            if (attributes.getURI(at).isEmpty()) {
                element.setAttribute(attributes.getQName(at), attributes.getValue(at));
            } else {
                element.setAttributeNS(attributes.getURI(at), attributes.getQName(at), attributes.getValue(at));
            }
        }
        element.setUserData(ORDER, order, null);
        append(element);
        open.push(element);
    }

    @Override
    public void endElement(String uri, String localName, String name) {
        open.pop();
    }

    @Override
    public void characters(char[] text, int start, int length) {
        String more = new String(text, start, length);
        Node last = open.getFirst().getLastChild();
        if (inCharacterData) {
            append(document.createCDATASection(more));
        } else if (last != null && last.getNodeType() == Node.TEXT_NODE) {
            last.setNodeValue(last.getNodeValue() + more);
        } else {
            append(document.createTextNode(more));
        }
    }

    @Override
    public void startCDATA() {
        inCharacterData = true;
    }

    @Override
    public void endCDATA() {
        inCharacterData = false;
    }

    @Override
    public void startDTD(String name, @Nullable String publicId, @Nullable String systemId) {
        inDefinition = true;
        append(document.getImplementation().createDocumentType(name, publicId, systemId));
    }

    @Override
    public void endDTD() {
        inDefinition = false;
    }

    @Override
    public void comment(char[] text, int start, int length) {
        if (!inDefinition) {
            append(document.createComment(new String(text, start, length)));
        }
    }

    @Override
    public void processingInstruction(String target, String data) {
        append(document.createProcessingInstruction(target, data));
    }

    @Override
    public void fatalError(SAXParseException e) throws SAXException {
        throw e;
    }
}
