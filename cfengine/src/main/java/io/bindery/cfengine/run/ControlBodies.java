package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Bodies;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise.Argument;
import io.bindery.cfengine.eval.ExpandedPromise.BundleCall;
import io.bindery.cfengine.eval.ExpandedPromise.Given;
import io.bindery.cfengine.eval.Rvalues;
import io.bindery.cfengine.eval.Texts;
import io.bindery.cfengine.function.Variables.Variable;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Reads control bodies.
record ControlBodies(Evaluation evaluation, Rvalues rvalues) {
    /// Evaluates a control body. Its attributes replace those of earlier control bodies of its kind.
    void evaluate(Block.Body body, Controls controls) {
        if (body.isControl()) {
            controls.put(body.kind(), evaluated(body, controls.of(body.kind())));
        }
    }

    private Attributes evaluated(Block.Body body, Attributes before) {
        SequencedMap<String, Value> values = new LinkedHashMap<>(before.values());
        evaluation.inBody(body, () -> {
            for (Attribute attribute : body.attributes()) {
                if (evaluation.holds(attribute.guard()) && !attribute.name().equals("bundlesequence")) {
                    Value value = rvalues.evaluate(attribute.value());
                    if (value != null) {
                        values.put(attribute.name(), value);
                        define(body, attribute.name(), value);
                    }
                }
            }
        });
        return Attributes.of(values);
    }

    /// As CFEngine does: the attributes of a control body are also variables of `control_common` or the like.
    private void define(Block.Body body, String name, Value value) {
        VariableType type =
                switch (value) {
                    case Scalar _ -> VariableType.STRING;
                    case Items _ -> VariableType.SLIST;
                    case Data _ -> VariableType.DATA;
                };
        evaluation.variables().define(
                new VariableName("default", "control_" + body.kind(), name, List.of()), type, value, List.of("source=promise"));
    }

    /// The last attribute of that name whose guard holds.
    private @Nullable Attribute attribute(Block.Body body, String name) {
        Attribute found = null;
        for (Attribute attribute : body.attributes()) {
            if (attribute.name().equals(name) && evaluation.holds(attribute.guard())) {
                found = attribute;
            }
        }
        return found;
    }

    /// The files a control body names, as written but for lists, whose items these are.
    List<Rvalue> inputs(Block.Body body) {
        List<Rvalue> files = new ArrayList<>();
        evaluation.inBody(body, () -> {
            Attribute inputs = inputs(body.attributes());
            if (inputs != null && inputs.value() instanceof Rvalue.Listing(List<Rvalue> items, Place _)) {
                items.forEach(item -> addInput(files, item));
            } else if (inputs != null && rvalues.evaluate(inputs.value()) instanceof Items(List<String> items)) {
                items.forEach(each -> files.add(new Rvalue.Quoted(each, inputs.place())));
            }
        });
        return files;
    }

    /// As CFEngine does: of several lists of inputs the first whose guard holds counts, where of other attributes the last does.
    private @Nullable Attribute inputs(List<Attribute> attributes) {
        Attribute found = null;
        for (Attribute attribute : attributes) {
            boolean replaces = found == null || found.guard().equals(attribute.guard());
            if (attribute.name().equals("inputs") && replaces && evaluation.holds(attribute.guard())) {
                found = attribute;
            }
        }
        return found;
    }

    private void addInput(List<Rvalue> files, Rvalue item) {
        if (item instanceof Rvalue.Quoted(String text, Place place)) {
            addInput(files, text, place);
        } else if (item instanceof Rvalue.Reference(String text, Place place)) {
            addInput(files, text, place);
        } else {
            files.add(item);
        }
    }

    private void addInput(List<Rvalue> files, String text, Place place) {
        boolean list = !References.listName(text).isEmpty();
        if (list && rvalues.evaluate(new Rvalue.Quoted(text, place)) instanceof Items(List<String> items)) {
            items.forEach(each -> files.add(new Rvalue.Quoted(each, place)));
        } else {
            files.add(new Rvalue.Quoted(text, place));
        }
    }

    /// A text of a control body with the values of its references.
    /// The names in a text of a list of inputs: the items of a list, which may be empty, or the text with its references
    /// replaced.
    List<String> names(Block.Body body, String text) {
        List<String> names = new ArrayList<>();
        evaluation.inBody(body, () -> {
            String list = References.listName(text);
            Variable variable = list.isEmpty() ? null : evaluation.variable(list);
            if (variable != null && variable.value() instanceof Items(List<String> items)) {
                names.addAll(items);
            } else {
                names.add(evaluation.expand(text));
            }
        });
        return names;
    }

    private void addText(List<String> texts, Rvalue value) {
        Value evaluated = rvalues.evaluate(value);
        switch (evaluated) {
            case Scalar(String text) -> texts.addAll(Texts.iterations(evaluation, text));
            case Items(List<String> items) -> texts.addAll(items);
            case Data data -> texts.addAll(io.bindery.cfengine.eval.Containers.scalars(data));
            case null -> {}
        }
    }

    private static List<Rvalue> spread(Rvalue value) {
        return value instanceof Rvalue.Listing(List<Rvalue> items, Place _) ? items : List.of(value);
    }

    /// The bundles to run, or null if no control body says.
    @Nullable List<BundleCall> sequence() {
        List<BundleCall> calls = null;
        for (Block.Body body : evaluation.policy().bodies()) {
            if (body.isControl() && body.kind().equals("common")) {
                List<BundleCall> found = sequence(body);
                calls = found == null ? calls : found;
            }
        }
        return calls;
    }

    private @Nullable List<BundleCall> sequence(Block.Body body) {
        List<BundleCall> calls = new ArrayList<>();
        boolean[] given = {false};
        evaluation.inBody(body, () -> {
            Attribute attribute = attribute(body, "bundlesequence");
            if (attribute != null) {
                given[0] = true;
                spread(attribute.value()).forEach(item -> add(calls, item));
            }
        });
        if (given[0]) {
            define(body, "bundlesequence", new Items(calls.stream().map(BundleCall::name).toList()));
        }
        return given[0] ? calls : null;
    }

    private void add(List<BundleCall> calls, Rvalue item) {
        if (item instanceof Rvalue.Invocation(String name, List<Rvalue> arguments, Place _)) {
            List<Argument> values = new ArrayList<>();
            for (Rvalue argument : arguments) {
                Value value = rvalues.evaluate(argument);
                values.add(new Given(value == null ? new Scalar("") : value));
            }
            calls.add(new BundleCall(evaluation.expand(name), values));
            return;
        }
        List<String> names = new ArrayList<>();
        if (item instanceof Rvalue.Name) {
            names.add(Bodies.name(item));
        } else {
            addText(names, item);
        }
        names.forEach(name -> calls.add(new BundleCall(name, List.of())));
    }
}
