package io.bindery.puppet.eval;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.mismatch.CallSignature;
import io.bindery.puppet.type.parse.TypeParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One signature of a function and its code.
///
/// Types are written as text and parsed only when the function is first called (see [WrittenSignature]), so that creating a
/// function is cheap.
public final class Dispatch {
    private final Source source;
    private final Body body;
    private final boolean mismatchMessage;
    private final @Nullable String method;
    private final Promise promise;

    /// Computes the type of a result before the call; null if any type is possible.
    @FunctionalInterface
    public interface Promise {
        @Nullable Type type(Call call);
    }

    /// Supplies the parsed signature for a call.
    @FunctionalInterface
    public interface Source {
        CallSignature signature(Call call);
    }

    private Dispatch(Source source, Body body, boolean mismatchMessage, @Nullable String method, @Nullable Promise promise) {
        this.promise = promise == null ? call -> signature(call).type().returns() : promise;
        this.source = source;
        this.body = body;
        this.mismatchMessage = mismatchMessage;
        this.method = method;
    }

    /// A dispatch whose signature is computed at its first use, for functions written in Puppet.
    public static Dispatch lazily(Source signature, Body body) {
        return new Dispatch(new Kept(signature), body, false, null, null);
    }

    /// The same for a function that checks its results itself.
    public static Dispatch lazily(Source signature, Promise promise, Body body) {
        return new Dispatch(new Kept(signature), body, false, null, promise);
    }

    /// Fetches a signature once and keeps it.
    private static final class Kept implements Source {
        private final Source source;
        private volatile @Nullable CallSignature signature;

        Kept(Source source) {
            this.source = source;
        }

        // Benign race: every thread computes the same signature.
        @Override
        public CallSignature signature(Call call) {
            CallSignature known = signature;
            if (known == null) {
                known = source.signature(call);
                signature = known;
            }
            return known;
        }
    }

    public Body body() {
        return body;
    }

    /// Whether this signature exists only to say what is wrong: its body gives the text of the error.
    public boolean mismatchMessage() {
        return mismatchMessage;
    }

    /// The name of the Ruby method behind this signature, which Puppet names in errors about results of a wrong type; null if
    /// there is no such method.
    @Nullable String method() {
        return method;
    }

    public CallSignature signature(Call call) {
        return source.signature(call);
    }

    /// The type that all results of this signature have; null if it is not known beforehand.
    public @Nullable Type promised(Call call) {
        return promise.type(call);
    }

    /// The lambda that a signature takes, as written: the text of its `Callable` type, whether it may be left out, and its name in messages.
    public record Block(String type, boolean optional, String name) {
        /// A lambda by the name that Puppet gives one without a name.
        Block(String type, boolean optional) {
            this(type, optional, "block");
        }
    }

    /// One parameter as written: the text of its type, its name, and how often it may occur.
    record Parameter(String type, String name, Repeat repeat) {}

    /// How often a parameter may occur.
    enum Repeat {
        ONCE,
        OPTIONAL,
        ANY,
        AT_LEAST_ONCE;

        int least() {
            return this == ONCE || this == AT_LEAST_ONCE ? 1 : 0;
        }

        boolean endless() {
            return this == ANY || this == AT_LEAST_ONCE;
        }
    }

    /// A signature under construction. [#with] completes it and returns the function with the signature added.
    public static final class Draft {
        private final Function function;
        private final List<Parameter> parameters = new ArrayList<>();
        private @Nullable Block block;
        private @Nullable String returns;
        private @Nullable String method;
        private @Nullable String promised;

        Draft(Function function) {
            this.function = function;
        }

        public Draft takes(String type, String parameter) {
            return add(type, parameter, Repeat.ONCE);
        }

        public Draft optionally(String type, String parameter) {
            return add(type, parameter, Repeat.OPTIONAL);
        }

        public Draft repeatedly(String type, String parameter) {
            return add(type, parameter, Repeat.ANY);
        }

        public Draft repeatedlyAtLeastOnce(String type, String parameter) {
            return add(type, parameter, Repeat.AT_LEAST_ONCE);
        }

        /// Needs a lambda of this `Callable` type.
        public Draft block(String callable) {
            return block(new Block(callable, false));
        }

        /// Takes a lambda of this `Callable` type, or none.
        public Draft optionalBlock(String callable) {
            return block(new Block(callable, true));
        }

        public Draft block(Block taken) {
            block = taken;
            return this;
        }

        /// The type that every result must have; a result of another type is an error, as in Puppet.
        public Draft returns(String type) {
            returns = type;
            return this;
        }

        /// The type that results have which did not leave by `return`; they are not checked against it.
        public Draft promises(String type) {
            promised = type;
            return this;
        }

        /// The Ruby method that does the work.
        public Draft method(String name) {
            method = name;
            return this;
        }

        public Function with(Body body) {
            return end(body, false);
        }

        /// Ends a signature that is always an error; the body's result is the message after the function's name.
        public Function fails(Body message) {
            return end(message, true);
        }

        private Draft add(String type, String parameter, Repeat repeat) {
            parameters.add(new Parameter(type, parameter, repeat));
            return this;
        }

        private Function end(Body body, boolean mismatchMessage) {
            Source written = new WrittenSignature(function.name(), parameters, block, returns, function.types());
            String type = promised;
            Promise promise = type == null ? null : call -> TypeParser.parse(type);
            return function.and(new Dispatch(written, body, mismatchMessage, method, promise));
        }
    }
}
