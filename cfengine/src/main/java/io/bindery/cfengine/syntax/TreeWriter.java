package io.bindery.cfengine.syntax;

import io.bindery.cfengine.value.ByteText;
import io.bindery.text.Place;
import java.io.ByteArrayOutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Writes the blocks of a parsed file in a compact form, to be read by [TreeForm] instead of parsing the file again.
public final class TreeWriter {
    static final int BUNDLE = 0;
    static final int BODY = 1;
    static final int PROMISE_TYPE = 2;

    static final int QUOTED = 0;
    static final int REFERENCE = 1;
    static final int NAME = 2;
    static final int LISTING = 3;
    static final int INVOCATION = 4;

    private final Map<String, Integer> texts = new LinkedHashMap<>();
    private final ByteArrayOutputStream tree = new ByteArrayOutputStream();

    private TreeWriter() {}

    public static byte[] write(List<Block> blocks) {
        TreeWriter writer = new TreeWriter();
        writer.list(blocks, writer::block);
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        number(whole, writer.texts.size());
        for (String text : writer.texts.keySet()) {
            byte[] bytes = ByteText.bytes(text);
            number(whole, bytes.length);
            whole.writeBytes(bytes);
        }
        whole.writeBytes(writer.tree.toByteArray());
        return whole.toByteArray();
    }

    private static void number(ByteArrayOutputStream out, int number) {
        int rest = number;
        while ((rest & ~0x7f) != 0) {
            out.write(rest & 0x7f | 0x80);
            rest >>>= 7;
        }
        out.write(rest);
    }

    private void number(int number) {
        number(tree, number);
    }

    private void text(String text) {
        Integer known = texts.putIfAbsent(text, texts.size());
        number(known == null ? texts.size() - 1 : known);
    }

    private <T> void list(List<T> items, Consumer<T> item) {
        number(items.size());
        items.forEach(item);
    }

    private void place(Place place) {
        number(place.start());
        number(place.end() - place.start());
    }

    private void block(Block block) {
        number(
                switch (block) {
                    case Block.Bundle _ -> BUNDLE;
                    case Block.Body _ -> BODY;
                    case Block.PromiseType _ -> PROMISE_TYPE;
                });
        text(block.kind());
        text(block.namespace());
        text(block.name());
        switch (block) {
            case Block.Bundle bundle -> {
                list(bundle.parameters(), this::text);
                list(bundle.sections(), this::section);
            }
            case Block.Body body -> {
                list(body.parameters(), this::text);
                list(body.attributes(), this::attribute);
            }
            case Block.PromiseType type -> list(type.attributes(), this::attribute);
        }
        place(block.place());
    }

    private void section(Section section) {
        text(section.promiseType());
        list(section.promises(), this::promise);
        place(section.place());
    }

    private void promise(Promise promise) {
        text(promise.promiser());
        Rvalue promisee = promise.promisee();
        number(promisee == null ? 0 : 1);
        if (promisee != null) {
            value(promisee);
        }
        text(promise.guard());
        list(promise.attributes(), this::attribute);
        place(promise.place());
    }

    private void attribute(Attribute attribute) {
        text(attribute.name());
        value(attribute.value());
        text(attribute.guard());
        place(attribute.place());
    }

    private void value(Rvalue value) {
        switch (value) {
            case Rvalue.Quoted(String text, Place _) -> leaf(QUOTED, text);
            case Rvalue.Reference(String text, Place _) -> leaf(REFERENCE, text);
            case Rvalue.Name(String text, Place _) -> leaf(NAME, text);
            case Rvalue.Listing(List<Rvalue> items, Place _) -> {
                number(LISTING);
                list(items, this::value);
            }
            case Rvalue.Invocation(String name, List<Rvalue> arguments, Place _) -> {
                leaf(INVOCATION, name);
                list(arguments, this::value);
            }
        }
        place(value.place());
    }

    private void leaf(int form, String text) {
        number(form);
        text(text);
    }
}
