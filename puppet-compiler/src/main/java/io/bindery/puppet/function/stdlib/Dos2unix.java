package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;

/// `dos2unix`: removes the carriage returns of line ends.
final class Dos2unix {
    static final Function FUNCTION = LineEnds.of("dos2unix", text -> text.replace("\r\n", "\n"));

    private Dos2unix() {}
}
