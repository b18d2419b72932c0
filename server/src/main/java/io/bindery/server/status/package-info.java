/// The state of the server for operators: `status/v1`, `metrics` and `puppet-admin-api`.
@NullMarked
package io.bindery.server.status;

import org.jspecify.annotations.NullMarked;
