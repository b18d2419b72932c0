package io.bindery.cfengine.promise.xml;

/// Text that is not well-formed XML, or an XPath that cannot be evaluated.
public final class XmlException extends Exception {
    private static final long serialVersionUID = 1L;

    XmlException(String message) {
        super(message, null, false, false);
    }
}
