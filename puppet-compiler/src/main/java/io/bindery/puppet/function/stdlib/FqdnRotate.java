package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyRandom;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.Digests;
import io.bindery.puppet.function.Elements;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// `fqdn_rotate`: an array or text turned by a number that is always the same for a node.
final class FqdnRotate {
    static final Function FUNCTION = LegacyFunction.of("fqdn_rotate", -1, (call, arguments) -> {
        Checks.count("fqdn_rotate", arguments, 1, Integer.MAX_VALUE, "1");
        Value value = arguments.getFirst();
        if (!(value instanceof Arr) && !(value instanceof Str)) {
            throw new EvaluationError("fqdn_rotate(): Requires either array or string to work with");
        }
        List<Value> elements = Elements.of(value).toList();
        if (elements.size() <= 1) {
            return value;
        }
        Value name = call.scope().lookup("::fqdn");
        List<Value> seeds = new ArrayList<>(arguments.subList(1, arguments.size()));
        seeds.addFirst(name == null ? Undef.UNDEF : name);
        String seed = Arguments.flatten(seeds).stream().map(RubyText::of).collect(Collectors.joining(":"));
        int offset = (int) new RubyRandom(new BigInteger(Digests.hex("MD5", seedText(seed, arguments)), 16)).below(elements.size());
        List<Value> turned = new ArrayList<>(elements.subList(offset, elements.size()));
        turned.addAll(elements.subList(0, offset));
        return value instanceof Arr
                ? new Arr(turned)
                : Str.of(turned.stream().map(RubyText::of).collect(Collectors.joining()));
    });

    private FqdnRotate() {}

    // As stdlib does: an empty list of seeds is joined too, which leaves a colon.
    private static String seedText(String joined, List<Value> arguments) {
        return arguments.size() == 1 ? joined + ":" : joined;
    }
}
