package io.bindery.ruby.jruby;

import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyObject;

/// A Ruby object that stands for an object of Bindery. It is not one of JRuby's Java proxies: Ruby code reaches the methods that
/// its [DoorClass] defines and nothing else of Java.
final class Door extends RubyObject {
    private static final long serialVersionUID = 1L;

    private final transient Object target;

    Door(Ruby runtime, RubyClass type, Object target) {
        super(runtime, type);
        this.target = target;
    }

    Object target() {
        return target;
    }
}
