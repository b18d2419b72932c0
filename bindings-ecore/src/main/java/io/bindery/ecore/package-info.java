/// Bindings for tools that speak Ecore: `bindings.ecore`, beside these classes, is the metamodel, documented in itself, and
/// [io.bindery.ecore.BindingsXmi] writes and reads instances. The only classes that know EMF; commands load them when asked for XMI.
@org.jspecify.annotations.NullMarked
package io.bindery.ecore;
