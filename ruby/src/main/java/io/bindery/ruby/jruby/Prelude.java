package io.bindery.ruby.jruby;

import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyModule;

/// The objects of our Ruby prelude that conversions use, looked up once for each runtime.
record Prelude(
        Ruby runtime,
        RubyModule bindery,
        Doors doors,
        Failures failures,
        RubyClass sensitiveClass,
        RubyClass objectClass,
        RubyClass scopeClass,
        RubyClass lambdaClass,
        RubyClass exhaustedClass) {
    /// @param doors defined before the Ruby code was loaded
    static Prelude of(Ruby runtime, Doors doors, Failures failures) {
        return new Prelude(
                runtime,
                runtime.getClassFromPath("Bindery"),
                doors,
                failures,
                (RubyClass) runtime.getClassFromPath("Puppet::Pops::Types::PSensitiveType::Sensitive"),
                (RubyClass) runtime.getClassFromPath("Bindery::ObjectInPuppet"),
                (RubyClass) runtime.getClassFromPath("Puppet::Parser::Scope"),
                (RubyClass) runtime.getClassFromPath("Puppet::Pops::Evaluator::PuppetProc"),
                (RubyClass) runtime.getClassFromPath("Bindery::Exhausted"));
    }
}
