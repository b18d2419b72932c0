package io.bindery.hiera.bind.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.hiera.bind.compose.ExtensionsTest;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Requirement H2-196: what is exported is what the published schema describes.
final class SchemaTest {
    private static Hash schema() throws IOException {
        try (InputStream in = ModelJson.class.getResourceAsStream("bindings.schema.json")) {
            assertThat(in).isNotNull();
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return (Hash) JsonReader.read(new SourceFile("schema", text), ValueBuilder.VALUES);
        }
    }

    @Test
    void h2_196_everyObjectOfAModelIsDescribed() throws IOException {
        JsonOutput json = new JsonOutput();
        ModelJson.write(ExtensionsTest.model(), json);
        List<String> unknown = new ArrayList<>();
        check(JsonReader.read(new SourceFile("model", json.toString()), ValueBuilder.VALUES), schema(), unknown);
        assertThat(unknown).isEmpty();
    }

    @Test
    void h2_196a_everyClassIsDocumented() throws IOException {
        Hash definitions = (Hash) schema().get("$defs");
        assertThat(definitions).isNotNull();
        definitions.entries().forEach((name, definition) -> {
            Hash described = (Hash) definition;
            assertThat(described.get("description") != null || described.get("oneOf") != null).as("%s", name).isTrue();
        });
    }

    private static void check(Value value, Hash schema, List<String> unknown) {
        switch (value) {
            case Arr list -> list.elements().forEach(element -> check(element, schema, unknown));
            case Hash object when object.get("kind") instanceof Str(String kind) -> checkObject(object, kind, schema, unknown);
            default -> {}
        }
    }

    private static void checkObject(Hash object, String kind, Hash schema, List<String> unknown) {
        Hash definitions = (Hash) schema.get("$defs");
        Hash definition = kind.equals("BindingsModel") ? schema : definitions == null ? null : (Hash) definitions.get(kind);
        if (definition == null || !(definition.get("properties") instanceof Hash properties)) {
            unknown.add(kind);
            return;
        }
        for (Map.Entry<Value, Value> entry : object.entries().entrySet()) {
            if (properties.get(entry.getKey()) == null) {
                unknown.add(kind + "." + entry.getKey());
            }
            check(entry.getValue(), schema, unknown);
        }
        if (definition.get("required") instanceof Arr required) {
            for (Value name : required.elements()) {
                if (object.get(name) == null) {
                    unknown.add(kind + " without " + name);
                }
            }
        }
    }
}
