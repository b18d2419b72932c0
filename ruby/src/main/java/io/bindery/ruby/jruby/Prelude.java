package io.bindery.ruby.jruby;

import org.jruby.Ruby;
import org.jruby.runtime.builtin.IRubyObject;

/// What our Ruby code, once loaded, gives the conversions: looked up once for a runtime.
record Prelude(Ruby runtime, IRubyObject bindery, IRubyObject sensitiveClass, IRubyObject objectClass) {
    static Prelude of(Ruby runtime) {
        return new Prelude(
                runtime,
                runtime.evalScriptlet("Bindery"),
                runtime.evalScriptlet("Puppet::Pops::Types::PSensitiveType::Sensitive"),
                runtime.evalScriptlet("Bindery::ObjectInPuppet"));
    }
}
