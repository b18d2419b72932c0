package io.bindery.cfengine.policy;

import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.syntax.Section;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Function;

/// A policy as data, in the reference program's shape: members by name.
public final class PolicyJson {
    private PolicyJson() {}

    public static Data of(Policy policy) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("bodies", each(policy.bodies(), PolicyJson::body));
        data.put("bundles", each(policy.bundles(), PolicyJson::bundle));
        return new Data.Mapping(data);
    }

    private static <T> Data each(List<T> items, Function<T, Data> map) {
        return new Data.Sequence(items.stream().map(map).toList());
    }

    private static SequencedMap<String, Data> block(Block block, List<String> parameters) {
        SequencedMap<String, Data> data = new TreeMap<>();
        data.put("arguments", Data.texts(parameters));
        data.put("line", new Data.Whole(block.place().line()));
        data.put("name", new Data.Text(block.name()));
        data.put("namespace", new Data.Text(block.namespace()));
        data.put("sourcePath", new Data.Text(block.place().file().name()));
        return data;
    }

    private static Data body(Block.Body body) {
        SequencedMap<String, Data> data = block(body, body.parameters());
        data.put("bodyType", new Data.Text(body.kind()));
        List<Data> contexts = contexts(body.attributes(), Attribute::guard, "attributes", PolicyJson::attribute);
        if (body.attributes().isEmpty() || !body.attributes().getFirst().guard().equals("any")) {
            // As CFEngine does: a body begins with what holds anywhere, be it nothing.
            contexts.addFirst(context("any", "attributes", List.of()));
        }
        data.put("contexts", new Data.Sequence(contexts));
        return new Data.Mapping(data);
    }

    public static Data bundle(Block.Bundle bundle) {
        SequencedMap<String, Data> data = block(bundle, bundle.parameters());
        data.put("bundleType", new Data.Text(bundle.kind()));
        data.put("promiseTypes", each(bundle.sections(), PolicyJson::section));
        return new Data.Mapping(data);
    }

    private static Data section(Section section) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("contexts", new Data.Sequence(contexts(section.promises(), Promise::guard, "promises", PolicyJson::promise)));
        data.put("line", new Data.Whole(section.place().line()));
        data.put("name", new Data.Text(section.promiseType()));
        return new Data.Mapping(data);
    }

    /// Groups neighbours that have the same class guard.
    private static <T> List<Data> contexts(List<T> items, Function<T, String> guard, String word, Function<T, Data> map) {
        List<Data> contexts = new ArrayList<>();
        for (int at = 0; at < items.size(); ) {
            String name = guard.apply(items.get(at));
            List<Data> members = new ArrayList<>();
            while (at < items.size() && guard.apply(items.get(at)).equals(name)) {
                members.add(map.apply(items.get(at++)));
            }
            contexts.add(context(name, word, members));
        }
        return contexts;
    }

    private static Data context(String guard, String word, List<Data> members) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put(word, new Data.Sequence(members));
        data.put("name", new Data.Text(guard));
        return new Data.Mapping(data);
    }

    private static Data promise(Promise promise) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("attributes", each(promise.attributes(), PolicyJson::attribute));
        data.put("line", new Data.Whole(promise.place().line()));
        Rvalue promisee = promise.promisee();
        if (promisee != null) {
            data.put("promisee", promisee(promisee));
        }
        data.put("promiser", new Data.Text(promise.promiser()));
        return new Data.Mapping(data);
    }

    private static Data promisee(Rvalue promisee) {
        return switch (promisee) {
            case Rvalue.Quoted(String text, Place _) -> new Data.Text(text);
            case Rvalue.Reference(String text, Place _) -> new Data.Text(text);
            case Rvalue.Name(String text, Place _) -> new Data.Text(text);
            case Rvalue.Listing(List<Rvalue> items, Place _) -> each(items, PolicyJson::promisee);
            case Rvalue.Invocation _ -> value(promisee);
        };
    }

    private static Data attribute(Attribute attribute) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("line", new Data.Whole(attribute.place().line()));
        data.put("lval", new Data.Text(attribute.name()));
        data.put("rval", attribute.name().equals("data") ? container(attribute.value()) : value(attribute.value()));
        return new Data.Mapping(data);
    }

    /// Inline data is written as it is.
    private static Data container(Rvalue value) {
        if (!(value instanceof Rvalue.Quoted(String text, Place _))) {
            return value(value);
        }
        try {
            Data data = JsonReader.read(text);
            return data.isContainer() ? data : value(value);
        } catch (JsonError e) {
            return value(value);
        }
    }

    private static Data value(Rvalue value) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        switch (value) {
            // As CFEngine does: quotes are escaped, and once more when this is written.
            case Rvalue.Quoted(String text, Place _) -> scalar(data, "string", text.replace("\"", "\\\""));
            case Rvalue.Reference(String text, Place _) -> scalar(data, "string", text);
            case Rvalue.Name(String text, Place _) -> scalar(data, "symbol", text);
            case Rvalue.Listing(List<Rvalue> items, Place _) -> {
                data.put("type", new Data.Text("list"));
                data.put("value", each(items, PolicyJson::value));
            }
            case Rvalue.Invocation(String name, List<Rvalue> arguments, Place _) -> {
                data.put("arguments", each(arguments, PolicyJson::argument));
                data.put("name", new Data.Text(name));
                data.put("type", new Data.Text("functionCall"));
            }
        }
        return new Data.Mapping(data);
    }

    /// As CFEngine does: a name that is given to a function is a text.
    private static Data argument(Rvalue value) {
        return value(value instanceof Rvalue.Name(String text, Place place) ? new Rvalue.Quoted(text, place) : value);
    }

    private static void scalar(SequencedMap<String, Data> data, String type, String text) {
        data.put("type", new Data.Text(type));
        data.put("value", new Data.Text(text));
    }
}
