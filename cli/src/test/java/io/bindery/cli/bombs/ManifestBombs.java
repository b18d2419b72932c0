package io.bindery.cli.bombs;

import static io.bindery.cli.bombs.Bomb.manifest;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Bombs in code of the Puppet language.
final class ManifestBombs {
    private static final int MANY = 100_000;
    private static final String DEEP = "deep|nest|too many levels";
    private static final String STEPS = "steps|limit|beyond|more than";

    private ManifestBombs() {}

    /// Texts that the parser has to give up on.
    static List<Bomb> syntax() {
        return List.of(
                manifest("syntax: brackets", DEEP, "$a = " + "[".repeat(MANY)),
                manifest("syntax: closed brackets", DEEP, "$a = " + "[".repeat(MANY) + "]".repeat(MANY)),
                manifest("syntax: braces", DEEP, "$a = " + "{a => ".repeat(MANY)),
                manifest("syntax: parentheses", DEEP, "$a = " + "(".repeat(MANY) + "1" + ")".repeat(MANY)),
                manifest("syntax: negations", DEEP, "$a = " + "!".repeat(MANY) + "true"),
                manifest("syntax: minus signs", DEEP, "$a = " + "- ".repeat(MANY) + "1"),
                manifest("syntax: blocks", DEEP, "if true { ".repeat(MANY) + "}".repeat(MANY)),
                manifest("syntax: elsif", DEEP, "if false { } " + "elsif false { } ".repeat(MANY)),
                manifest("syntax: classes in classes", DEEP, IntStream.range(0, 20_000).mapToObj(i -> "class c" + i + " { ").collect(Collectors.joining())),
                manifest("syntax: lambdas", DEEP, "[1].each |$x| { ".repeat(MANY) + "}".repeat(MANY)),
                manifest("syntax: selectors", DEEP, "$a = " + "1 ? { 1 => ".repeat(MANY)),
                manifest("syntax: interpolations", DEEP + "|Unclosed quote", "$a = " + "\"${".repeat(MANY)),
                manifest("syntax: an index of an index", DEEP, "$a = [1] $b = $a" + "[0]".repeat(MANY * 2)),
                manifest("syntax: calls of calls", DEEP, "$a = [1]" + ".flatten".repeat(MANY * 2)),
                manifest("syntax: arrows", DEEP, "notify { a: }" + " -> Notify[a]".repeat(MANY * 2)),
                manifest("syntax: assignments", DEEP, IntStream.range(0, MANY).mapToObj(i -> "$a" + i + " = ").collect(Collectors.joining()) + "1"),
                manifest("syntax: parameters of types", DEEP, "$a = " + "Array[".repeat(MANY) + "Any" + "]".repeat(MANY)),
                manifest("syntax: heredocs", "[Hh]eredoc|" + DEEP, "$a = @(E)\n".repeat(MANY)),
                manifest("syntax: a comment without an end", "comment|end", "/*" + "*".repeat(16 << 20)),
                manifest("syntax: a text without an end", "quote|string|end", "$a = '" + "x\n".repeat(8 << 20)),
                manifest("syntax: more text than is read", "too large|limit|beyond", "#" + Bomb.HUGE),
                manifest("syntax: a number of a million digits", "range|number|integer", "$a = " + "9".repeat(1_000_000)));
    }

    /// Programs that do not end, or that fill the memory.
    static List<Bomb> programs() {
        return List.of(
                manifest("program: three million resources", STEPS, "Integer[1, 3000000].each |$i| { notify { \"n${i}\": } }"),
                manifest("program: three million titles", STEPS, "$t = Integer[1, 3000000].map |$i| { \"n${i}\" } notify { $t: }"),
                manifest("program: resources of resources", STEPS, "define d($n) { d { \"${title}l\": n => $n + 1 } d { \"${title}r\": n => $n + 1 } } d { 'x': n => 0 }"),
                manifest("program: resources with long titles", STEPS, "define d { d { \"${title}${title}\": } } d { 'x': }"),
                manifest("program: created resources", STEPS, "$h = Integer[1, 3000000].map |$i| { [\"n${i}\", {}] } create_resources('notify', Hash($h))"),
                manifest("program: a loop", STEPS, "Integer[1, 1000000000].each |$x| { }"),
                manifest("program: loops in loops", STEPS, "Integer[1, 10000].each |$a| { Integer[1, 10000].each |$b| { Integer[1, 10000].each |$c| { } } }"),
                manifest("program: a list of a range", STEPS, "Array(1000000000000)"),
                manifest("program: a list of a wide range", STEPS, "$a = Integer[1, 1000000000].map |$x| { $x }"),
                manifest("program: recursion", DEEP, "function f($x) { f($x + 1) } f(0)"),
                manifest("program: recursion in two", STEPS + "|" + DEEP, "function f($n) { if $n > 0 { f($n - 1) f($n - 1) } } f(60)"),
                manifest("program: a text that doubles", STEPS, "Integer[1, 60].reduce('ab') |$t, $x| { \"${t}${t}\" }"),
                manifest("program: a list that doubles", STEPS, "Integer[1, 60].reduce([1]) |$t, $x| { $t + $t }"),
                manifest("program: a list of itself", STEPS, "Integer[1, 60].reduce([1]) |$t, $x| { [$t, $t] }"),
                manifest("program: a hash of itself", STEPS, "Integer[1, 60].reduce({}) |$t, $x| { {'a' => $t, 'b' => $t} }"),
                manifest("program: a deep list", DEEP, "Integer[1, 100000].reduce([]) |$m, $x| { [$m] }"),
                manifest("program: a wide format", "width|too big|limit", "sprintf('%999999999d', 1)"),
                manifest("program: a precise format", "width|precision|too big|limit", "sprintf('%.999999999f', 1.5)"),
                manifest("program: a text that grows by replacing", STEPS, "Integer[1, 60].reduce('ab') |$t, $x| { regsubst($t, '.', '\\0\\0\\0', 'G') }"),
                manifest("program: a type of itself", "recurs|itself|limit|cycle|self|resolve", "type A = Variant[A, B]\ntype B = Variant[B, A]\n$a = 1 =~ A"),
                manifest("program: relationships of all with all", STEPS + "|cycle", "$t = Integer[1, 3000].map |$i| { \"n${i}\" } notify { $t: } $r = $t.map |$n| { Notify[$n] } $r -> $r"));
    }
}
