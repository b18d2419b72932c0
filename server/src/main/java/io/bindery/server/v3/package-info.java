/// The common part of the interface `puppet/v3`: formats of requests and answers, the environment parameter, error bodies.
@NullMarked
package io.bindery.server.v3;

import org.jspecify.annotations.NullMarked;
