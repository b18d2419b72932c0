package io.bindery.cfengine.promise.xml;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/// An XML document while promises edit it. The document is written at most once, after the last promise; messages about edits
/// wait until then.
public final class EditedDocument {
    private static final Pattern ENCODING = Pattern.compile("\\A<\\?xml[^>]*encoding=[\"']([A-Za-z0-9._-]+)[\"']");

    private final String name;
    private final String encoding;
    private final byte[] before;
    private final @Nullable Document document;
    private final List<String> news = new ArrayList<>();

    private EditedDocument(String name, byte[] before, @Nullable Document document, String encoding) {
        this.name = name;
        this.before = before;
        this.document = document;
        this.encoding = encoding;
    }

    /// Opens a document. One that is not well-formed can be edited by no promise.
    public static EditedDocument of(String name, byte[] content) {
        String text = new String(content, StandardCharsets.ISO_8859_1);
        if (text.isBlank()) {
            return new EditedDocument(name, content, XmlReader.empty(), "");
        }
        Matcher matcher = ENCODING.matcher(text);
        String encoding = matcher.find() ? matcher.group(1) : "";
        try {
            return new EditedDocument(name, content, XmlReader.read(content), encoding);
        } catch (XmlException e) {
            return new EditedDocument(name, content, null, encoding);
        }
    }

    public String name() {
        return name;
    }

    /// Null if the text was not well-formed.
    @Nullable Document document() {
        return document;
    }

    @Nullable Element root() {
        return document == null ? null : document.getDocumentElement();
    }

    /// The elements that an expression selects.
    List<Node> select(String expression) throws XmlException {
        try {
            NodeList found = (NodeList) XPathFactory.newInstance().newXPath().evaluate(expression, document, XPathConstants.NODESET);
            List<Node> nodes = new ArrayList<>();
            for (int at = 0; at < found.getLength(); at++) {
                nodes.add(found.item(at));
            }
            return nodes;
        } catch (XPathExpressionException e) {
            throw new XmlException(String.valueOf(e.getMessage()));
        }
    }

    void tell(String message) {
        news.add(message);
    }

    public List<String> news() {
        return List.copyOf(news);
    }

    /// Whether the content of the document now differs from the file.
    public boolean isChanged() {
        if (document == null) {
            return false;
        }
        if (new String(before, StandardCharsets.ISO_8859_1).isBlank()) {
            return document.getDocumentElement() != null;
        }
        try {
            return !XmlWriter.write(XmlReader.read(before), encoding).equals(XmlWriter.write(document, encoding));
        } catch (XmlException e) {
            return false;
        }
    }

    public byte[] content() {
        if (document == null) {
            return before;
        }
        Charset charset = encoding.isEmpty() || !Charset.isSupported(encoding) ? StandardCharsets.UTF_8 : Charset.forName(encoding);
        return XmlWriter.write(document, encoding).getBytes(charset);
    }
}
