/// Policy text to a checked tree: lexer, parser, and the tables that say which promise types, bodies and attributes there are.
@NullMarked
package io.bindery.cfengine.syntax;

import org.jspecify.annotations.NullMarked;
