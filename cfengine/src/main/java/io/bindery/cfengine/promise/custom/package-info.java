/// Custom promise types: a policy declares them (`promise agent name { ... }`), and programs of their own, the promise modules,
/// keep their promises.
@NullMarked
package io.bindery.cfengine.promise.custom;

import org.jspecify.annotations.NullMarked;
