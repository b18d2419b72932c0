package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.Variables;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.function.argument.Regexes;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableType;
import java.util.List;
import java.util.Optional;

/// `selectservers(@(list), port, question, pattern, most, array)`: counts the servers that answer as wanted, and lists them in an array.
public final class SelectServers implements Function {
    @Override
    public Result call(Call call) {
        String name = call.text(0);
        Optional<Variables.Variable> list = call.context().variables().find(References.listName(name));
        long most = Numbers.whole(call, call.text(4));
        Regex wanted = call.text(3).isEmpty() ? null : Regexes.compile(call, call.text(3));
        if (list.isEmpty() || !(list.get().value() instanceof Items(List<String> hosts))) {
            return Result.failure();
        }
        long count = 0;
        for (String host : hosts) {
            String answer = Tcp.ask(call, host, call.text(1), call.text(2), most);
            if (answer != null && (wanted == null || wanted.matchesAll(answer))) {
                call.context()
                        .variables()
                        .define(
                                call.text(5) + "[" + count + "]",
                                VariableType.STRING,
                                new Scalar(host),
                                List.of("source=function", "function=selectservers"));
                count++;
            }
        }
        return Result.of(count);
    }
}
