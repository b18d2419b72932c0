package io.bindery.fleet.wire;

import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.catalog.RichDataReader;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Values as bytes: a letter for the kind, and the content. Kinds that are rare in catalogs have the form that they have in a catalog's JSON; a
/// value of which that form does not tell everything cannot be carried.
public final class Values {
    private Values() {}

    /// Whether the value that is read is the one that was written.
    public static boolean canCarry(@Nullable Value value) {
        return switch (value) {
            case null -> true;
            case Str _, Int _, BigInt _, Real _, Bool _, Undef _, Default _ -> true;
            case Sensitive(Value secret) -> canCarry(secret);
            case Arr list -> list.elements().stream().allMatch(Values::canCarry);
            case Hash hash -> hash.entries().entrySet().stream().allMatch(each -> canCarry(each.getKey()) && canCarry(each.getValue()));
            default -> comesBack(value);
        };
    }

    private static boolean comesBack(Value value) {
        try {
            return parse(json(value)).equals(value);
        } catch (RuntimeException unknown) {
            return false;
        }
    }

    private static String json(Value value) {
        JsonOutput out = new JsonOutput();
        new RichData(out).write(value);
        return out.toString();
    }

    private static Value parse(String json) {
        Value read = JsonReader.read(new SourceFile("value", json), ValueBuilder.VALUES);
        return RichDataReader.read(read);
    }

    public static void write(DataOutputStream out, @Nullable Value value) throws IOException {
        switch (value) {
            case null -> out.writeByte('-');
            case Str(String text) -> letter(out, 's', text);
            case Int(long number) -> {
                out.writeByte('i');
                out.writeLong(number);
            }
            case BigInt(BigInteger number) -> letter(out, 'n', number.toString());
            case Real(double number) -> {
                out.writeByte('r');
                out.writeDouble(number);
            }
            case Bool bool -> out.writeByte(bool.value() ? 't' : 'f');
            case Undef _ -> out.writeByte('u');
            case Default _ -> out.writeByte('d');
            case Sensitive(Value secret) -> {
                out.writeByte('x');
                write(out, secret);
            }
            case Arr list -> {
                out.writeByte('a');
                out.writeInt(list.size());
                for (Value each : list.elements()) {
                    write(out, each);
                }
            }
            case Hash hash -> {
                out.writeByte('h');
                out.writeInt(hash.size());
                for (var each : hash.entries().entrySet()) {
                    write(out, each.getKey());
                    write(out, each.getValue());
                }
            }
            default -> letter(out, 'j', json(value));
        }
    }

    private static void letter(DataOutputStream out, char letter, String text) throws IOException {
        out.writeByte(letter);
        Texts.write(out, text);
    }

    public static @Nullable Value read(DataInputStream in) throws IOException {
        int letter = in.readUnsignedByte();
        return switch (letter) {
            case '-' -> null;
            case 's' -> Str.of(Texts.some(in));
            case 'i' -> new Int(in.readLong());
            case 'n' -> new BigInt(new BigInteger(Texts.some(in)));
            case 'r' -> new Real(in.readDouble());
            case 't' -> Bool.TRUE;
            case 'f' -> Bool.FALSE;
            case 'u' -> Undef.UNDEF;
            case 'd' -> Default.DEFAULT;
            case 'x' -> new Sensitive(some(in));
            case 'a' -> {
                int size = in.readInt();
                List<Value> elements = new ArrayList<>();
                for (int i = 0; i < size; i++) {
                    elements.add(some(in));
                }
                yield new Arr(elements);
            }
            case 'h' -> {
                int size = in.readInt();
                SequencedMap<Value, Value> entries = new LinkedHashMap<>();
                for (int i = 0; i < size; i++) {
                    entries.put(some(in), some(in));
                }
                yield Hash.owning(entries);
            }
            case 'j' -> parse(Texts.some(in));
            default -> throw new IOException("no kind of value: " + letter);
        };
    }

    /// A value that must be there.
    public static Value some(DataInputStream in) throws IOException {
        Value value = read(in);
        if (value == null) {
            throw new IOException("a value is missing");
        }
        return value;
    }
}
