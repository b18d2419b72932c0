package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.List;
import java.util.Optional;

/// `makerule(target, sources)`: `any` where a source is newer than the target or the target is missing, `!any` where not.
final class MakeRule implements Function {
    @Override
    public Result call(Call call) {
        FileStatus target = FileStatus.of(call.text(0), true);
        Optional<Data> data = Named.variable(call, 1).isPresent() || call.isInline(1) ? Containers.of(call, 1) : Optional.empty();
        List<String> sources = data.map(Primitives::texts).orElse(List.of(call.text(1)));
        boolean stale = target == null;
        for (String source : sources) {
            FileStatus status = FileStatus.of(source, true);
            if (status == null) {
                call.log(Level.INFO, "Function " + call.name() + ", source dependency '" + source + "' was not readable");
                return Result.failure();
            }
            stale |= target != null && status.seconds("lastModifiedTime") > target.seconds("lastModifiedTime");
        }
        return Result.of(stale);
    }
}
