package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Outcome;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/// `insert_tree`: an element has a child that matches a tree, or an empty document has the tree as its root.
final class InsertTree implements XmlEdit {
    @Override
    public String refusal(String promiser) {
        return "The promised tree insertion '" + promiser + "' breaks its own promises";
    }

    @Override
    public boolean isPossible(XmlPromise edit) {
        if (edit.document().root() == null) {
            if (edit.xpath() != null) {
                edit.error("Tree insertion into an empty file, using select_xpath, does not make sense");
                edit.error(refusal(edit.promiser()));
            }
            return edit.xpath() == null;
        }
        if (edit.xpath() != null && edit.selected() == null) {
            edit.error("Failed to select edit node in the XML document '" + edit.document().name() + "' using the XPath '" + edit.xpath()
                    + "'");
            return false;
        }
        return true;
    }

    /// The first element of the promised text; null if the text has no element.
    static @Nullable Element tree(XmlPromise edit) {
        try {
            List<Node> nodes = XmlReader.piece(edit.text(), Objects.requireNonNull(edit.document().document()));
            for (Node node : nodes) {
                if (node instanceof Element element) {
                    return element;
                }
            }
        } catch (XmlException e) {
            edit.verbose("The tree '" + edit.promiser() + "' is not well-formed: " + e.getMessage());
        }
        return null;
    }

    @Override
    public Outcome edit(XmlPromise edit) {
        Element tree = tree(edit);
        Element selected = edit.xpath() == null ? null : edit.selected();
        if (tree == null) {
            String where = selected == null
                    ? "into the XML document '" + edit.document().name() + "'"
                    : edit.atThe();
            edit.error("Failed to parse the tree '" + edit.promiser() + "' (to be inserted " + where + ")");
            return Outcome.FAILED;
        }
        return selected == null ? asRoot(edit, tree) : into(selected, edit, tree);
    }

    private static Outcome asRoot(XmlPromise edit, Element tree) {
        Document document = Objects.requireNonNull(edit.document().document());
        Element root = document.getDocumentElement();
        String name = edit.document().name();
        if (root != null && XmlTrees.contains(root, tree)) {
            edit.verbose("The promised XML document '" + name + "' already exists and contains the correct root element");
            return Outcome.KEPT;
        }
        if (root != null) {
            edit.error("The tree '" + edit.promiser() + "' requested to be inserted into the XML document '" + name
                    + "', however XML document is not empty and tree to be inserted does not match existing content");
            edit.keeping().log().log(Level.NOTICE, "Specify select_xpath expression insert into a non-empty XML document");
            return Outcome.FAILED;
        }
        if (!edit.mayChange("insert the promised tree '" + edit.promiser() + "' into an empty XML document '" + name + "'")) {
            return Outcome.WARNED;
        }
        document.appendChild(tree);
        return edit.repaired("Inserted tree '" + edit.promiser() + "' into an empty XML document '" + name + "'");
    }

    private static Outcome into(Element parent, XmlPromise edit, Element tree) {
        if (XmlTrees.find(parent, tree) != null) {
            edit.verbose("The tree '" + edit.promiser() + "' already exists " + edit.at());
            return Outcome.KEPT;
        }
        if (!edit.mayChange("insert tree '" + edit.promiser() + "' " + edit.at())) {
            return Outcome.WARNED;
        }
        parent.appendChild(tree);
        return edit.repaired("Inserted tree '" + edit.promiser() + "' " + edit.at());
    }
}
