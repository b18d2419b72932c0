package io.bindery.ruby.jruby;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jruby.Ruby;
import org.jruby.RubyArray;
import org.jruby.RubyBoolean;
import org.jruby.RubyHash;
import org.jruby.RubyNil;
import org.jruby.RubyNumeric;
import org.jruby.RubyRegexp;
import org.jruby.RubyString;
import org.jruby.RubySymbol;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// Copies plain data: arrays, hashes and strings are made anew. A value that occurs in several places is again one object in the
/// copy.
final class PlainCopy {
    private final Ruby runtime;
    private final ThreadContext context;
    private final Map<IRubyObject, IRubyObject> made = new IdentityHashMap<>();

    PlainCopy(Ruby runtime) {
        this.runtime = runtime;
        this.context = runtime.getCurrentContext();
    }

    /// The copy; nil where something in it is no plain data.
    IRubyObject of(IRubyObject object) {
        IRubyObject copied = copied(object);
        return copied == null ? runtime.getNil() : copied;
    }

    private @Nullable IRubyObject copied(IRubyObject object) {
        return switch (object) {
            case RubyString text when text.isFrozen() -> text;
            case RubyString text -> text.strDup(runtime);
            case RubyArray<?> array -> known(array) != null ? known(array) : copied(array);
            case RubyHash hash -> known(hash) != null ? known(hash) : copied(hash);
            case RubyNil _, RubyBoolean _, RubyNumeric _, RubySymbol _, RubyRegexp _ -> object;
            default -> null;
        };
    }

    private @Nullable IRubyObject known(IRubyObject object) {
        return made.get(object);
    }

    private @Nullable IRubyObject copied(RubyArray<?> array) {
        RubyArray<?> copy = RubyArray.newArray(runtime, array.size());
        made.put(array, copy);
        for (int i = 0; i < array.size(); i++) {
            IRubyObject element = copied(array.eltOk(i));
            if (element == null) {
                return null;
            }
            copy.append(context, element);
        }
        return copy;
    }

    private @Nullable IRubyObject copied(RubyHash hash) {
        RubyHash copy = RubyHash.newHash(runtime, hash.size());
        made.put(hash, copy);
        RubyArray<?> keys = hash.keys(context);
        for (int i = 0; i < keys.size(); i++) {
            IRubyObject key = copied(keys.eltOk(i));
            IRubyObject value = copied(hash.op_aref(context, keys.eltOk(i)));
            if (key == null || value == null) {
                return null;
            }
            copy.fastASet(key, value);
        }
        return copy;
    }
}
