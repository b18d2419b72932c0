package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Value;
import java.util.Iterator;
import java.util.List;

/// The common part of `each`, `map`, `filter`, `all`, `any` and `index`: their signatures, and the arguments of the block.
///
/// A block with two parameters gets the key and value of a hash's entry, or the index and element of anything else. A block with
/// one parameter gets the entry as a pair, or the element.
final class Iteration {
    private Iteration() {}

    /// One iteration.
    ///
    /// @param arguments the arguments of the block
    /// @param element the element, a pair for a hash
    /// @param index its position: a hash's key, else a number
    record Turn(List<Value> arguments, Value element, Value index) {}

    /// The work of a function over all iterations.
    @FunctionalInterface
    interface Loop {
        Value run(Call call, Value subject, Turns turns);
    }

    static Function of(String name, Loop loop) {
        return with(Function.named(name), loop);
    }

    /// A function with the four signatures added.
    static Function with(Function function, Loop loop) {
        return function.takes("Hash[Any, Any]", "hash")
                .block("Callable[2,2]")
                .with((call, arguments) -> run(call, arguments.getFirst(), 2, loop))
                .takes("Hash[Any, Any]", "hash")
                .block("Callable[1,1]")
                .with((call, arguments) -> run(call, arguments.getFirst(), 1, loop))
                .takes("Iterable", "enumerable")
                .block("Callable[2,2]")
                .with((call, arguments) -> run(call, arguments.getFirst(), 2, loop))
                .takes("Iterable", "enumerable")
                .block("Callable[1,1]")
                .with((call, arguments) -> run(call, arguments.getFirst(), 1, loop));
    }

    private static Value run(Call call, Value subject, int parameters, Loop loop) {
        return loop.run(call, subject, new Turns(Elements.of(subject), parameters));
    }

    /// The iterations, one after the other.
    static final class Turns implements Iterator<Turn> {
        private final Elements elements;
        private final int parameters;
        private long count;

        Turns(Elements elements, int parameters) {
            this.elements = elements;
            this.parameters = parameters;
        }

        boolean pairs() {
            return elements.pairs();
        }

        int parameters() {
            return parameters;
        }

        @Override
        public boolean hasNext() {
            return elements.hasNext();
        }

        @Override
        public Turn next() {
            Value element = elements.next();
            Value index = elements.pairs() ? ((Arr) element).get(0) : Int.of(count++);
            if (parameters == 1) {
                return new Turn(List.of(element), element, index);
            }
            return new Turn(elements.pairs() ? ((Arr) element).elements() : List.of(index, element), element, index);
        }
    }
}
