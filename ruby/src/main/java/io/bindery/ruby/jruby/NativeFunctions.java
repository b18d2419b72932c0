package io.bindery.ruby.jruby;

import static io.bindery.ruby.jruby.Texts.text;

import io.bindery.text.RubyFloat;
import java.io.ByteArrayInputStream;
import java.util.function.Supplier;
import org.jcodings.specific.UTF8Encoding;
import org.jruby.Ruby;
import org.jruby.RubyModule;
import org.jruby.RubyNumeric;
import org.jruby.api.Define;
import org.jruby.runtime.builtin.IRubyObject;

/// The functions of the Ruby module `Bindery` that are written in Java.
final class NativeFunctions {
    private NativeFunctions() {}

    /// Defines the module with these functions, before the prelude is loaded.
    ///
    /// @param scope gives the scope of the innermost call, or nil
    static RubyModule define(Ruby runtime, Supplier<IRubyObject> scope) {
        RubyModule bindery = Define.defineModule(runtime.getCurrentContext(), "Bindery");
        DoorClass.function(runtime, bindery, "float_text", NativeFunctions::floatText);
        DoorClass.function(runtime, bindery, "json_mistake", (ruby, given) -> Texts.rubyOrNil(ruby, Reading.json(text(given, 0))));
        DoorClass.function(runtime, bindery, "yaml_mistake", (ruby, given) -> Texts.rubyOrNil(ruby, Reading.yaml(text(given, 0), text(given, 1))));
        DoorClass.function(runtime, bindery, "scope", (_, _) -> scope.get());
        DoorClass.function(runtime, bindery, "copy", (ruby, given) -> new PlainCopy(ruby).of(given[0]));
        DoorClass.function(runtime, bindery, "parse", NativeFunctions::parse);
        FileDoor.define(runtime, bindery);
        return bindery;
    }

    private static IRubyObject floatText(Ruby runtime, IRubyObject[] given) {
        return Texts.ruby(runtime, RubyFloat.text(((RubyNumeric) given[0]).asDouble(runtime.getCurrentContext())));
    }

    /// Reads a text as Ruby code.
    ///
    /// @throws org.jruby.exceptions.SyntaxError if the text is not valid
    private static IRubyObject parse(Ruby runtime, IRubyObject[] given) {
        int line = ((RubyNumeric) given[2]).asInt(runtime.getCurrentContext());
        byte[] code = given[0].convertToString().getBytes();
        runtime.getParserManager().parseFile(text(given, 1), line, new ByteArrayInputStream(code), UTF8Encoding.INSTANCE);
        return runtime.getNil();
    }
}
