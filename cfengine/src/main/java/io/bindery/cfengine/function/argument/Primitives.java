package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/// Reads the texts that a collecting function works on: a container's primitive members, without nulls and nested containers.
public final class Primitives {
    private Primitives() {}

    public static List<String> texts(Data data) {
        List<String> texts = new ArrayList<>();
        for (Data item : items(data)) {
            if (!item.isContainer() && !(item instanceof Data.Null)) {
                texts.add(text(item));
            }
        }
        return texts;
    }

    /// The texts with two decimals in reals, as functions take them that look at items one by one.
    public static List<String> rounded(Data data) {
        List<String> texts = new ArrayList<>();
        for (Data item : items(data)) {
            if (!item.isContainer() && !(item instanceof Data.Null)) {
                texts.add(JsonWriter.scalar(item));
            }
        }
        return texts;
    }

    /// Members in order, of a sequence or a mapping; none of a primitive.
    public static Iterable<Data> items(Data data) {
        return switch (data) {
            case Data.Sequence(List<Data> items) -> items;
            case Data.Mapping(SequencedMap<String, Data> members) -> members.values();
            case Data.Null nothing -> List.of();
            case Data.Bool truth -> List.of();
            case Data.Whole whole -> List.of();
            case Data.Real real -> List.of();
            case Data.Text text -> List.of();
        };
    }

    /// A primitive as functions take it; a container gives nothing.
    public static String text(Data data) {
        return switch (data) {
            case Data.Null nothing -> "null";
            case Data.Bool(boolean truth) -> Boolean.toString(truth);
            case Data.Whole(long number) -> Long.toString(number);
            case Data.Real(double number, String text) -> text;
            case Data.Text(String text) -> text;
            case Data.Sequence sequence -> "";
            case Data.Mapping mapping -> "";
        };
    }

    public static boolean isTrue(String option) {
        // As CFEngine does: all but a clear no is a yes.
        return !(option.equals("false") || option.equals("no") || option.equals("off"));
    }
}
