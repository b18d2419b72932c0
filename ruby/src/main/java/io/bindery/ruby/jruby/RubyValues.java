package io.bindery.ruby.jruby;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import io.bindery.ruby.RubyBlock;
import io.bindery.ruby.RubyScope;
import io.bindery.ruby.erb.Note;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jruby.Ruby;
import org.jruby.RubyArray;
import org.jruby.RubyBignum;
import org.jruby.RubyBoolean;
import org.jruby.RubyFixnum;
import org.jruby.RubyFloat;
import org.jruby.RubyHash;
import org.jruby.RubyNil;
import org.jruby.RubyProc;
import org.jruby.RubyRegexp;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.util.ByteList;
import org.jruby.util.RegexpOptions;
import org.jspecify.annotations.Nullable;

/// Converts between Puppet's values and JRuby's objects, for one call. Values that have no counterpart in Ruby travel as Java
/// objects and come back unchanged.
///
/// Ruby code may change an object in place, and all holders of the object see the change. Therefore each value has exactly one
/// object here, and the values that were changed can be listed afterwards.
final class RubyValues {
    private final Prelude prelude;
    private final Ruby runtime;
    private final Map<Value, IRubyObject> given = new IdentityHashMap<>();

    RubyValues(Prelude prelude) {
        this.prelude = prelude;
        this.runtime = prelude.runtime();
    }

    Ruby runtime() {
        return runtime;
    }

    Failures failures() {
        return prelude.failures();
    }

    IRubyObject scope(RubyScope scope) {
        return prelude.doors().scopes().door(new ScopeDoor(runtime, this, scope));
    }

    IRubyObject lambda(@Nullable RubyBlock block) {
        return block == null ? runtime.getNil() : prelude.doors().blocks().door(new BlockDoor(this, block));
    }

    IRubyObject toRuby(Value value) {
        if (!(value instanceof Str || value instanceof Arr || value instanceof Hash)) {
            return converted(value);
        }
        IRubyObject known = given.get(value);
        if (known == null) {
            known = converted(value);
            given.put(value, known);
        }
        return known;
    }

    /// The value as an object that nobody else has.
    IRubyObject copied(Value value) {
        return new RubyValues(prelude).toRuby(value);
    }

    private IRubyObject converted(Value value) {
        return switch (value) {
            case Undef _ -> runtime.getNil();
            case Default _ -> runtime.newSymbol("default");
            case Bool bool -> runtime.newBoolean(bool.value());
            case Int number -> runtime.newFixnum(number.value());
            case Real number -> runtime.newFloat(number.value());
            case Str text -> RubyString.newUnicodeString(runtime, text.value());
            case Regex regex -> RubyRegexp.newRegexp(runtime, regex.pattern(), new RegexpOptions());
            case Arr array -> array(array.elements());
            case Hash hash -> hash(hash);
            case Sensitive sensitive ->
                prelude.sensitiveClass().callMethod(runtime.getCurrentContext(), "new", toRuby(sensitive.secret()));
            case HeldObject held -> held.object();
            case Note note -> symbols(note);
            case io.bindery.hiera.RubySymbol symbol -> runtime.newSymbol(symbol.name());
            case ObjectValue object -> object(object);
            case BigInt number -> RubyBignum.newBignum(runtime, number.value());
            case Type type -> wrapped("type", type.getClass().getSimpleName(), value);
            case SemVer _, SemVerRange _, Timestamp _, Timespan _, Binary _, Uri _ ->
                wrapped("value", value.getClass().getSimpleName(), value);
            default -> prelude.doors().values().door(new ValueDoor(this, value));
        };
    }

    // The prelude has a class for each kind.
    private IRubyObject wrapped(String method, String kind, Value value) {
        IRubyObject door = prelude.doors().values().door(new ValueDoor(this, value));
        return prelude.bindery()
                .callMethod(runtime.getCurrentContext(), method + "_in_puppet", new IRubyObject[] {runtime.newString(kind), door});
    }

    private IRubyObject object(ObjectValue object) {
        IRubyObject door = prelude.doors().objects().door(new ObjectDoor(runtime, this, object));
        return prelude.objectClass().callMethod(runtime.getCurrentContext(), "new", door);
    }

    /// The block for a proc that Ruby code passes on: the lambda of the language that the proc stands for, or Ruby's own proc;
    /// null if no block is passed.
    @Nullable RubyBlock block(IRubyObject block) {
        if (!(block instanceof RubyProc proc)) {
            return null;
        }
        IRubyObject origin = proc.getInstanceVariable("@puppet");
        return origin != null && Doors.behind(origin) instanceof BlockDoor door ? door.block() : new ProcBlock(runtime, proc, this, false);
    }

    /// A block whose results the language only holds for Ruby code.
    @Nullable RubyBlock holdingBlock(IRubyObject block) {
        RubyBlock plain = block(block);
        return plain instanceof ProcBlock own ? new ProcBlock(runtime, own.proc(), this, true) : plain;
    }

    /// The arguments of a method that keeps them for Ruby code: simple values, all else as the objects they are.
    List<Value> held(RubyArray<?> arguments) {
        List<Value> values = new ArrayList<>(arguments.size());
        for (int i = 0; i < arguments.size(); i++) {
            values.add(held(arguments.eltOk(i)));
        }
        return values;
    }

    Value held(IRubyObject object) {
        return object instanceof RubyString || object instanceof RubyArray<?> || object instanceof RubyHash || object instanceof RubySymbol
                ? new HeldObject(object, this)
                : toPuppet(object);
    }

    private IRubyObject symbols(Note note) {
        RubyHash map = RubyHash.newHash(runtime, 4);
        note.entries().forEach((name, value) -> map.fastASet(runtime.newSymbol(name), toRuby(value)));
        return map;
    }

    RubyArray<?> array(List<Value> values) {
        return RubyArray.newArray(runtime, values.stream().map(this::toRuby).toArray(IRubyObject[]::new));
    }

    // A string is copied and frozen to be the key of a hash, in Ruby too.
    private IRubyObject hash(Hash hash) {
        RubyHash map = RubyHash.newHash(runtime, hash.size());
        hash.entries().forEach((key, value) -> {
            IRubyObject name = key instanceof Str ? converted(key) : toRuby(key);
            name.setFrozen(name instanceof RubyString || name.isFrozen());
            map.fastASet(name, toRuby(value));
        });
        return map;
    }

    /// The values that were changed in place since they were converted, each with its new value.
    Map<Value, Value> changed() {
        if (given.entrySet().stream().allMatch(entry -> isUnchanged(entry.getKey(), entry.getValue()))) {
            return Map.of();
        }
        Map<IRubyObject, Value> origins = new IdentityHashMap<>();
        given.forEach((before, object) -> origins.put(object, before));
        Map<IRubyObject, Value> settled = new IdentityHashMap<>();
        Map<Value, Value> changed = new IdentityHashMap<>();
        given.forEach((before, object) -> {
            Value after = settle(object, origins, settled);
            if (after != before) {
                changed.put(before, after);
            }
        });
        return changed;
    }

    // What a container holds is compared by identity: each of its parts is looked at by itself.
    private boolean isUnchanged(Value before, IRubyObject object) {
        return switch (before) {
            case Str text -> object instanceof RubyString now && isText(text.value(), now);
            case Arr array -> object instanceof RubyArray<?> now && areElements(array.elements(), now);
            case Hash hash -> object instanceof RubyHash now && areEntries(hash, now);
            default -> false;
        };
    }

    private boolean isPart(Value before, IRubyObject object) {
        IRubyObject known = given.get(before);
        return known != null ? known == object : before instanceof Bool || before instanceof Undef || before instanceof Int
                ? toPuppet(object).equals(before)
                : false;
    }

    private boolean areElements(List<Value> elements, RubyArray<?> now) {
        if (elements.size() != now.size()) {
            return false;
        }
        for (int i = 0; i < elements.size(); i++) {
            if (!isPart(elements.get(i), now.eltOk(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean areEntries(Hash hash, RubyHash now) {
        if (hash.size() != now.size()) {
            return false;
        }
        RubyArray<?> keys = now.keys(runtime.getCurrentContext());
        int index = 0;
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            IRubyObject key = keys.eltOk(index++);
            boolean same = entry.getKey() instanceof Str text && key instanceof RubyString name && isText(text.value(), name)
                    && isPart(entry.getValue(), now.fastARef(key));
            if (!same) {
                return false;
            }
        }
        return true;
    }

    private static boolean isText(String text, RubyString now) {
        ByteList bytes = now.getByteList();
        if (bytes.realSize() != text.length()) {
            return now.decodeString().equals(text);
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 127 || bytes.get(i) != text.charAt(i)) {
                return now.decodeString().equals(text);
            }
        }
        return true;
    }

    // One object stays one value: the old one if nothing in it changed, else the same new one wherever the object is.
    private Value settle(IRubyObject object, Map<IRubyObject, Value> origins, Map<IRubyObject, Value> settled) {
        Value known = settled.get(object);
        if (known != null) {
            return known;
        }
        Value made = switch (object) {
            case RubyArray<?> array -> settledArray(array, origins, settled);
            case RubyHash map -> settledHash(map, origins, settled);
            default -> toPuppet(object);
        };
        Value before = origins.get(object);
        Value value = before != null && same(before, made) ? before : made;
        settled.put(object, value);
        return value;
    }

    private Value settledArray(RubyArray<?> array, Map<IRubyObject, Value> origins, Map<IRubyObject, Value> settled) {
        List<Value> elements = new ArrayList<>(array.size());
        for (int i = 0; i < array.size(); i++) {
            elements.add(settle(array.eltOk(i), origins, settled));
        }
        return new Arr(elements);
    }

    private Value settledHash(RubyHash map, Map<IRubyObject, Value> origins, Map<IRubyObject, Value> settled) {
        LinkedHashMap<Value, Value> entries = LinkedHashMap.newLinkedHashMap(map.size());
        RubyArray<?> keys = map.keys(runtime.getCurrentContext());
        for (int i = 0; i < keys.size(); i++) {
            IRubyObject key = keys.eltOk(i);
            entries.put(toPuppet(key), settle(map.op_aref(runtime.getCurrentContext(), key), origins, settled));
        }
        return Hash.owning(entries);
    }

    // Hashes are equal whatever their order, but their order can be seen. What a value that is no data became is not looked at.
    private static boolean same(Value before, Value after) {
        return before.equals(after)
                && (!(before instanceof Hash one) || !(after instanceof Hash two)
                        || List.copyOf(one.entries().keySet()).equals(List.copyOf(two.entries().keySet())));
    }

    Value toPuppet(IRubyObject object) {
        return switch (object) {
            case RubyNil _ -> Undef.UNDEF;
            case RubyBoolean bool -> Bool.of(bool.isTrue());
            case RubyFixnum number -> Int.of(number.getValue());
            case RubyBignum number -> BigInt.of(number.getValue());
            case RubyFloat number -> new Real(number.getValue());
            case RubyString text -> Str.of(text.asJavaString());
            case RubySymbol symbol -> symbol(symbol.asJavaString());
            case RubyArray<?> array -> new Arr(values(array));
            case RubyHash map -> hash(map);
            case RubyRegexp regex -> new Regex(regex.source(runtime.getCurrentContext()).asJavaString());
            default -> other(object);
        };
    }

    private static Value symbol(String name) {
        return switch (name) {
            case "undef" -> Undef.UNDEF;
            case "default" -> Default.DEFAULT;
            default -> new io.bindery.hiera.RubySymbol(name);
        };
    }

    List<Value> values(RubyArray<?> array) {
        List<Value> values = new ArrayList<>(array.size());
        for (int i = 0; i < array.size(); i++) {
            values.add(toPuppet(array.eltOk(i)));
        }
        return values;
    }

    private Value hash(RubyHash map) {
        LinkedHashMap<Value, Value> entries = LinkedHashMap.newLinkedHashMap(map.size());
        RubyArray<?> keys = map.keys(runtime.getCurrentContext());
        for (int i = 0; i < keys.size(); i++) {
            IRubyObject key = keys.eltOk(i);
            entries.put(toPuppet(key), toPuppet(map.op_aref(runtime.getCurrentContext(), key)));
        }
        return Hash.owning(entries);
    }

    /// What a variable is set to: a hash by anything but strings means nothing to Puppet and is kept as it is.
    Value forVariable(IRubyObject object) {
        return object instanceof RubyHash map && !hasTextKey(map) ? new HeldObject(object, this) : toPuppet(object);
    }

    private boolean hasTextKey(RubyHash map) {
        RubyArray<?> keys = map.keys(runtime.getCurrentContext());
        for (int i = 0; i < keys.size(); i++) {
            if (keys.eltOk(i) instanceof RubyString) {
                return true;
            }
        }
        return false;
    }

    private Value other(IRubyObject object) {
        if (object.respondsTo("unwrap")) {
            return new Sensitive(toPuppet(object.callMethod(runtime.getCurrentContext(), "unwrap")));
        }
        IRubyObject held = object.respondsTo("door_to_puppet") ? object.callMethod(runtime.getCurrentContext(), "door_to_puppet") : object;
        return switch (Doors.behind(held)) {
            case ObjectDoor door -> door.object();
            case ValueDoor door -> door.value();
            case null, default -> new HeldObject(object, this);
        };
    }
}
