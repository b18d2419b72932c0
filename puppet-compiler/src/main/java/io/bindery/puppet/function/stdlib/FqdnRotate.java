package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyRandom;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Digests;
import io.bindery.puppet.function.Elements;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// `fqdn_rotate`: an array or text, rotated by a number that is always the same for a node.
final class FqdnRotate {
    static final Function FUNCTION = LegacyFunction.of("fqdn_rotate", -1, (call, arguments) -> {
        Checks.count("fqdn_rotate", arguments, 1, Integer.MAX_VALUE, "1");
        Value value = arguments.getFirst();
        if (!(value instanceof Arr) && !(value instanceof Str)) {
            throw new EvaluationError("fqdn_rotate(): Requires either array or string to work with");
        }
        Value name = call.scope().lookup("::fqdn");
        return turned(name == null ? Undef.UNDEF : name, arguments);
    });

    static final Function NAMESPACED = Function.named("stdlib::fqdn_rotate")
            .takes("String", "input")
            .repeatedly("Variant[Integer,String]", "seeds")
            .returns("String")
            .with((call, arguments) -> turned(call, arguments))
            .takes("Array", "input")
            .repeatedly("Variant[Integer,String]", "seeds")
            .returns("Array")
            .with((call, arguments) -> turned(call, arguments));

    private FqdnRotate() {}

    private static Value turned(Call call, List<Value> arguments) {
        boolean still = Elements.of(arguments.getFirst()).toList().size() <= 1;
        return still ? arguments.getFirst() : turned(Facts.value(call, "networking", "fqdn"), arguments);
    }

    private static Value turned(Value name, List<Value> arguments) {
        Value value = arguments.getFirst();
        List<Value> elements = Elements.of(value).toList();
        if (elements.size() <= 1) {
            return value;
        }
        List<Value> seeds = new ArrayList<>(arguments.subList(1, arguments.size()));
        seeds.addFirst(name);
        // As stdlib does: an empty list of seeds is joined too, which leaves a colon.
        String seed = Checks.joined(seeds, ":") + (arguments.size() == 1 ? ":" : "");
        int offset = (int) new RubyRandom(new BigInteger(Digests.hex("MD5", seed), 16)).below(elements.size());
        List<Value> turned = new ArrayList<>(elements.subList(offset, elements.size()));
        turned.addAll(elements.subList(0, offset));
        return value instanceof Arr ? new Arr(turned) : Str.of(Checks.joined(turned, ""));
    }
}
