/// What is in environments, for tools: settings, classes, modules, tasks and plans.
@NullMarked
package io.bindery.server.environment;

import org.jspecify.annotations.NullMarked;
