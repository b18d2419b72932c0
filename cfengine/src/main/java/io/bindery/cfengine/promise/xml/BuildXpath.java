package io.bindery.cfengine.promise.xml;

import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/// `build_xpath`: the elements on a path exist. A step may require attributes (`[@name='x']`) and children with a text
/// (`[Alias='y']`); `|` separates several.
final class BuildXpath implements XmlEdit {
    private static final String NAME = "[A-Za-z_][\\w.-]*(?::[\\w.-]+)?";
    private static final Pattern STEP = Pattern.compile("/(" + NAME + ")\\s*(?:\\[([^\\[\\]]*)\\])?");
    private static final Pattern CONDITION =
            Pattern.compile("\\s*(@?)(" + NAME + ")\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"'|]+))\\s*");

    /// An element on the path.
    private record Step(String name, Map<String, String> attributes, Map<String, String> children) {}

    @Override
    public String refusal(String promiser) {
        return "The promised XPath build '" + promiser + "' breaks its own promises";
    }

    @Override
    public boolean isPossible(XmlPromise edit) {
        return isBuildable(edit, edit.promiser());
    }

    /// Whether a path has the form that can be built.
    private static boolean isBuildable(XmlPromise edit, String path) {
        boolean convergent = Convergence.isGiven(path);
        if (convergent && steps(ByteText.unicode(path)) != null) {
            return true;
        }
        edit.error(convergent
                ? "Promiser expression '" + path + "' contains syntax that is not supported for xpath_build."
                        + " Please refer to users manual for supported syntax specifications."
                : "Promiser expression (" + path + ") is not convergent");
        edit.error("The promised XPath build '" + path + "' breaks its own promises");
        edit.concluded(Outcome.FAILED);
        return false;
    }

    private static @Nullable List<Step> steps(String path) {
        List<Step> steps = new ArrayList<>();
        Matcher matcher = STEP.matcher(path.strip());
        int end = 0;
        while (matcher.find() && matcher.start() == end) {
            Step step = step(matcher.group(1), matcher.group(2));
            if (step == null) {
                return null;
            }
            steps.add(step);
            end = matcher.end();
        }
        return end == path.strip().length() && !steps.isEmpty() ? steps : null;
    }

    private static @Nullable Step step(String name, @Nullable String conditions) {
        Step step = new Step(name, new LinkedHashMap<>(), new LinkedHashMap<>());
        for (String condition : conditions == null ? List.<String>of() : List.of(conditions.split("\\|"))) {
            Matcher matcher = CONDITION.matcher(condition);
            if (!matcher.matches()) {
                return null;
            }
            String value = matcher.group(3) != null ? matcher.group(3) : matcher.group(4) != null ? matcher.group(4) : matcher.group(5);
            (matcher.group(1).isEmpty() ? step.children() : step.attributes()).put(matcher.group(2), value);
        }
        return step;
    }

    @Override
    public Outcome edit(XmlPromise edit) {
        Outcome outcome = build(edit, edit.promiser());
        if (outcome == Outcome.REPAIRED) {
            // As CFEngine does: the path is there then, which counts as kept too.
            edit.keeping().conclude(edit.promise(), Outcome.KEPT);
        }
        return outcome;
    }

    /// Builds the path that a promise of another type asks for (`build_xpath`) before it is kept; false if that cannot be done.
    static boolean prepare(XmlPromise edit) {
        String path = edit.promise().attributes().text("build_xpath");
        return path == null || isBuildable(edit, path) && build(edit, path) == Outcome.REPAIRED;
    }

    private static Outcome build(XmlPromise edit, String path) {
        List<Step> steps = Objects.requireNonNull(steps(ByteText.unicode(path)));
        Document document = Objects.requireNonNull(edit.document().document());
        boolean empty = document.getDocumentElement() == null;
        String where = (empty ? "into an empty XML document '" : "in XML document '") + edit.document().name() + "'";
        if (!edit.mayChange("build XPath '" + path + "' " + where)) {
            return Outcome.WARNED;
        }
        Node at = document;
        for (Step step : steps) {
            Element next = find(at, step);
            if (next == null) {
                // As CFEngine does: a path with another root is built below the root there is.
                Node parent = at == document && !empty ? document.getDocumentElement() : at;
                next = find(parent, step);
                next = next == null ? (Element) parent.appendChild(made(document, step)) : next;
            }
            at = next;
        }
        return edit.repaired("Built XPath '" + path + "' " + where);
    }

    private static @Nullable Element find(Node parent, Step step) {
        for (Element child : XmlTrees.children(parent)) {
            if (child.getTagName().equals(step.name())
                    && step.attributes().entrySet().stream()
                            .allMatch(each -> child.getAttribute(each.getKey()).equals(each.getValue()))
                    && step.children().entrySet().stream().allMatch(each -> XmlTrees.children(child).stream()
                            .anyMatch(inner -> inner.getTagName().equals(each.getKey())
                                    && inner.getTextContent().equals(each.getValue())))) {
                return child;
            }
        }
        return null;
    }

    private static Element made(Document document, Step step) {
        Element element = document.createElement(step.name());
        step.attributes().forEach(element::setAttribute);
        step.children().forEach((name, text) -> element.appendChild(document.createElement(name)).setTextContent(text));
        return element;
    }
}
