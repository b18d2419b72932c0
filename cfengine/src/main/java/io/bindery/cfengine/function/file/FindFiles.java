package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.TableOrder;
import java.util.ArrayList;
import java.util.List;

/// `findfiles(pattern, ...)`: the paths that wildcard patterns match.
public final class FindFiles implements Function {
    @Override
    public Result call(Call call) {
        List<String> found = new ArrayList<>();
        for (int index = 0; index < call.size(); index++) {
            String pattern = call.text(index);
            if (pattern.startsWith("/")) {
                found.addAll(Glob.find(pattern));
            } else {
                call.log(Level.WARNING, "Non-absolute path in findfiles(), skipping: " + pattern);
            }
        }
        return Result.of(TableOrder.ofSet(found.stream().distinct().toList()));
    }
}
