package io.bindery.ruby.erb;

/// A Ruby symbol.
record Symbol(String name) {}
