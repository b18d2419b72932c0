package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Numbers;

/// `readtcp(host, port, question, most)`: a server's answer to a question.
public final class ReadTcp implements Function {
    @Override
    public Result call(Call call) {
        long most = Numbers.whole(call, call.text(3));
        String answer = Tcp.ask(call, call.text(0), call.text(1), call.text(2), most);
        return answer == null ? Result.failure() : Result.of(answer);
    }
}
