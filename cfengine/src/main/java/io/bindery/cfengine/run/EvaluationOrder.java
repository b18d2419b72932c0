package io.bindery.cfengine.run;

import io.bindery.cfengine.policy.Policy;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.syntax.Section;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Decides whether a bundle is evaluated in normal order or from top to bottom: its file's control body sets this, else the
/// agent's, else the common one.
final class EvaluationOrder {
    private static final String ATTRIBUTE = "evaluation_order";

    private EvaluationOrder() {}

    static boolean isTopDown(Block.Bundle bundle, Policy policy, Controls controls) {
        String ofFile = ofFile(bundle, policy);
        String ofCommon = controls.of("common").text(ATTRIBUTE, "classic");
        return (ofFile == null ? controls.of("agent").text(ATTRIBUTE, ofCommon) : ofFile).equals("top_down");
    }

    private static @Nullable String ofFile(Block.Bundle bundle, Policy policy) {
        String found = null;
        for (Block.Body body : policy.bodies()) {
            boolean applies = body.isControl() && body.kind().equals("file") && body.place().file() == bundle.place().file();
            for (Attribute attribute : applies ? body.attributes() : List.<Attribute>of()) {
                if (attribute.name().equals(ATTRIBUTE) && attribute.value() instanceof Rvalue.Quoted(String text, Place _)) {
                    found = text;
                }
            }
        }
        return found;
    }

    /// A promise and its type.
    record Written(String promiseType, Promise promise) {}

    static List<Written> topDown(Block.Bundle bundle) {
        List<Written> promises = new ArrayList<>();
        for (Section section : bundle.sections()) {
            section.promises().forEach(promise -> promises.add(new Written(section.promiseType(), promise)));
        }
        promises.sort(Comparator.comparingInt(written -> written.promise().place().start()));
        return promises;
    }
}
