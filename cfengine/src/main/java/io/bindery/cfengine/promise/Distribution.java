package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.value.Numbers;
import io.bindery.cfengine.value.TableOrder;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/// Classes chosen from several: `dist` by chance with given weights, `select_class` by the host's name, the same each time.
final class Distribution {
    private Distribution() {}

    /// Defines `promiser_weight` for the weight chance picks; the promiser's own class is then defined too.
    static boolean define(ExpandedPromise promise, Keeping keeping) {
        List<String> weights = promise.attributes().list("dist");
        double total = weights.stream().mapToDouble(Distribution::weight).sum();
        double pick = ThreadLocalRandom.current().nextDouble() * total;
        for (String weight : weights) {
            pick -= weight(weight);
            if (pick <= 0) {
                define(promise.bundle(), Names.canonify(promise.promiser() + "_" + weight), keeping.evaluation());
                return true;
            }
        }
        return false;
    }

    /// As CFEngine does: its scope is the bundle's kind's own, whatever the promise asks for.
    private static void define(Block.Bundle bundle, String name, Evaluation evaluation) {
        if (bundle.kind().equals("common")) {
            evaluation.defineClass(name, List.of("source=promise"));
        } else {
            evaluation.defineBundleClass(name, List.of("source=promise"));
        }
    }

    private static double weight(String text) {
        Double number = Numbers.real(text);
        return number == null ? 0 : number;
    }

    static boolean select(ExpandedPromise promise, Evaluation evaluation) {
        List<String> names = promise.attributes().list("select_class");
        if (names.isEmpty()) {
            evaluation.log().error("No classes to select on RHS");
            evaluation.logPromise(Level.ERROR);
            return false;
        }
        // As CFEngine does: it counts in the whole namespace, whatever the scope of the promiser.
        evaluation.defineClass(Names.canonify(names.get(chosen(evaluation, names.size()))), List.of("source=promise"));
        return true;
    }

    private static int chosen(Evaluation evaluation, int size) {
        String host = evaluation.expand("$(sys.fqhost)+$(sys.ipv4)+$(sys.user_data[uid])");
        return Integer.remainderUnsigned(new TableOrder.Hash().add(host).finish(), size);
    }
}
