package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Regex;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// `data_regextract(pattern, text)`: the groups of the first match as a mapping, named ones by name.
public final class DataRegExtract implements Function {
    @Override
    public Result call(Call call) {
        Regex regex = Regex.compile(call.text(0));
        Regex.Match match = regex == null ? null : regex.search(call.text(1), 0);
        return regex == null || match == null ? Result.failure() : Result.of(new Data.Mapping(groups(regex, match)));
    }

    static SequencedMap<String, Data> groups(Regex regex, Regex.Match match) {
        Map<Integer, String> names = new HashMap<>();
        regex.groupNames().forEach((name, number) -> names.putIfAbsent(number, name));
        SequencedMap<String, Data> groups = new LinkedHashMap<>();
        for (int number = 0; number <= match.groupCount(); number++) {
            String group = match.group(number);
            groups.put(
                    names.getOrDefault(number, Integer.toString(number)),
                    new Data.Text(group == null ? "" : group));
        }
        return groups;
    }
}
