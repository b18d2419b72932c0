package io.bindery.cli.cf;

import io.bindery.cfengine.function.Signature;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonWriter;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The syntax tables of the language as JSON, in the reference program's structure.
final class SyntaxDescription {
    private SyntaxDescription() {}

    static void print(SyntaxTables tables, PrintStream out) {
        SequencedMap<String, Data> all = new LinkedHashMap<>();
        all.put("bodyTypes", bodies(tables));
        all.put("bundleTypes", bundles(tables));
        all.put("functions", functions(tables));
        all.put("promiseTypes", promises(tables));
        out.print(JsonWriter.pretty(new Data.Mapping(all)));
    }

    private static Data bodies(SyntaxTables tables) {
        SequencedMap<String, Data> bodies = new LinkedHashMap<>();
        for (String kind : SyntaxTables.BODIES) {
            SequencedMap<String, Data> attributes = new LinkedHashMap<>();
            tables.bodyAttributes(kind).forEach((name, type) -> attributes.put(name, attribute(type, "body")));
            bodies.put(kind, described(attributes));
        }
        return new Data.Mapping(bodies);
    }

    private static Data promises(SyntaxTables tables) {
        SequencedMap<String, Data> promises = new LinkedHashMap<>();
        tables.bundles().values().stream().flatMap(List::stream).distinct().forEach(promiseType -> {
            SequencedMap<String, Data> attributes = new LinkedHashMap<>();
            tables.commonAttributes().forEach((name, type) -> attributes.put(name, attribute(type, "global")));
            tables.promiseAttributes(promiseType)
                    .forEach((name, type) -> attributes.put(name, attribute(type, type.ofBundle() ? "bundle" : "promiseType")));
            promises.put(promiseType, described(attributes));
        });
        return new Data.Mapping(promises);
    }

    private static Data described(SequencedMap<String, Data> attributes) {
        SequencedMap<String, Data> described = new LinkedHashMap<>();
        described.put("attributes", new Data.Mapping(attributes));
        described.put("status", new Data.Text("normal"));
        return new Data.Mapping(described);
    }

    private static Data attribute(SyntaxTables.Type type, String visibility) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("attribute", new Data.Text(type.attribute()));
        boolean named = type.word().equals("body") || type.word().equals("bundle");
        if (!named) {
            data.put("range", new Data.Text(type.range()));
        }
        data.put("status", new Data.Text(type.status() == SyntaxTables.Status.DEPRECATED ? "deprecated" : "normal"));
        data.put("type", new Data.Text(type.word()));
        data.put("visibility", new Data.Text(visibility));
        return new Data.Mapping(data);
    }

    private static Data bundles(SyntaxTables tables) {
        SequencedMap<String, Data> bundles = new LinkedHashMap<>();
        tables.bundles().forEach((kind, types) -> {
            SequencedMap<String, Data> data = new LinkedHashMap<>();
            data.put("promiseTypes", Data.texts(types));
            data.put("status", new Data.Text("normal"));
            bundles.put(kind, new Data.Mapping(data));
        });
        return new Data.Mapping(bundles);
    }

    private static Data functions(SyntaxTables tables) {
        SequencedMap<String, Data> functions = new LinkedHashMap<>();
        for (Signature signature : tables.functions().all()) {
            SequencedMap<String, Data> data = new LinkedHashMap<>();
            data.put("cached", new Data.Bool(signature.has(Signature.Trait.CACHED)));
            data.put("category", new Data.Text(signature.category()));
            data.put("collecting", new Data.Bool(signature.has(Signature.Trait.COLLECTING)));
            data.put("parameters", new Data.Sequence(signature.parameters().stream().map(SyntaxDescription::parameter).toList()));
            data.put("returnType", new Data.Text(signature.returns()));
            data.put("status", new Data.Text(signature.has(Signature.Trait.DEPRECATED) ? "deprecated" : "normal"));
            data.put("variadic", new Data.Bool(signature.has(Signature.Trait.VARIADIC)));
            functions.put(signature.name(), new Data.Mapping(data));
        }
        return new Data.Mapping(functions);
    }

    private static Data parameter(Signature.Parameter parameter) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("range", new Data.Text(parameter.range()));
        data.put("type", new Data.Text(parameter.type()));
        return new Data.Mapping(data);
    }
}
