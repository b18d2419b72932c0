package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.value.Numbers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/// Classes chosen from several: `dist` by chance with given weights, `select_class` by the host's name, the same each time.
final class Distribution {
    private Distribution() {}

    /// Defines `promiser_weight` for the weight chance picks; the promiser's own class is then defined too.
    static boolean define(ExpandedPromise promise, Evaluation evaluation) {
        List<String> weights = promise.attributes().list("dist");
        double total = weights.stream().mapToDouble(Distribution::weight).sum();
        double pick = ThreadLocalRandom.current().nextDouble() * total;
        for (String weight : weights) {
            pick -= weight(weight);
            if (pick <= 0) {
                evaluation.defineClass(Names.canonify(promise.promiser() + "_" + weight), List.of("source=promise"));
                return true;
            }
        }
        return false;
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
        String key = evaluation.expand("$(sys.fqhost)+$(sys.ipv4)") + promise.promiser();
        String chosen = names.get(Math.floorMod(hash(key), names.size()));
        if (promise.bundle().kind().equals("common")) {
            evaluation.defineClass(Names.canonify(chosen), List.of("source=promise"));
        } else {
            evaluation.defineBundleClass(Names.canonify(chosen), List.of("source=promise"));
        }
        return true;
    }

    private static int hash(String key) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.ISO_8859_1));
            return java.nio.ByteBuffer.wrap(digest).getInt();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
