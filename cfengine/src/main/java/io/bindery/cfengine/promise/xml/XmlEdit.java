package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.Outcome;

/// The edits that promises of one type make to an XML document.
interface XmlEdit {
    /// The message about a promise whose attributes contradict each other.
    String refusal(String promiser);

    /// Whether the edit can be made as the document is; where it cannot, why was logged. Asked in every pass.
    boolean isPossible(XmlPromise edit);

    Outcome edit(XmlPromise edit);
}
