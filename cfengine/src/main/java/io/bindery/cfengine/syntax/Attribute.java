package io.bindery.cfengine.syntax;

import io.bindery.text.Place;

/// `name => value` of a promise or a body. In a body it may stand under a class guard; `any` where it does not.
public record Attribute(String name, Rvalue value, String guard, Place place) {}
