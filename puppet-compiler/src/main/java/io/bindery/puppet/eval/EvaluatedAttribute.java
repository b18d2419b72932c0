package io.bindery.puppet.eval;

import io.bindery.puppet.value.Value;
import io.bindery.text.Place;

/// One attribute of a resource expression with its value: `name => value`, or `name +> value` where it appends.
public record EvaluatedAttribute(String name, Value value, boolean appends, Place place) {}
