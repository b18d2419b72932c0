package io.bindery.ruby.jruby;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.jruby.RubyArray;
import org.jruby.RubyClass;
import org.jruby.RubyProc;
import org.jruby.runtime.Block;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;

/// The Ruby class of a function of the current generation.
///
/// Java calls the class directly, without a method of the prelude: a single place in Ruby code that calls every function would be
/// slow, because JRuby caches for each call site only the method called last.
///
/// @param scoped the methods that receive the scope of the caller as their first argument
record FunctionClass(Prelude prelude, RubyClass type, Set<String> scoped) {
    static FunctionClass of(Prelude prelude, String name) {
        ThreadContext context = prelude.runtime().getCurrentContext();
        IRubyObject type = prelude.bindery().callMethod(context, "function_class", Texts.ruby(prelude.runtime(), name));
        RubyArray<?> scoped = (RubyArray<?>) prelude.bindery().callMethod(context, "scoped_methods", type);
        return new FunctionClass(
                prelude, (RubyClass) type, Arrays.stream(scoped.toJavaArray(context)).map(IRubyObject::asJavaString).collect(Collectors.toSet()));
    }

    /// @param lambda a [BlockDoor], or nil
    IRubyObject call(IRubyObject scope, String method, IRubyObject[] arguments, IRubyObject lambda) {
        ThreadContext context = prelude.runtime().getCurrentContext();
        IRubyObject function = type.newInstance(context, scope, Block.NULL_BLOCK);
        return function.callMethod(context, method, scoped.contains(method) ? with(scope, arguments) : arguments, block(context, lambda));
    }

    private static IRubyObject[] with(IRubyObject first, IRubyObject[] others) {
        IRubyObject[] all = new IRubyObject[others.length + 1];
        all[0] = first;
        System.arraycopy(others, 0, all, 1, others.length);
        return all;
    }

    private Block block(ThreadContext context, IRubyObject lambda) {
        return lambda.isNil() ? Block.NULL_BLOCK : ((RubyProc) prelude.lambdaClass().callMethod(context, "of", lambda)).getBlock();
    }
}
