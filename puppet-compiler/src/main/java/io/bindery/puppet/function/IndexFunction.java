package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexMatch;
import java.util.List;

/// `index`: the position of the first element for which the block is true, or which equals a value; or of a text within another.
final class IndexFunction {
    static final Function FUNCTION = blocks()
            .takes("String", "str")
            .takes("Variant[String,Regexp]", "match")
            .with((call, arguments) -> position(Arguments.string(arguments, 0), arguments.get(1)))
            .takes("Iterable", "enumerable")
            .takes("Any", "match")
            .with((call, arguments) -> find(call, arguments.get(0), arguments.get(1)));

    private IndexFunction() {}

    private static Function blocks() {
        return Function.named("index")
                .takes("Hash[Any, Any]", "hash")
                .block("Callable[2,2]")
                .with((call, arguments) -> search(call, arguments.getFirst(), 2))
                .takes("Hash[Any, Any]", "hash")
                .block("Callable[1,1]")
                .with((call, arguments) -> search(call, arguments.getFirst(), 1))
                .takes("Iterable", "enumerable")
                .block("Callable[2,2]")
                .with((call, arguments) -> search(call, arguments.getFirst(), 2))
                .takes("Iterable", "enumerable")
                .block("Callable[1,1]")
                .with((call, arguments) -> search(call, arguments.getFirst(), 1));
    }

    // As Puppet does: a block with one parameter gets the value of a hash's entry, not the pair.
    private static Value search(Call call, Value subject, int parameters) {
        Closure block = call.requiredBlock();
        Elements elements = Elements.of(call, subject);
        long count = 0;
        while (elements.hasNext()) {
            Value element = elements.next();
            Value index = elements.pairs() ? ((Arr) element).get(0) : Int.of(count++);
            Value content = elements.pairs() ? ((Arr) element).get(1) : element;
            if (Arguments.truthy(block.call(parameters == 1 ? List.of(content) : List.of(index, content)))) {
                return index;
            }
        }
        return Undef.UNDEF;
    }

    private static Value position(String text, Value match) {
        int at;
        if (match instanceof Regex regex) {
            RegexMatch found = regex.compiled().match(text);
            at = found == null ? -1 : found.start();
        } else {
            at = text.indexOf(((Str) match).value());
        }
        return at < 0 ? Undef.UNDEF : Int.of(text.codePointCount(0, at));
    }

    private static Value find(Call call, Value subject, Value match) {
        Elements elements = Elements.of(call, subject);
        long count = 0;
        while (elements.hasNext()) {
            Value element = elements.next();
            Value index = elements.pairs() ? ((Arr) element).get(0) : Int.of(count++);
            if (RubyOrder.isEqual(elements.pairs() ? ((Arr) element).get(1) : element, match)) {
                return index;
            }
        }
        return Undef.UNDEF;
    }
}
