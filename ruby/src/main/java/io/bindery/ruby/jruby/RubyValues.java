package io.bindery.ruby.jruby;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jruby.Ruby;
import org.jruby.RubyArray;
import org.jruby.RubyBoolean;
import org.jruby.RubyFixnum;
import org.jruby.RubyFloat;
import org.jruby.RubyHash;
import org.jruby.RubyNil;
import org.jruby.RubyRegexp;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.javasupport.JavaUtil;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.util.RegexpOptions;

/// Between Puppet's values and JRuby's objects. Values that Ruby has no kind for travel as Java objects and come back as they were.
final class RubyValues {
    private final Ruby runtime;
    private final IRubyObject sensitiveClass;

    RubyValues(Ruby runtime, IRubyObject sensitiveClass) {
        this.runtime = runtime;
        this.sensitiveClass = sensitiveClass;
    }

    IRubyObject toRuby(Value value) {
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
                sensitiveClass.callMethod(runtime.getCurrentContext(), "new", toRuby(sensitive.secret()));
            case HeldObject held -> held.object();
            default -> JavaUtil.convertJavaToUsableRubyObject(runtime, value);
        };
    }

    RubyArray<?> array(List<Value> values) {
        return RubyArray.newArray(runtime, values.stream().map(this::toRuby).toArray(IRubyObject[]::new));
    }

    private IRubyObject hash(Hash hash) {
        RubyHash map = RubyHash.newHash(runtime, hash.size());
        hash.entries().forEach((key, value) -> map.fastASet(toRuby(key), toRuby(value)));
        return map;
    }

    Value toPuppet(IRubyObject object) {
        return switch (object) {
            case RubyNil _ -> Undef.UNDEF;
            case RubyBoolean bool -> Bool.of(bool.isTrue());
            case RubyFixnum number -> Int.of(number.getValue());
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
            default -> Str.of(name);
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
        return object instanceof RubyHash map && !hasTextKey(map) ? new HeldObject(object) : toPuppet(object);
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
        Object java = object.toJava(Object.class);
        return java instanceof Value value ? value : Str.of(object.asString().asJavaString());
    }
}
