package io.bindery.ruby.jruby;

import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyModule;

/// What our Ruby code, once loaded, gives the conversions: looked up once for a runtime.
record Prelude(Ruby runtime, RubyModule bindery, Doors doors, Failures failures, RubyClass sensitiveClass, RubyClass objectClass) {
    /// @param doors defined before the Ruby code was loaded
    static Prelude of(Ruby runtime, Doors doors) {
        return new Prelude(
                runtime,
                runtime.getClassFromPath("Bindery"),
                doors,
                new Failures(runtime),
                (RubyClass) runtime.getClassFromPath("Puppet::Pops::Types::PSensitiveType::Sensitive"),
                (RubyClass) runtime.getClassFromPath("Bindery::ObjectInPuppet"));
    }
}
