package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.BundleEntry;
import io.bindery.cfengine.function.Classes;
import io.bindery.cfengine.function.Commands;
import io.bindery.cfengine.function.Context;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.StackEntry;
import io.bindery.cfengine.function.Variables;
import io.bindery.cfengine.policy.PolicyJson;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.syntax.Section;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.text.Place;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The evaluation, as functions see it.
public final class FunctionContext implements Context {
    private final Evaluation evaluation;
    private final Commands commands;
    private final Instant started;
    private final boolean isCheck;
    private final ClassView classView = new ClassView();
    private final VariableView variableView = new VariableView();

    public FunctionContext(Evaluation evaluation, Commands commands, Instant started, boolean isCheck) {
        this.isCheck = isCheck;
        this.evaluation = evaluation;
        this.commands = commands;
        this.started = started;
    }

    @Override
    public Classes classes() {
        return classView;
    }

    @Override
    public Variables variables() {
        return variableView;
    }

    @Override
    public Commands commands() {
        return commands;
    }

    @Override
    public Stream<BundleEntry> bundles() {
        return evaluation.policy().bundles().stream()
                .map(bundle -> new BundleEntry(bundle.kind(), bundle.namespace(), bundle.name(), tags(bundle)));
    }

    /// The tags a bundle's `meta: "tags" slist => ...` gives it.
    private List<String> tags(Block.Bundle bundle) {
        Section meta = bundle.section("meta");
        List<String> tags = new ArrayList<>();
        if (meta != null) {
            for (Promise promise : meta.promises()) {
                var list = promise.attribute("slist");
                if (promise.promiser().equals("tags") && evaluation.holds(promise.guard()) && list != null && list.value() instanceof Rvalue.Listing(var items, Place _)) {
                    items.forEach(item -> {
                        if (item instanceof Rvalue.Quoted(String text, Place _)) {
                            tags.add(text);
                        }
                    });
                }
            }
        }
        return tags;
    }

    @Override
    public List<StackEntry> stack() {
        List<StackEntry> entries = new ArrayList<>();
        for (BundleFrame frame = evaluation.frame(); frame != null; frame = frame.caller()) {
            PromiseFrame promise = frame.promise();
            if (promise != null) {
                if (!entries.isEmpty()) {
                    entries.addFirst(new StackEntry.IterationLevel());
                }
                Place place = promise.promise().place();
                entries.addFirst(new StackEntry.PromiseLevel(
                        promise.promiseType(), promise.promiser(), place.file().name(), promise.promise().line(), promise.promise().guard()));
                entries.addFirst(new StackEntry.SectionLevel(promise.promiseType()));
            }
            Block.Bundle bundle = frame.bundle();
            entries.addFirst(new StackEntry.BundleLevel(() -> PolicyJson.bundle(bundle)));
        }
        return entries;
    }

    @Override
    public String namespace() {
        return evaluation.namespace();
    }

    @Override
    public String bundle() {
        return evaluation.bundle();
    }

    @Override
    public String expand(String text) {
        return evaluation.expand(text);
    }

    @Override
    public boolean isCheck() {
        return isCheck;
    }

    @Override
    public Instant started() {
        return started;
    }

    @Override
    public void readModuleProtocol(String source, Stream<String> lines) {
        ModuleProtocol protocol = new ModuleProtocol(evaluation, source.substring(source.lastIndexOf('/') + 1), null);
        lines.forEach(protocol::read);
    }

    @Override
    public void log(Level level, String message) {
        // As CFEngine does: the line end of a message is left out.
        evaluation.log().log(level, message.endsWith("\n") ? message.substring(0, message.length() - 1) : message);
    }

    @Override
    public boolean shows(Level level) {
        return evaluation.log().shows(level);
    }

    @Override
    public void output(String line) {
        evaluation.log().output(line);
    }

    private final class ClassView implements Classes {
        @Override
        public boolean isTrue(String expression) {
            return evaluation.holds(expression);
        }

        @Override
        public void define(String name, List<String> tags) {
            evaluation.defineClass(name, tags);
        }

        @Override
        public Stream<Classes.ContextClass> all() {
            return evaluation.allClasses();
        }
    }

    private final class VariableView implements Variables {
        @Override
        public Optional<Variable> find(String reference) {
            evaluation.checkBrackets(reference);
            // As CFEngine does: to a function that is given its name, a list that is being iterated over is still the list.
            Variable whole = evaluation.find(VariableName.parse(reference));
            return Optional.ofNullable(whole != null ? whole : evaluation.variable(reference));
        }

        @Override
        public Stream<Variable> elements(String reference) {
            return evaluation.elements(VariableName.parse(reference)).stream();
        }

        @Override
        public Stream<Variable> all() {
            return evaluation.variables().all();
        }

        @Override
        public void define(String reference, VariableType type, Value value, List<String> tags) {
            evaluation.variables().define(evaluation.refer(reference), type, value, tags);
        }

        @Override
        public void undefine(String reference) {
            evaluation.variables().undefine(evaluation.refer(reference));
        }

        @Override
        public VariableName qualify(String reference) {
            return evaluation.refer(reference);
        }
    }

    /// Data by a variable's name, or written inline.
    Optional<Data> container(String text) {
        String start = text.strip();
        if (start.startsWith("{") || start.startsWith("[")) {
            return inline(text);
        }
        Variables.Variable variable = variables().find(text).orElse(null);
        if (variable != null && variable.value() instanceof Scalar(String scalar)) {
            return Optional.of(array(text).map(array -> withScalar(array, scalar)).orElse(new Data.Text(scalar)));
        }
        if (variable != null) {
            return Optional.of(
                    switch (variable.value()) {
                        case Data data -> data;
                        case Items(List<String> texts) -> Data.texts(texts);
                        case Scalar(String scalar) -> new Data.Text(scalar);
                    });
        }
        return array(text);
    }

    /// As CFEngine does: if a scalar and an array have the same name, all elements of the array have the scalar's value.
    private static Data withScalar(Data array, String scalar) {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        if (array instanceof Data.Mapping(SequencedMap<String, Data> own)) {
            own.forEach((name, member) -> members.put(name, member.isContainer() ? member : new Data.Text(scalar)));
        }
        return new Data.Mapping(members);
    }

    @Override
    public Optional<Data> array(String name) {
        return array(VariableName.parse(name));
    }

    private Optional<Data> array(VariableName name) {
        List<Variables.Variable> elements = evaluation.elements(name);
        return elements.isEmpty() ? Optional.empty() : Optional.of(array(name.indices().size(), elements));
    }

    private Optional<Data> inline(String text) {
        try {
            return Optional.of(JsonReader.readInline(text, name -> container(name).orElse(null)));
        } catch (JsonError e) {
            log(Level.VERBOSE, "Error parsing JSON expression '" + e.rest() + "': " + e.getMessage());
            return Optional.empty();
        }
    }

    /// An array's elements as nested mappings.
    private static Data array(int depth, List<Variables.Variable> elements) {
        SequencedMap<String, List<Variables.Variable>> byIndex = new LinkedHashMap<>();
        for (Variables.Variable element : elements) {
            byIndex.computeIfAbsent(element.name().indices().get(depth), unused -> new ArrayList<>()).add(element);
        }
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        for (Map.Entry<String, List<Variables.Variable>> entry : byIndex.entrySet()) {
            members.put(entry.getKey(), member(depth + 1, entry.getValue()));
        }
        return new Data.Mapping(members);
    }

    private static Data member(int depth, List<Variables.Variable> elements) {
        Variables.Variable last = elements.getLast();
        // As CFEngine does: where an element is a value and an array at once, the array wins.
        if (elements.stream().anyMatch(element -> element.name().indices().size() > depth)) {
            return array(depth, elements.stream().filter(element -> element.name().indices().size() > depth).toList());
        }
        return switch (last.value()) {
            case Data data -> data;
            case Items(List<String> texts) -> Data.texts(texts);
            case Scalar(String text) -> new Data.Text(text);
        };
    }
}
