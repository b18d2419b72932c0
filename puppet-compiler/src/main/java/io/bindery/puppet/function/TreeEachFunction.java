package io.bindery.puppet.function;

import io.bindery.puppet.eval.BreakIteration;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `tree_each`: a tree of arrays, hashes and objects as a sequence of paths and values.
final class TreeEachFunction {
    private static final String TREE = "Variant[Iterator, Array, Hash, Object]";
    private static final String OPTIONS = "Struct[{container_type => Optional[Type],"
            + "include_root => Optional[Boolean],include_containers => Optional[Boolean],"
            + "include_values => Optional[Boolean],order => Optional[Enum[depth_first, breadth_first]],"
            + "include_refs => Optional[Boolean]}]";

    static final Function FUNCTION = Function.named("tree_each")
            .type("OptionsType", OPTIONS)
            .takes(TREE, "tree")
            .optionally("OptionsType", "options")
            .block("Callable[2,2]")
            .with((call, arguments) -> each(call, arguments, true))
            .takes(TREE, "tree")
            .optionally("OptionsType", "options")
            .block("Callable[1,1]")
            .with((call, arguments) -> each(call, arguments, false))
            .takes(TREE, "tree")
            .optionally("OptionsType", "options")
            .with((call, arguments) -> sequence(arguments));

    private TreeEachFunction() {}

    private static Value sequence(List<Value> arguments) {
        TreeWalk walk = walk(arguments);
        return new LazySequence(
                AnyType.DEFAULT, false, () -> walk.nodes().iterator(), () -> walk.nodes().reversed().iterator());
    }

    private static TreeWalk walk(List<Value> arguments) {
        return new TreeWalk(arguments.getFirst(), arguments.size() > 1 ? (Hash) arguments.get(1) : Hash.EMPTY);
    }

    private static Value each(Call call, List<Value> arguments, boolean withPath) {
        Closure block = call.requiredBlock();
        try {
            for (Value node : walk(arguments).nodes()) {
                Arr pair = (Arr) node;
                block.call(withPath ? pair.elements() : List.of(pair.get(1)));
            }
        } catch (BreakIteration e) {
            return arguments.getFirst();
        }
        return arguments.getFirst();
    }
}
