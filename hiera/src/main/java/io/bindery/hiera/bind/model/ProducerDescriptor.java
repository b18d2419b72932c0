package io.bindery.hiera.bind.model;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Value;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// How a statement says that its value comes about.
public sealed interface ProducerDescriptor {
    /// A literal.
    record Constant(Value value) implements ProducerDescriptor {}

    /// An expression, evaluated when the value is asked for.
    record Evaluating(BoundExpression expression) implements ProducerDescriptor {}

    /// A reference to a resource, class, or resource type: its parameters, or what takes the place of another.
    record Referring(Type reference) implements ProducerDescriptor {}

    /// A new object of a class of the runtime.
    record Instance(String className) implements ProducerDescriptor {}

    /// Resources of other nodes.
    ///
    /// @param type the type that is asked for
    /// @param select picks one of several
    record Querying(BoundExpression query, Type type, @Nullable BoundExpression select) implements ProducerDescriptor {}

    /// A producer by its name, with arguments.
    ///
    /// @param registered whether it was named by a string, so that it must be known before anything is produced
    record Delegating(String producer, boolean registered, SequencedMap<String, ProducerDescriptor> arguments)
            implements ProducerDescriptor {}

    /// One parameter of an object that some statement bound as a whole.
    record Part(ProducerDescriptor object, String parameter) implements ProducerDescriptor {}
}
