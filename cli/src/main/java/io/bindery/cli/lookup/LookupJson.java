package io.bindery.cli.lookup;

import io.bindery.data.JsonOutput;
import io.bindery.files.FileView;
import io.bindery.hiera.Answer;
import io.bindery.hiera.Contribution;
import io.bindery.hiera.LeafOrigins;
import io.bindery.hiera.Rendering;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// The answer of `lookup --json`: the value, and the place of each leaf of it.
final class LookupJson {
    private LookupJson() {}

    static String of(List<String> keys, Answer answer, FileView files) {
        List<Contribution> sources = answer.contributions();
        String key = sources.isEmpty() ? keys.getFirst() : asked(keys, sources.getFirst().key());
        JsonOutput out = new JsonOutput();
        out.beginObject().key("key").string(key).key("value");
        raw(out, answer.value());
        out.key("origins").beginArray();
        for (LeafOrigins.Leaf leaf : LeafOrigins.of(key, answer.value(), sources, files)) {
            leaf(out, leaf);
        }
        out.endArray().endObject();
        return out + "\n";
    }

    private static String asked(List<String> keys, String root) {
        return keys.stream().filter(key -> key.startsWith(root)).findFirst().orElse(root);
    }

    static void raw(JsonOutput out, Value value) {
        byte[] json = Rendering.JSON.render(value).strip().getBytes(StandardCharsets.UTF_8);
        out.raw(json, json.length);
    }

    private static void leaf(JsonOutput out, LeafOrigins.Leaf leaf) {
        out.beginObject().key("path").beginArray();
        for (Value step : leaf.path()) {
            if (step instanceof Int(long index)) {
                out.number(index);
            } else {
                out.string(RubyText.of(step));
            }
        }
        out.endArray();
        Contribution source = leaf.source();
        if (source != null) {
            out.key("layer").string(source.layer().name().toLowerCase(java.util.Locale.ROOT));
            out.key("entry").string(source.entry());
            if (source.file() != null) {
                out.key("file").string(source.file().toString());
            }
        }
        if (leaf.line() > 0) {
            out.key("line").number(leaf.line());
        }
        out.endObject();
    }
}
