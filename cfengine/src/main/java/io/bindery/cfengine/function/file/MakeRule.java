package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.FileStatus;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.List;
import java.util.Optional;

/// `makerule(target, sources)`: `any` where a source is newer than the target or the target is missing, `!any` where not.
public final class MakeRule implements Function {
    @Override
    public Result call(Call call) {
        FileStatus named = FileStatus.of(call.text(0), false);
        if (named != null && !named.isRegular()) {
            call.log(
                    Level.WARNING,
                    "Function '" + call.name() + "' target-file '" + call.text(0) + "' exists and is not a plain file");
        }
        FileStatus target = FileStatus.of(call.text(0), true);
        Optional<Data> data = Containers.of(call, 1);
        List<String> sources = data.map(Primitives::texts).orElse(List.of(call.text(1)));
        boolean stale = target == null;
        for (String source : sources) {
            FileStatus status = source.isEmpty() ? null : FileStatus.of(source, true);
            if (status == null) {
                call.log(Level.INFO, "Function " + call.name() + ", source dependency '" + source + "' was not readable");
                // As CFEngine does: a file missing among several leaves the target as it is.
                return data.isPresent() ? Result.of(false) : Result.failure();
            }
            stale |= target != null && status.seconds("lastModifiedTime") > target.seconds("lastModifiedTime");
        }
        return Result.of(stale);
    }
}
