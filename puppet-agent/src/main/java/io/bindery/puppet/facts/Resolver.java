package io.bindery.puppet.facts;

/// Finds some related core facts. Resolvers run concurrently and have no state; they share data through the [Survey].
@FunctionalInterface
interface Resolver {
    void resolve(Survey survey, FactSink sink);
}
