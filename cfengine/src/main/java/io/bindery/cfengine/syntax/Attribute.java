package io.bindery.cfengine.syntax;

import io.bindery.text.Place;

/// `name => value` of a promise or a body. In a body it may be under a class guard; without one its guard is `any`.
public record Attribute(String name, Rvalue value, String guard, Place place) {}
