package io.bindery.cfengine.function.data;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.TextFiles;
import io.bindery.cfengine.function.text.SplitString;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `readstringlist(path, comment, separator, most, bytes)`: a file's pieces without comments; empty ones are left out.
public final class ReadStringList implements Function {
    @Override
    public Result call(Call call) {
        List<String> pieces = pieces(call);
        return pieces == null ? Result.failure() : Result.of(pieces);
    }

    static @Nullable List<String> pieces(Call call) {
        long most = Numbers.whole(call, call.text(3));
        String text = TextFiles.read(call, call.text(0), Numbers.whole(call, call.text(4)));
        if (text == null) {
            return null;
        }
        String bare = TextFiles.withoutComments(call, call.text(0), text, call.text(1));
        List<String> pieces = new ArrayList<>();
        for (String piece : SplitString.pieces(call, bare, call.text(2), Long.MAX_VALUE)) {
            if (!piece.isEmpty() && (most < 0 || pieces.size() < most)) {
                pieces.add(piece);
            }
        }
        return pieces;
    }
}
