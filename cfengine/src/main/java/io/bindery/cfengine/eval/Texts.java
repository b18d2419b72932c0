package io.bindery.cfengine.eval;

import io.bindery.cfengine.value.References;
import java.util.ArrayList;
import java.util.List;

/// Expands text outside of promises.
public final class Texts {
    private Texts() {}

    /// The text once for each item of the lists it refers to.
    public static List<String> iterations(Evaluation evaluation, String text) {
        if (!References.holdsScalar(text)) {
            return List.of(text);
        }
        PromiseFrame frame = evaluation.promise();
        Wheels wheels = new Wheels(evaluation);
        wheels.collect(text);
        if (frame == null || wheels.isEmpty()) {
            return List.of(evaluation.expandHere(text));
        }
        List<String> texts = new ArrayList<>();
        wheels.turn(frame.bound(), () -> texts.add(evaluation.expandHere(text)));
        return texts;
    }
}
