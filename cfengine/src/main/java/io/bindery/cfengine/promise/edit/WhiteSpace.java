package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.Attributes;
import java.util.List;

/// How lines are compared by `whitespace_policy`.
final class WhiteSpace {
    private final boolean leading;
    private final boolean trailing;
    private final boolean embedded;

    WhiteSpace(Attributes attributes) {
        List<String> policy = attributes.list("whitespace_policy");
        leading = policy.contains("ignore_leading");
        trailing = policy.contains("ignore_trailing");
        embedded = policy.contains("ignore_embedded");
    }

    boolean same(String one, String other) {
        return one.equals(other) || (leading || trailing || embedded) && reduced(one).equals(reduced(other));
    }

    private String reduced(String line) {
        String text = line;
        if (leading) {
            text = text.stripLeading();
        }
        if (trailing) {
            text = text.stripTrailing();
        }
        if (!embedded) {
            return text;
        }
        String inner = text.strip();
        int start = text.indexOf(inner);
        return text.substring(0, start) + inner.replaceAll("\\s+", " ") + text.substring(start + inner.length());
    }
}
