package io.bindery.ruby.jruby;

import org.jruby.Ruby;
import org.jruby.RubyClass;
import org.jruby.RubyModule;
import org.jruby.internal.runtime.methods.JavaMethod.JavaMethodN;
import org.jruby.runtime.ObjectAllocator;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.Visibility;
import org.jruby.runtime.builtin.IRubyObject;

/// A Ruby class whose instances stand for objects of one Java class.
final class DoorClass<T> {
    private final Ruby runtime;
    private final RubyClass type;
    private final Class<T> target;
    private final Failures failures;

    /// The Java code of a method: computes the result from the arguments. An exception becomes an exception of Ruby ([Failures]).
    @FunctionalInterface
    interface Answer<T> {
        IRubyObject give(T target, IRubyObject[] arguments);
    }

    DoorClass(Ruby runtime, RubyModule namespace, String name, Class<T> target, Failures failures) {
        this.runtime = runtime;
        this.target = target;
        this.failures = failures;
        ThreadContext context = runtime.getCurrentContext();
        type = namespace.defineClassUnder(context, name, runtime.getObject(), ObjectAllocator.NOT_ALLOCATABLE_ALLOCATOR);
    }

    DoorClass<T> method(String name, Answer<T> answer) {
        type.addMethod(runtime.getCurrentContext(), name, new JavaMethodN(type, Visibility.PUBLIC, name) {
            @Override
            public IRubyObject call(ThreadContext context, IRubyObject self, RubyModule owner, String called, IRubyObject[] arguments) {
                return failures.guarded(() -> answer.give(target.cast(((Door) self).target()), arguments));
            }
        });
        return this;
    }

    IRubyObject door(T object) {
        return new Door(runtime, type, object);
    }

    /// A function of a module, defined in Java.
    static void function(Ruby runtime, RubyModule module, String name, Answer<Ruby> answer) {
        RubyClass singleton = module.singletonClass(runtime.getCurrentContext());
        singleton.addMethod(runtime.getCurrentContext(), name, new JavaMethodN(singleton, Visibility.PUBLIC, name) {
            @Override
            public IRubyObject call(ThreadContext context, IRubyObject self, RubyModule owner, String called, IRubyObject[] arguments) {
                return answer.give(runtime, arguments);
            }
        });
    }
}
