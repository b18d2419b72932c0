package io.bindery.cli.cf;

import io.bindery.cfengine.policy.Policy;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.syntax.Section;
import io.bindery.text.Place;
import java.util.List;

/// Prints a policy as text.
final class PolicyText {
    private final StringBuilder text = new StringBuilder();

    private PolicyText() {}

    static String of(Policy policy) {
        PolicyText output = new PolicyText();
        policy.bundles().forEach(output::bundle);
        policy.bodies().forEach(output::body);
        return output.text.toString();
    }

    private void bundle(Block.Bundle bundle) {
        head("bundle", bundle, bundle.parameters());
        for (Section section : bundle.sections()) {
            text.append(section.promiseType()).append(":\n");
            String guard = "";
            for (Promise promise : section.promises()) {
                if (!promise.guard().equals(guard)) {
                    guard = promise.guard();
                    text.append("  ").append(guard).append("::\n");
                }
                promise(promise);
            }
            text.append('\n');
        }
        text.append("}\n\n");
    }

    private void body(Block.Body body) {
        head("body", body, body.parameters());
        for (Attribute attribute : body.attributes()) {
            text.append("  ").append(attribute.guard()).append("::\n    ").append(attribute.name()).append(" => ");
            value(attribute.value());
            text.append(";\n");
        }
        text.append("}\n\n");
    }

    private void head(String word, Block block, List<String> parameters) {
        text.append(word).append(' ').append(block.kind()).append(' ').append(block.name());
        text.append('(').append(String.join(", ", parameters)).append(")\n{\n");
    }

    private void promise(Promise promise) {
        text.append("    ").append(quote(promise.promiser()));
        if (promise.promisee() != null) {
            text.append(" -> ");
            value(promise.promisee());
        }
        for (int at = 0; at < promise.attributes().size(); at++) {
            Attribute attribute = promise.attributes().get(at);
            text.append(at == 0 ? "\n        " : ",\n        ").append(attribute.name()).append(" => ");
            value(attribute.value());
        }
        text.append(";\n");
    }

    private void value(Rvalue value) {
        switch (value) {
            case Rvalue.Quoted(String string, Place _) -> text.append(quote(string));
            case Rvalue.Reference(String reference, Place _) -> text.append(reference);
            case Rvalue.Name(String name, Place _) -> text.append(name);
            case Rvalue.Listing(List<Rvalue> items, Place _) -> joined("{ ", items, " }");
            case Rvalue.Invocation(String name, List<Rvalue> arguments, Place _) -> {
                text.append(name);
                joined("(", arguments, ")");
            }
        }
    }

    private void joined(String open, List<Rvalue> items, String close) {
        text.append(open);
        for (int at = 0; at < items.size(); at++) {
            text.append(at == 0 ? "" : ", ");
            value(items.get(at));
        }
        text.append(close);
    }

    private static String quote(String string) {
        return '"' + string.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
