/// The command `bindery config`: the settings, their values and the lines that give them.
@NullMarked
package io.bindery.cli.config;

import org.jspecify.annotations.NullMarked;
