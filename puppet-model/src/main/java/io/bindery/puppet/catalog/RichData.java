package io.bindery.puppet.catalog;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.object.ObjectHash;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;

/// Writes values as JSON. A value without a JSON form becomes an object with `__ptype`, and with `__pvalue` if a text holds the
/// whole value.
public final class RichData {
    static final String TYPE = "__ptype";
    static final String VALUE = "__pvalue";

    private final JsonOutput out;
    private final TypeData types;

    public RichData(JsonOutput out) {
        this.out = out;
        this.types = new TypeData(out, this);
    }

    public void write(Value value) {
        switch (value) {
            case Str(String text) -> out.string(text);
            case Int(long number) -> out.number(number);
            case BigInt whole -> out.literal(whole.value().toString());
            case Bool bool -> out.bool(bool.value());
            case Undef undef -> out.nothing();
            case Real(double number) -> out.literal(RubyFloat.text(number));
            case Arr list -> array(list);
            case Hash hash -> hash(hash);
            case Default byDefault -> out.beginObject().key(TYPE).string("Default").endObject();
            case Sensitive(Value secret) -> sensitive(secret);
            case Regex regex -> tagged("Regexp", regex.pattern());
            case Binary binary -> tagged("Binary", binary.base64());
            case Timestamp timestamp -> tagged("Timestamp", Interpolation.text(timestamp));
            case Timespan timespan -> tagged("Timespan", Interpolation.text(timespan));
            case SemVer version -> tagged("SemVer", Interpolation.text(version));
            case SemVerRange range -> tagged("SemVerRange", Interpolation.text(range));
            case Uri uri -> tagged("URI", Interpolation.text(uri));
            case TypeValue type -> types.write((Type) type);
            case ObjectValue object -> object(object);
            case CallableValue callable -> out.string(callable.toString());
            case IterableValue lazy -> lazy(lazy);
        }
    }

    private void array(Arr list) {
        out.beginArray();
        for (Value element : list.elements()) {
            write(element);
        }
        out.endArray();
    }

    private void hash(Hash hash) {
        for (Value key : hash.entries().keySet()) {
            if (!(key instanceof Str(String name)) || name.equals(TYPE)) {
                extendedHash(hash);
                return;
            }
        }
        out.beginObject();
        hash.entries().forEach((key, value) -> {
            out.key(((Str) key).value());
            write(value);
        });
        out.endObject();
    }

    private void extendedHash(Hash hash) {
        out.beginObject().key(TYPE).string("Hash").key(VALUE).beginArray();
        hash.entries().forEach((key, value) -> {
            write(key);
            write(value);
        });
        out.endArray().endObject();
    }

    private void sensitive(Value secret) {
        out.beginObject().key(TYPE).string("Sensitive").key(VALUE);
        write(secret);
        out.endObject();
    }

    void tagged(String type, String text) {
        out.beginObject().key(TYPE).string(type).key(VALUE).string(text).endObject();
    }

    // An object of another runtime, or a resource of another node, is its text: nobody could make it anew.
    private void object(ObjectValue object) {
        if (object.type() instanceof RuntimeType || object.type() instanceof ResourceType) {
            out.string(object.toString());
            return;
        }
        out.beginObject().key(TYPE).string(((Type) object.type()).name());
        ObjectHash.initializer(object).entries().forEach((key, value) -> {
            out.key(((Str) key).value());
            write(value);
        });
        out.endObject();
    }

    private void lazy(IterableValue lazy) {
        out.beginArray();
        lazy.iterator().forEachRemaining(this::write);
        out.endArray();
    }
}
