/// Reports of agents: checked, stored and logged.
@NullMarked
package io.bindery.server.report;

import org.jspecify.annotations.NullMarked;
