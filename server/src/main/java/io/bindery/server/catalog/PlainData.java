package io.bindery.server.catalog;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Turns values into plain data for clients that do not read rich data: values without a JSON form become text.
final class PlainData {
    private PlainData() {}

    static Catalog of(Catalog catalog) {
        List<Resource> resources = new ArrayList<>(catalog.resources().size());
        catalog.resources().forEach(each -> resources.add(of(each)));
        return catalog.withResources(resources);
    }

    private static Resource of(Resource resource) {
        if (resource.parameters().stream().allMatch(each -> isPlain(each.value()))) {
            return resource;
        }
        List<Parameter> parameters = new ArrayList<>();
        resource.parameters().forEach(each -> parameters.add(new Parameter(each.name(), of(each.value()), each.origin())));
        return new Resource(
                resource.reference(),
                resource.kind(),
                parameters,
                resource.tags(),
                resource.sensitive(),
                resource.exported(),
                resource.exportUnsaid(),
                resource.file(),
                resource.line());
    }

    private static boolean isPlain(Value value) {
        return value instanceof Str || value instanceof Int || value instanceof Bool || value instanceof Undef;
    }

    static Value of(Value value) {
        return switch (value) {
            case Str _, Int _, BigInt _, Bool _, Undef _, Real _ -> value;
            case Arr list -> new Arr(list.elements().stream().map(PlainData::of).toList());
            case Hash hash -> {
                SequencedMap<Value, Value> entries = new LinkedHashMap<>();
                hash.entries().forEach((key, each) -> entries.put(key instanceof Str ? key : Str.of(Interpolation.text(key)), of(each)));
                yield Hash.owning(entries);
            }
            case Sensitive(Value secret) -> of(secret);
            default -> Str.of(Interpolation.text(value));
        };
    }
}
