package io.bindery.cfengine.value;

/// What a variable holds, an attribute is given, or a function returns.
public sealed interface Value permits Scalar, Items, Data {}
