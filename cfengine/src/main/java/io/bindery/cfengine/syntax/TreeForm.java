package io.bindery.cfengine.syntax;

import io.bindery.cfengine.value.ByteText;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Reads the compact form of a parsed file that [TreeWriter] makes: numbers in groups of seven bits, every text once.
///
/// What is not such a form is refused with [Malformed]; nothing in it is trusted to be in bounds.
public final class TreeForm {
    private static final int MOST_NESTED = 1000;

    private final byte[] bytes;
    private final SourceFile source;
    private final List<String> texts = new ArrayList<>();
    private int at;
    private int nested;

    /// The bytes are no form of a tree.
    public static final class Malformed extends Exception {
        private static final long serialVersionUID = 1;

        Malformed() {
            super("no stored policy tree", null, false, false);
        }
    }

    private TreeForm(byte[] bytes, SourceFile source) {
        this.bytes = bytes;
        this.source = source;
    }

    /// The blocks of a file.
    ///
    /// @param source the file that the form was made of
    public static List<Block> read(byte[] bytes, SourceFile source) throws Malformed {
        try {
            TreeForm form = new TreeForm(bytes, source);
            int count = form.size();
            for (int i = 0; i < count; i++) {
                form.texts.add(form.characters());
            }
            return form.list(form::block);
        } catch (IndexOutOfBoundsException | IllegalArgumentException | NullPointerException e) {
            throw new Malformed();
        }
    }

    private int number() {
        int value = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            byte next = bytes[at++];
            value |= (next & 0x7f) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("number");
    }

    /// A number of things, each of which takes a byte at least.
    private int size() {
        int size = number();
        if (size < 0 || size > bytes.length - at) {
            throw new IllegalArgumentException("size");
        }
        return size;
    }

    private String characters() {
        int length = size();
        at += length;
        return ByteText.of(bytes, at - length, length);
    }

    private String text() {
        return texts.get(number());
    }

    private <T> List<T> list(Supplier<T> item) {
        if (++nested > MOST_NESTED) {
            throw new IllegalArgumentException("nested");
        }
        int size = size();
        List<T> items = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            items.add(item.get());
        }
        nested--;
        return items;
    }

    private Place place() {
        int start = number();
        int length = number();
        if (start < 0 || length < 0 || start > source.text().length()) {
            throw new IllegalArgumentException("place");
        }
        return new Place(source, start, start + length);
    }

    private Block block() {
        int form = number();
        String kind = text();
        String namespace = text();
        String name = text();
        return switch (form) {
            case TreeWriter.BUNDLE -> new Block.Bundle(kind, namespace, name, list(this::text), list(this::section), place());
            case TreeWriter.BODY -> new Block.Body(kind, namespace, name, list(this::text), list(this::attribute), place());
            case TreeWriter.PROMISE_TYPE -> new Block.PromiseType(kind, namespace, name, list(this::attribute), place());
            default -> throw new IllegalArgumentException("block");
        };
    }

    private Section section() {
        return new Section(text(), list(this::promise), place());
    }

    private Promise promise() {
        return new Promise(text(), promisee(), text(), list(this::attribute), place());
    }

    private @Nullable Rvalue promisee() {
        return number() == 0 ? null : value();
    }

    private Attribute attribute() {
        return new Attribute(text(), value(), text(), place());
    }

    private Rvalue value() {
        return switch (number()) {
            case TreeWriter.QUOTED -> new Rvalue.Quoted(text(), place());
            case TreeWriter.REFERENCE -> new Rvalue.Reference(text(), place());
            case TreeWriter.NAME -> new Rvalue.Name(text(), place());
            case TreeWriter.LISTING -> new Rvalue.Listing(list(this::value), place());
            case TreeWriter.INVOCATION -> new Rvalue.Invocation(text(), list(this::value), place());
            default -> throw new IllegalArgumentException("value");
        };
    }
}
