package io.bindery.puppet.facts;

/// Finds some related core facts. Resolvers run at the same time, so they keep nothing; what they share is in the [Survey].
@FunctionalInterface
interface Resolver {
    void resolve(Survey survey, FactSink sink);
}
