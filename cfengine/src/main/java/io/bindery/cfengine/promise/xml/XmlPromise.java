package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/// One promise about an XML document.
record XmlPromise(String kind, ExpandedPromise promise, EditedDocument document, Keeping keeping) {
    /// The promiser as messages show it.
    String promiser() {
        return promise.promiser();
    }

    /// The promiser as the document would have it.
    String text() {
        return ByteText.unicode(promise.promiser());
    }

    @Nullable String xpath() {
        return promise.attributes().text("select_xpath");
    }

    void error(String message) {
        keeping.log().error(message);
    }

    void verbose(String message) {
        keeping.log().verbose(message);
    }

    /// What ends a message about a place: `at XPath 'x' in XML document 'y'`.
    String at() {
        return "at XPath '" + xpath() + "' in XML document '" + document.name() + "'";
    }

    /// As [#at], in the words of some promise types.
    String atThe() {
        return "at XPath '" + xpath() + "' in the XML document '" + document.name() + "'";
    }

    /// The one element that `select_xpath` selects, or null. Several are complained of.
    @Nullable Element selected() {
        String expression = xpath();
        if (expression == null) {
            return null;
        }
        List<Node> found;
        try {
            found = document.select(ByteText.unicode(expression));
        } catch (XmlException e) {
            error("Unable to evaluate XPath expression '" + expression + "'");
            return null;
        }
        if (found.isEmpty()) {
            verbose("The promised XPath pattern '" + expression + "' was NOT found when selecting an edit node in XML document '"
                    + document.name() + "'");
            return null;
        }
        if (found.size() > 1) {
            error("Current select_xpath expression '" + expression + "' returns " + found.size() + " edit nodes in XML document '"
                    + document.name() + "', unique edit node required");
            return null;
        }
        return found.getFirst() instanceof Element element ? element : null;
    }

    Outcome repaired(String message) {
        document.tell(message);
        return Outcome.REPAIRED;
    }

    boolean mayChange(String change) {
        return keeping.mayChange(promise, change);
    }

    Outcome concluded(Outcome outcome) {
        String what = kind + " promise '" + promiser() + "'";
        switch (outcome) {
            case SKIPPED, KEPT -> verbose("No changes done for the " + what);
            case REPAIRED -> document.tell(what + " repaired");
            case WARNED -> keeping.log().warning("Warnings encountered when actuating " + what);
            case FAILED, DENIED, TIMED_OUT -> error("Errors encountered when actuating " + what);
        }
        return outcome;
    }
}
