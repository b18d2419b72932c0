package io.bindery.hiera.bind.model;

/// A producer and its options.
///
/// @param optional whether it may produce nothing, so that the next lower binding is used
/// @param singleton whether it produces its value only once
public record Supply(ProducerDescriptor producer, boolean optional, boolean singleton) {
    public static Supply of(ProducerDescriptor producer) {
        return new Supply(producer, false, true);
    }

    public Supply with(ProducerDescriptor other) {
        return new Supply(other, optional, singleton);
    }
}
