package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Expansion;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.eval.PromiseFrame;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Signature;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Ranges;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.syntax.Section;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Expands every promise once before the run and checks the values, whose references are now replaced, against the tables.
final class AttributeCheck {
    private final Evaluation evaluation;
    private final Expansion expansion;
    private final Passes passes;
    private final Options.Component component;
    private final Set<Anchor> anchors = new HashSet<>();
    private final IneffectiveAttributes ineffective;

    /// A line that an insertion uses as its locator.
    private record Anchor(String bundle, String pattern) {}

    AttributeCheck(Evaluation evaluation, Expansion expansion, Passes passes, Options.Component component) {
        this.component = component;
        this.ineffective = new IneffectiveAttributes(evaluation.log());
        this.evaluation = evaluation;
        this.expansion = expansion;
        this.passes = passes;
    }

    void check() {
        ineffective.tell(evaluation.policy());
        for (Block.Bundle bundle : evaluation.policy().bundles()) {
            if (!component.evaluates(bundle.kind())) {
                continue;
            }
            evaluation.push(bundle, false);
            try {
                bundle.sections().forEach(section -> check(bundle, section));
            } finally {
                evaluation.pop();
            }
        }
    }

    private void check(Block.Bundle bundle, Section section) {
        // As CFEngine does: nothing is known of a promise type that is not declared, so its attributes are left alone.
        if (passes.isUnknown(section.promiseType())) {
            return;
        }
        boolean variables = section.promiseType().equals("vars") || section.promiseType().equals("meta");
        if (variables) {
            passes.declare(bundle, section.promiseType(), this::check);
            return;
        }
        section.promises().forEach(
                promise -> expansion.expand(
                        section.promiseType(), promise, promiser -> passes.isWanted(section.promiseType(), promiser), this::check));
    }

    private void check(ExpandedPromise promise) {
        ineffective.tell(promise);
        SyntaxTables tables = evaluation.tables();
        if (tables.isPromiseType(promise.promiseType())) {
            if (promise.promiseType().equals("insert_lines")) {
                anchor(promise.bundle().name(), promise.body("location").text("select_line_matching"));
            }
            Map<String, SyntaxTables.Type> own = tables.promiseAttributes(promise.promiseType());
            promise.attributes().values().forEach((name, value) -> {
                boolean listed = own.containsKey(name) || value instanceof Items;
                check(name, listed ? tables.promiseAttribute(promise.promiseType(), name) : null, value);
            });
        }
        promise.bodies().forEach((kind, body) -> check(types(kind), body));
        promise.unresolved().forEach(name -> checkCall(promise, name));
    }

    // As CFEngine does: of bodies that every promise may have, only what is also an attribute of classes promises (`scope`) is looked at.
    private Map<String, SyntaxTables.Type> types(String kind) {
        SyntaxTables tables = evaluation.tables();
        return tables.commonAttributes().containsKey(kind) ? tables.promiseAttributes("classes") : tables.bodyAttributes(kind);
    }

    /// A call that could not be made must at least give what the attribute takes.
    private void checkCall(ExpandedPromise promise, String name) {
        Attribute attribute = promise.source().attribute(name);
        SyntaxTables tables = evaluation.tables();
        SyntaxTables.Type type = tables.isPromiseType(promise.promiseType()) ? tables.promiseAttribute(promise.promiseType(), name) : null;
        if (type == null || attribute == null || !(attribute.value() instanceof Rvalue.Invocation call)) {
            return;
        }
        Signature function = tables.functions().find(call.name());
        if (function != null && !Ranges.accepts(type.word(), function.returns())) {
            refuse(name, "Function does not return the required type", call.place().text());
        }
    }

    /// As CFEngine does: two insertions of bundles of one name that look for the same line are remarked upon.
    private void anchor(String bundle, @Nullable String pattern) {
        if (pattern != null && !anchors.add(new Anchor(bundle, pattern))) {
            evaluation.log().info("insert_lines promise uses the same select_line_matching anchor '" + pattern
                    + "' as another promise. This will lead to non-convergent behaviour unless 'empty_file_before_editing' is set");
            evaluation.logPromise(Level.INFO);
        }
    }

    private void check(Map<String, SyntaxTables.Type> types, Attributes attributes) {
        attributes.values().forEach((name, value) -> check(name, types.get(name), value));
    }

    private void check(String name, SyntaxTables.@Nullable Type type, Value value) {
        if (type == null) {
            return;
        }
        Ranges.Fault fault =
                switch (value) {
                    case Scalar(String text) -> Ranges.isList(type.word()) ? wrongScalar(text) : Ranges.fault(type, text);
                    case Items(List<String> texts) -> wrongItem(type, texts);
                    case Data _ -> null;
                };
        if (fault != null) {
            if (fault.said() != null) {
                evaluation.log().error(fault.said());
            }
            refuse(name, fault.message(), written(value));
        }
    }

    private void refuse(String name, String fault, String value) {
        evaluation.log().error(file() + ":0:0: In attribute '" + name + "', " + fault + ". Given attribute value '" + value + "'");
        throw new FatalError("Cannot continue");
    }

    private static String written(Value value) {
        return switch (value) {
            case Scalar(String text) -> text;
            case Items items -> items.written();
            case Data data -> JsonWriter.compact(data);
        };
    }

    private static Ranges.@Nullable Fault wrongScalar(String text) {
        return References.holdsAny(text) ? null : new Ranges.Fault(null, "Attempted to give a scalar to a non-scalar type");
    }

    private String file() {
        PromiseFrame promise = evaluation.promise();
        return promise == null ? "" : promise.promise().place().file().name();
    }

    private static Ranges.@Nullable Fault wrongItem(SyntaxTables.Type type, List<String> texts) {
        if (!Ranges.isList(type.word())) {
            return type.word().equals("data") ? null : new Ranges.Fault(null, "Attempted to give a list to a non-list type");
        }
        for (String text : texts) {
            Ranges.Fault fault = Ranges.fault(type, text);
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }
}
