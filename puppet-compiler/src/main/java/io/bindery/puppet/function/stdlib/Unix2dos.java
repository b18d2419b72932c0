package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;

/// `unix2dos`: converts line ends to have one carriage return.
final class Unix2dos {
    static final Function FUNCTION = LineEnds.of("unix2dos", text -> text.replaceAll("\r*\n", "\r\n"));

    private Unix2dos() {}
}
