package io.bindery.ruby.jruby;

import org.jruby.exceptions.Unrescuable;

/// A jump of the language (`next`, `return`, a key that is not found) or an exceeded limit on its way through Ruby code. As with
/// Ruby's `throw`, no `rescue` stops it; `ensure` runs.
final class Passing extends RuntimeException implements Unrescuable {
    private static final long serialVersionUID = 1L;

    private final RuntimeException jump;

    Passing(RuntimeException jump) {
        super(jump.getMessage(), jump, false, false);
        this.jump = jump;
    }

    RuntimeException jump() {
        return jump;
    }
}
