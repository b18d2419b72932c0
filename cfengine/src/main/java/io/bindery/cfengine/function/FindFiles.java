package io.bindery.cfengine.function;

import io.bindery.cfengine.value.TableOrder;
import java.util.ArrayList;
import java.util.List;

/// `findfiles(pattern, ...)`: the paths that wildcard patterns match.
final class FindFiles implements Function {
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
