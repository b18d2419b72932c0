package io.bindery.cfengine.eval;

import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.value.Value;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// One iteration of a promise, ready to be kept: promiser and attributes evaluated, bodies replaced by their attributes.
///
/// @param conditions the values of `if`, `unless` and similar attributes that admitted this iteration, by attribute
public record ExpandedPromise(
        String promiseType,
        Block.Bundle bundle,
        Promise source,
        String promiser,
        @Nullable Value promisee,
        Attributes attributes,
        Map<String, Attributes> bodies,
        Map<String, BundleCall> calls,
        List<String> unresolved,
        SequencedMap<String, String> conditions) {

    /// The same of another promiser.
    ExpandedPromise about(String other) {
        return new ExpandedPromise(promiseType, bundle, source, other, promisee, attributes, bodies, calls, unresolved, conditions);
    }

    /// The attributes of a body given to this promise (`perms`, `action`, ...), or none.
    public Attributes body(String name) {
        return bodies.getOrDefault(name, Attributes.NONE);
    }

    public boolean hasBody(String name) {
        return bodies.containsKey(name);
    }

    /// A bundle given to this promise (`usebundle`, `edit_line`), or null.
    public @Nullable BundleCall call(String name) {
        return calls.get(name);
    }

    public @Nullable String handle() {
        return attributes.text("handle");
    }

    /// The name of a bundle, possibly with a namespace, and the arguments of its call.
    public record BundleCall(String name, List<Argument> arguments) {
        public BundleCall {
            arguments = List.copyOf(arguments);
        }
    }

    /// An argument for a bundle.
    public sealed interface Argument {}

    public record Given(Value value) implements Argument {}

    /// A function call whose references are replaced as far as the caller can resolve them. It is evaluated when the bundle
    /// begins.
    public record Pending(Rvalue.Invocation call) implements Argument {}
}
