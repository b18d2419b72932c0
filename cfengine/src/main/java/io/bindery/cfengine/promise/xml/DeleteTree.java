package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.Outcome;
import java.util.Objects;
import org.w3c.dom.Element;

/// `delete_tree`: an element has no child that matches a tree.
final class DeleteTree implements XmlEdit {
    @Override
    public String refusal(String promiser) {
        return "The promised tree deletion '" + promiser + "' is inconsistent";
    }

    @Override
    public boolean isPossible(XmlPromise edit) {
        if (edit.xpath() == null) {
            edit.error("Tree deletion requires select_xpath to be specified");
            edit.error(refusal(edit.promiser()));
            return false;
        }
        if (edit.selected() == null) {
            edit.error("The promised XPath pattern '" + edit.xpath() + "', was NOT successful when selecting an edit node, in XML document '"
                    + edit.document().name() + ")");
            return false;
        }
        return true;
    }

    @Override
    public Outcome edit(XmlPromise edit) {
        Element element = Objects.requireNonNull(edit.selected());
        Element tree = InsertTree.tree(edit);
        if (tree == null) {
            edit.error("Tree to be deleted '" + edit.promiser() + "' " + edit.at() + " was not parsed successfully");
            return Outcome.FAILED;
        }
        Element child = XmlTrees.find(element, tree);
        if (child == null) {
            edit.verbose("The promised tree to be deleted '" + edit.promiser() + "' does not exist " + edit.at());
            return Outcome.KEPT;
        }
        if (!edit.mayChange("delete tree '" + edit.promiser() + "' " + edit.at())) {
            return Outcome.WARNED;
        }
        element.removeChild(child);
        return edit.repaired("Deleted tree '" + edit.promiser() + "' " + edit.at());
    }
}
