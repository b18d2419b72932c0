package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import java.util.List;

/// `readintlist(path, comment, separator, most, bytes)`: a file's whole numbers.
public final class ReadIntList implements Function {
    @Override
    public Result call(Call call) {
        return numbers(call, "int");
    }

    static Result numbers(Call call, String kind) {
        List<String> pieces = ReadStringList.pieces(call);
        if (pieces == null) {
            return Result.failure();
        }
        boolean right = true;
        for (String piece : pieces) {
            boolean whole = kind.equals("int");
            boolean number = (whole && Numbers.isWhole(call, piece)) || (!whole && Numbers.real(call, piece) != null);
            if (!number) {
                call.log(
                        Level.ERROR,
                        "Presumed " + kind + " value '" + piece + "' read from file '" + call.text(0)
                                + "' has no recognizable value");
                right = false;
            }
        }
        return right ? Result.of(pieces) : Result.failure();
    }
}
