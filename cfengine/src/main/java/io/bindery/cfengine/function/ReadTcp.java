package io.bindery.cfengine.function;

/// `readtcp(host, port, question, most)`: a server's answer to a question.
final class ReadTcp implements Function {
    @Override
    public Result call(Call call) {
        long most = Numbers.whole(call, call.text(3));
        String answer = Tcp.ask(call, call.text(0), call.text(1), call.text(2), most);
        return answer == null ? Result.failure() : Result.of(answer);
    }
}
