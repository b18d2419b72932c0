package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// `classes`: a class is defined if an expression holds.
public final class ClassesType implements PromiseType {
    private static final Set<String> EXPRESSIONS =
            Set.of("expression", "and", "or", "xor", "not", "dist", "select_class");

    @Override
    public boolean isDeclarative() {
        return true;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        Evaluation evaluation = keeping.evaluation();
        Attributes attributes = promise.attributes();
        List<String> given = attributes.values().keySet().stream().filter(EXPRESSIONS::contains).toList();
        if (given.size() + count(promise) > 1) {
            evaluation.log().error("Irreconcilable constraints in classes for '" + promise.promiser() + "'");
            return Outcome.FAILED;
        }
        if (count(promise) > 0) {
            return Outcome.SKIPPED;
        }
        String name = Names.canonifyClass(promise.promiser());
        if (given.isEmpty() || holds(promise, given.getFirst(), keeping)) {
            define(promise, name, keeping);
            return Outcome.KEPT;
        }
        return Outcome.SKIPPED;
    }

    private static int count(ExpandedPromise promise) {
        return (int) promise.unresolved().stream().filter(EXPRESSIONS::contains).count();
    }

    private static boolean holds(ExpandedPromise promise, String kind, Keeping keeping) {
        Evaluation evaluation = keeping.evaluation();
        Attributes attributes = promise.attributes();
        return switch (kind) {
            case "expression" -> evaluation.holds(attributes.text("expression", ""));
            case "not" -> !evaluation.holds(attributes.text("not", ""));
            case "and" -> items(attributes.value("and")).stream().allMatch(evaluation::holds);
            case "or" -> items(attributes.value("or")).stream().anyMatch(evaluation::holds);
            case "xor" -> items(attributes.value("xor")).stream().filter(evaluation::holds).count() % 2 == 1;
            case "dist" -> Distribution.define(promise, keeping);
            default -> Distribution.select(promise, evaluation);
        };
    }

    private static List<String> items(@org.jspecify.annotations.Nullable Value value) {
        return switch (value) {
            case Items(List<String> texts) -> texts;
            case Scalar(String text) -> List.of(text);
            case Data _ -> List.of();
            case null -> List.of();
        };
    }

    private static void define(ExpandedPromise promise, String name, Keeping keeping) {
        Evaluation evaluation = keeping.evaluation();
        Attributes attributes = promise.attributes();
        boolean common = promise.bundle().kind().equals("common");
        long persistence = attributes.number("persistence", -1);
        String scope = attributes.text("scope", common || persistence > 0 ? "namespace" : "bundle");
        List<String> tags = new ArrayList<>(List.of("source=promise"));
        tags.addAll(attributes.list("meta"));
        if (scope.equals("namespace") || persistence > 0) {
            evaluation.defineClass(name, tags);
        } else {
            evaluation.defineBundleClass(name, tags);
        }
        evaluation.classes().comment(evaluation.namespace(), name, attributes.text("comment", ""));
        if (persistence > 0) {
            boolean preserve = !"reset".equals(attributes.text("timer_policy", "reset"));
            keeping.persistentClasses().keep(evaluation.namespace(), name, persistence, preserve, tags);
        }
    }
}
