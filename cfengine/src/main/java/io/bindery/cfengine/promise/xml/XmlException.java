package io.bindery.cfengine.promise.xml;

/// The error for text that is not well-formed XML, or for an XPath that cannot be evaluated.
public final class XmlException extends Exception {
    private static final long serialVersionUID = 1L;

    XmlException(String message) {
        super(message, null, false, false);
    }
}
