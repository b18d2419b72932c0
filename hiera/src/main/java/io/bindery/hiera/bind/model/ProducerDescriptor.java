package io.bindery.hiera.bind.model;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Value;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The part of a statement that describes its value.
public sealed interface ProducerDescriptor {
    /// A literal.
    record Constant(Value value) implements ProducerDescriptor {}

    /// An expression, evaluated on demand.
    record Evaluating(BoundExpression expression) implements ProducerDescriptor {}

    /// A reference to a resource, class, or resource type: its parameters, or the replacement of another.
    record Referring(Type reference) implements ProducerDescriptor {}

    /// A new object of a class of the runtime.
    record Instance(String className) implements ProducerDescriptor {}

    /// Resources of other nodes.
    ///
    /// @param type the requested type
    /// @param select picks one of several
    record Querying(BoundExpression query, Type type, @Nullable BoundExpression select) implements ProducerDescriptor {}

    /// A producer by its name, with arguments.
    ///
    /// @param registered whether it is named by a string, so that it must be known before any value is produced
    record Delegating(String producer, boolean registered, SequencedMap<String, ProducerDescriptor> arguments)
            implements ProducerDescriptor {}

    /// One parameter of an object that a statement bound as a whole.
    record Part(ProducerDescriptor object, String parameter) implements ProducerDescriptor {}
}
