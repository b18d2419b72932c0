package io.bindery.cli.cf;

import io.bindery.cfengine.policy.Policy;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.syntax.Section;
import io.bindery.cfengine.value.Data;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;

/// A policy as data, in the reference program's shape.
final class PolicyJson {
    private PolicyJson() {}

    static Data of(Policy policy) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("bodies", each(policy.bodies(), PolicyJson::body));
        data.put("bundles", each(policy.bundles(), PolicyJson::bundle));
        return new Data.Mapping(data);
    }

    private static <T> Data each(List<T> items, Function<T, Data> map) {
        return new Data.Sequence(items.stream().map(map).toList());
    }

    private static SequencedMap<String, Data> block(Block block, List<String> parameters) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
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
        data.put("contexts", contexts(body.attributes(), Attribute::guard, "attributes", PolicyJson::attribute));
        return new Data.Mapping(data);
    }

    private static Data bundle(Block.Bundle bundle) {
        SequencedMap<String, Data> data = block(bundle, bundle.parameters());
        data.put("bundleType", new Data.Text(bundle.kind()));
        data.put("promiseTypes", each(bundle.sections(), PolicyJson::section));
        return new Data.Mapping(data);
    }

    private static Data section(Section section) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("contexts", contexts(section.promises(), Promise::guard, "promises", PolicyJson::promise));
        data.put("line", new Data.Whole(section.place().line()));
        data.put("name", new Data.Text(section.promiseType()));
        return new Data.Mapping(data);
    }

    /// Groups what stands one after another under the same class guard.
    private static <T> Data contexts(List<T> items, Function<T, String> guard, String word, Function<T, Data> map) {
        List<Data> contexts = new ArrayList<>();
        for (int at = 0; at < items.size(); ) {
            String name = guard.apply(items.get(at));
            List<Data> members = new ArrayList<>();
            while (at < items.size() && guard.apply(items.get(at)).equals(name)) {
                members.add(map.apply(items.get(at++)));
            }
            SequencedMap<String, Data> data = new LinkedHashMap<>();
            data.put(word, new Data.Sequence(members));
            data.put("name", new Data.Text(name));
            contexts.add(new Data.Mapping(data));
        }
        return new Data.Sequence(contexts);
    }

    private static Data promise(Promise promise) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("attributes", each(promise.attributes(), PolicyJson::attribute));
        data.put("line", new Data.Whole(promise.place().line()));
        data.put("promiser", new Data.Text(promise.promiser()));
        return new Data.Mapping(data);
    }

    private static Data attribute(Attribute attribute) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("line", new Data.Whole(attribute.place().line()));
        data.put("lval", new Data.Text(attribute.name()));
        data.put("rval", value(attribute.value()));
        return new Data.Mapping(data);
    }

    private static Data value(Rvalue value) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        switch (value) {
            case Rvalue.Quoted(String text, Place _) -> scalar(data, "string", text);
            case Rvalue.Reference(String text, Place _) -> scalar(data, "string", text);
            case Rvalue.Name(String text, Place _) -> scalar(data, "symbol", text);
            case Rvalue.Listing(List<Rvalue> items, Place _) -> {
                data.put("type", new Data.Text("list"));
                data.put("value", each(items, PolicyJson::value));
            }
            case Rvalue.Invocation(String name, List<Rvalue> arguments, Place _) -> {
                data.put("arguments", each(arguments, PolicyJson::value));
                data.put("name", new Data.Text(name));
                data.put("type", new Data.Text("functionCall"));
            }
        }
        return new Data.Mapping(data);
    }

    private static void scalar(SequencedMap<String, Data> data, String type, String text) {
        data.put("type", new Data.Text(type));
        data.put("value", new Data.Text(text));
    }
}
