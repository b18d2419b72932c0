package io.bindery.ruby.jruby;

import java.util.List;
import org.jruby.Ruby;
import org.jruby.RubyArray;
import org.jruby.RubyString;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// Texts between Java and Ruby.
final class Texts {
    private Texts() {}

    static String text(IRubyObject[] arguments, int index) {
        return arguments[index].convertToString().decodeString();
    }

    static RubyString ruby(Ruby runtime, String text) {
        return RubyString.newUnicodeString(runtime, text);
    }

    static IRubyObject rubyOrNil(Ruby runtime, @Nullable String text) {
        return text == null ? runtime.getNil() : ruby(runtime, text);
    }

    static RubyArray<?> ruby(Ruby runtime, List<String> texts) {
        return RubyArray.newArray(runtime, texts.stream().map(text -> ruby(runtime, text)).toArray(IRubyObject[]::new));
    }
}
